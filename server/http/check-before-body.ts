import type { FastifyReply, FastifyRequest } from "fastify";
import { bodyQueue } from "./body-queue.ts";
import {
  methodsByPath,
  acceptsGuests,
  isForGuestsOnly,
  needsToken,
  requestPath,
  queryNames,
  truncate,
  methodNotAllowed,
  type Operation,
} from "./operations.ts";
import {
  invalid,
  refusal,
  sendResponse,
  tooMany,
  type Admission,
  type Admissions,
  type ApiResponse,
  type CurrentCustomer,
  type OperationId,
} from "./reply.ts";
import { defaultBodyLimits } from "./request-body.ts";
import { secondsToWait, type Throttle } from "./limits/throttle.ts";
import { proofExpiresAt } from "./fresh-proof.ts";
import { coercing } from "./validators.ts";

export type Authenticate = (authorization: string | undefined) => Promise<CurrentCustomer | null>;
/** Null if the header has no guest's token. */
export const guestToken = (authorization: string | undefined): string | null =>
  /^Bearer (guest_[\w-]*)$/i.exec(authorization ?? "")?.[1] ?? null;

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Bytes. A larger body is read only if the operation has an admission. */
const largestUnadmitted = 1_000_000;

/** Checks what does not need the body: URL, authentication, and which body the operation accepts from this caller. */
export function checkBeforeBody(
  authenticate: Authenticate,
  admissions: Admissions,
  throttle: Throttle,
  now: () => Date,
): (operation: Operation) => readonly Hook[] {
  const waitForTurn = bodyQueue();
  return (operation) => {
    const admit = admissions[operation.operationId as OperationId] as Admission<OperationId> | undefined;
    const bytes = operation["x-body-limit"] ?? defaultBodyLimits.bytes;
    if (bytes > largestUnadmitted && !admit)
      throw new Error(`${operation.operationId} takes ${bytes} bytes and admits everybody.`);
    const limits = { bytes, values: operation["x-body-values"] ?? defaultBodyLimits.values };
    return [
      checkAddress(operation),
      checkCaller(operation, authenticate),
      checkProof(operation, now),
      checkGuest(operation),
      checkPace(operation, throttle),
      checkBodyHeaders(operation),
      admit ? admission(admit) : async (request) => void (request.bodyLimits = limits),
    ];
  };

  function admission(admit: Admission<OperationId>): Hook {
    return async (request, reply) => {
      // The validation that follows refuses these.
      if (!areParametersValid(request)) return;
      const { params, query, headers, customer, ip, cookies } = request;
      const call = { params, query, headers, customer, caller: customer, ip, cookies, refuse: refusal };
      const admitted = await admit(call as never);
      if (!("person" in admitted)) return sendResponse(reply, admitted as ApiResponse);
      if (!(await waitForTurn(reply, admitted.person))) return sendResponse(reply, busy);
      request.bodyLimits = { bytes: admitted.bytes, values: defaultBodyLimits.values };
    };
  }
}

const checkAddress = (operation: Operation): Hook => {
  const known = queryNames(operation);
  return async (request, reply) => {
    // A literal path is not an id: `PUT /orders/count` does not change an order.
    const methods = methodsByPath.get(requestPath(request));
    if (methods && !methods.includes(request.method))
      return sendResponse(reply, methodNotAllowed(request, methods));
    const unknown = Object.keys(request.query as object).find((name) => !known.includes(name));
    if (unknown !== undefined) return sendResponse(reply, unknownParameter(truncate(unknown)));
  };
};

const checkCaller = (operation: Operation, authenticate: Authenticate): Hook => {
  const { security = [], "x-role": role } = operation;
  const isForGuests = acceptsGuests(security);
  return async (request, reply) => {
    const { authorization } = request.headers;
    if (security.length === 0 || (!needsToken(security) && authorization === undefined)) return;
    const isGuest = guestToken(authorization) !== null;
    // A 401 would log an account out in the same browser.
    if (isGuest && !isForGuests)
      return needsToken(security) ? sendResponse(reply, guestTokenOnlyOrder) : undefined;
    request.customer = await authenticate(authorization);
    if (!request.customer)
      return sendResponse(reply, isGuest ? guestTokenExpired : refusal(401, "Please log in."));
    if (role && request.customer.role !== role) return sendResponse(reply, administratorsOnly);
  };
};

