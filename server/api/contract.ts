import responseValidation from "@fastify/response-validation";
import type { Ajv as Validator } from "ajv";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import specification from "#generated/openapi.json" with { type: "json" };
import routes from "#generated/routes.json" with { type: "json" };
import { setCookie, type SetCookie } from "./cookies.ts";
import { sendKept, type ReplyDraft } from "./kept-reply.ts";
import type { Kept } from "./kept.ts";
import { invalid, refusal, type CurrentCustomer, type Handlers, type OperationId } from "./reply.ts";
import { unstorableField } from "./stored-text.ts";
import { coercing, strict } from "./validators.ts";

const base = "/api/v1";
type Operation = {
  operationId: string;
  security?: object[];
  /** Each answer is another one, so none is kept. */
  "x-never-kept"?: boolean;
  /** Nobody else may ask. */
  "x-role"?: "administrator";
  /** Bytes, where a body may be larger than elsewhere. */
  "x-body-limit"?: number;
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, unknown> };
};
type Paths = Record<string, Record<string, Operation>>;
const paths = specification.paths as unknown as Paths;
const parameters = specification.components.parameters as Record<string, { in: string; name: string }>;

declare module "fastify" {
  interface FastifyRequest {
    customer: CurrentCustomer | null;
  }
}

/** Routes, request and response checks, all from the contract; one handler for each operation. */
export async function serveContract(
  app: FastifyInstance,
  handlers: Handlers,
  authenticate: (authorization: string | undefined) => Promise<CurrentCustomer | null>,
  options: { checkResponses: boolean; kept: Kept },
): Promise<void> {
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === "body" ? strict : coercing).compile(schema as object),
  );
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.decorateRequest("customer", null);
  if (options.checkResponses) {
    await app.register(responseValidation, { ajv: strict as unknown as Validator });
  }
  for (const { method, url, operationId, path, schema } of routes) {
    const operation = operationAt(path, method);
    const handle = handlers[operationId as OperationId];
    app.route({ method, url: base + url, schema, ...route(operation, handle, method === "GET", base + url) });
  }

  function route(operation: Operation, handle: Handlers[OperationId], isRead: boolean, url: string) {
    const handler = handle as (call: unknown) => Promise<Answer>;
    const known = queryNames(operation);
    const { security = [] } = operation;
    const takesToken = security.length > 0;
    const isProtected = needsToken(security);
    // Everything else may be about one person: an account, a token, what somebody did.
    const isKept = isRead && !takesToken && operation["x-never-kept"] !== true;
    const bodyLimit = operation["x-body-limit"];
    return {
      ...(bodyLimit !== undefined && { bodyLimit }),
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        // A path of its own is nobody's id: `PUT /orders/count` is no change of an order.
        const methods = named.get(pathOf(request));
        if (methods && !methods.includes(request.method)) return send(reply, wrongMethod(request, methods));
        if (!isKept) reply.header("cache-control", "no-store");
        const unknown = Object.keys(request.query as object).find((name) => !known.includes(name));
        if (unknown) return send(reply, unknownParameter(unknown));
        const { authorization } = request.headers;
        if (!takesToken || (!isProtected && authorization === undefined)) return;
        request.customer = await authenticate(authorization);
        if (!request.customer) return send(reply, refusal(401, "Please log in."));
        const role = operation["x-role"];
        if (role && request.customer.role !== role) return send(reply, administratorsOnly);
      },
      preValidation: async ({ params, query, body, headers }: FastifyRequest, reply: FastifyReply) => {
        const wrong = bodyProblem(operation, headers["content-type"], body);
        if (wrong) return send(reply, wrong);
        const field =
          unstorableField({ ...(params as object), ...(query as object) }, "") ?? unstorableField(body, "");
        if (field !== null) return send(reply, unstorableText(field || "body"));
      },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const { params, query, body, headers, customer, ip, cookies } = request;
        const ask = () =>
          handler({
            params,
            query,
            body,
            headers,
            customer,
            caller: customer,
            ip,
            cookies,
            refuse: refusal,
          });
        if (!isKept) return send(reply, await ask());
        let answer: Answer | undefined;
        const kept = await options.kept.make(request.url, async () => {
          answer = await ask();
          // A picture by one way of writing its address: there are many, and each would be one more to be kept.
          if (Buffer.isBuffer(answer.body) && request.url !== addressOf(url, params as object)) return null;
          return draftOf(answer);
        });
        // Whoever made it is answered in full, so that it is checked; the others get what is kept of it.
        if (answer === undefined && kept) return sendKept(request, reply, kept);
        return send(reply.headers(kept?.headers ?? {}), answer ?? (await ask()));
      },
    };
  }
}