const checkProof = (operation: Operation, now: () => Date): Hook => {
  const { "x-limited-session": limited, "x-fresh-proof": fresh } = operation;
  return async ({ customer }, reply) => {
    if (!customer) return;
    const { role, secondFactor, provedAt } = customer;
    if (secondFactor === "enrol" || secondFactor === "prove") {
      const isAllowed = limited === "any" || (limited === "enrol" && secondFactor === "enrol");
      return isAllowed ? undefined : sendResponse(reply, secondFactorRequired);
    }
    const isAsked = fresh === "everybody" || (fresh === "administrators" && role === "administrator");
    if (isAsked && proofExpiresAt(provedAt, now()) === null) return sendResponse(reply, freshProofRequired);
  };
};

/** After the proof, which an administrator's session needs for anything. */
const checkGuest = ({ security }: Operation): Hook => {
  const isOnlyForGuests = isForGuestsOnly(security);
  return async ({ customer }, reply) => {
    if (isOnlyForGuests && customer?.guestOrderId === undefined)
      return sendResponse(reply, guestTokenRequired);
  };
};

const checkPace = ({ "x-pace": throttleName }: Operation, throttle: Throttle): Hook => {
  return async (request, reply) => {
    if (!throttleName) return;
    const { customer } = request;
    const seconds = await (customer
      ? throttle(throttleName, customer.id)
      : secondsToWait(throttle, throttleName, request));
    if (seconds !== null) return sendResponse(reply, tooMany(seconds));
  };
};

/** A body is validated by the schema of its content type, so other types are refused. */
const checkBodyHeaders = ({ requestBody }: Operation): Hook => {
  const types = Object.keys(requestBody?.content ?? {});
  return async ({ headers, method }, reply) => {
    if (method === "GET" || method === "HEAD") return;
    const length = headers["content-length"];
    const isEmpty = headers["transfer-encoding"] === undefined && (length === undefined || length === "0");
    if (isEmpty) return requestBody ? sendResponse(reply, bodyProblem("is required")) : undefined;
    if (!requestBody) return sendResponse(reply, bodyProblem("is not read here"));
    const encoding = headers["content-encoding"]?.trim().toLowerCase() ?? "identity";
    if (encoding !== "identity") return sendResponse(reply, compressedBody);
    const contentType = headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";
    if (!types.includes(contentType))
      return sendResponse(reply, refusal(415, `The body must be ${types.join(" or ")}.`));
  };
};

type Compiled = (data: unknown) => boolean;
const areParametersValid = ({ params, query, routeOptions }: FastifyRequest): boolean => {
  const { schema } = routeOptions as { schema?: { params?: object; querystring?: object } };
  const isValid = (part: object | undefined, data: unknown) =>
    !part || (coercing.compile(part) as Compiled)(structuredClone(data));
  return isValid(schema?.params, params) && isValid(schema?.querystring, query);
};

const guestTokenOnlyOrder = refusal(403, "A guest can only see and change their own order.", {
  code: "guest_token_only_order",
});
const guestTokenExpired = refusal(403, "Please open your order by the link in its mail.", {
  code: "guest_token_expired",
});
const guestTokenRequired = refusal(403, "Only a guest may do this.", { code: "guest_token_required" });
const administratorsOnly = refusal(403, "Only administrators may do this.", { code: "administrators_only" });
const secondFactorRequired = refusal(403, "Please prove your second factor first.", {
  code: "second_factor_required",
});
const freshProofRequired = refusal(403, "Please confirm that it is you.", { code: "fresh_proof_required" });
const compressedBody = {
  ...refusal(415, "The body must not be compressed."),
  headers: { "accept-encoding": "identity" },
};
const bodyProblem = (message: string) => invalid([{ field: "body", message }]);
const busy = { ...refusal(503, "Too many uploads at the moment."), headers: { "retry-after": "5" } };

const unknownParameter = (name: string) =>
  refusal(400, `There is no query parameter "${name}" here.`, {
    code: "invalid",
    errors: [{ field: name, message: "is not a parameter of this operation" }],
  });