/** A route's address with these parameters, as the shop itself writes it. */
const addressOf = (url: string, params: object): string =>
  url.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );

/** Null: the answer is not kept. A picture is if it never becomes another one. */
function draftOf({ status, body, headers }: Answer): ReplyDraft | null {
  if (status !== 200) return null;
  if (!Buffer.isBuffer(body)) return { status, headers: keptHeaders, body: JSON.stringify(body) };
  return headers?.["cache-control"]?.includes("immutable") ? { status, headers, body } : null;
}
const keptHeaders = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "public, no-cache",
};

const administratorsOnly = refusal(403, "Only administrators may do this.", { code: "administrators_only" });

/** `{}` among the ways to say who asks: nobody has to. */
export const needsToken = (security: readonly object[]): boolean =>
  security.length > 0 && security.every((way) => Object.keys(way).length > 0);

type Answer = {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
  cookies?: readonly SetCookie[];
};
function send(reply: FastifyReply, { status, body, headers, cookies = [] }: Answer) {
  reply.code(status).headers(headers ?? {});
  for (const cookie of cookies) setCookie(reply, cookie);
  if (status >= 400) reply.type("application/problem+json");
  return reply.send(body);
}

const unknownParameter = (name: string) =>
  refusal(400, `There is no query parameter "${name}" here.`, {
    code: "invalid",
    errors: [{ field: name, message: "is not a parameter of this operation" }],
  });

/** A body is checked by the schema of its content type: one of another type, or of none, would not be checked. */
function bodyProblem(
  { requestBody }: Operation,
  contentType: string | undefined,
  body: unknown,
): Answer | null {
  const isEmpty = body === undefined || body === null;
  if (!requestBody) return isEmpty ? null : invalid([{ field: "body", message: "is not read here" }]);
  if (isEmpty) return invalid([{ field: "body", message: "is required" }]);
  const types = Object.keys(requestBody.content);
  const given = contentType?.split(";")[0]?.trim().toLowerCase() ?? "";
  return types.includes(given) ? null : refusal(415, `The body must be ${types.join(" or ")}.`);
}

const unstorableText = (field: string) => invalid([{ field, message: "holds a character that no text has" }]);

const methodsOf = (operations: Record<string, Operation>): string[] =>
  Object.keys(operations).flatMap((method) => (method === "get" ? ["GET", "HEAD"] : [method.toUpperCase()]));

/** The methods of each path without a parameter, by its address. */
const named = new Map(
  Object.entries(paths)
    .filter(([path]) => !path.includes("{"))
    .map(([path, operations]) => [base + path, methodsOf(operations)]),
);

const patterns = Object.entries(paths).map(([path, operations]) => ({
  pattern: new RegExp(`^${base}${path.replace(/\{\w+\}/g, "[^/]+")}$`),
  methods: methodsOf(operations),
}));

/** The methods that the contract has at an address; a GET is also answered as HEAD. */
export function methodsAt(address: string): readonly string[] {
  const found = patterns.filter(({ pattern }) => pattern.test(address)).flatMap(({ methods }) => methods);
  return named.get(address) ?? [...new Set(found)];
}

export const pathOf = ({ url }: FastifyRequest): string => url.split("?")[0]!;

/** An address that has other methods than the one it was asked by. */
export const wrongMethod = (request: FastifyRequest, allowed: readonly string[]) => ({
  ...refusal(405, `${pathOf(request)} does not take ${request.method}.`),
  headers: { allow: allowed.join(", ") },
});

function operationAt(path: string, method: string): Operation {
  const operation = paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`The contract has no ${method} ${path}.`);
  return operation;
}

const queryNames = ({ parameters: own = [] }: Operation): string[] =>
  own
    .map((parameter) =>
      "$ref" in parameter ? parameters[String(parameter.$ref).split("/").pop()!]! : parameter,
    )
    .filter((parameter) => parameter.in === "query")
    .map(({ name }) => name);
