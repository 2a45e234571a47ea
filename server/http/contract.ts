import responseValidation from "@fastify/response-validation";
import type { Ajv as Validator } from "ajv";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import routes from "#generated/routes.json" with { type: "json" };
import { checkBeforeBody, type Authenticate } from "./check-before-body.ts";
import { foldSingleLineFields } from "./fold-lines.ts";
import { sendCached, type CacheableResponse } from "./cached-response.ts";
import type { ResponseCache } from "./response-cache.ts";
import { basePath, operationAt, type Operation } from "./operations.ts";
import {
  invalid,
  refusal,
  sendResponse,
  type Admissions,
  type ApiResponse,
  type CurrentCustomer,
  type Handlers,
  type OperationId,
} from "./reply.ts";
import type { Throttle } from "./limits/throttle.ts";
import { findUnstorableText } from "./unstorable-text.ts";
import { coercing, form, strict } from "./validators.ts";

declare module "fastify" {
  interface FastifyRequest {
    customer: CurrentCustomer | null;
    problem: string | null;
  }
}

export type ContractObserver = {
  refused: (operation: Operation, request: FastifyRequest, status: number) => void;
  read: (
    operation: Operation,
    request: { params: unknown; customer: CurrentCustomer },
    body: unknown,
  ) => Promise<void>;
};

/** Registers every operation with its handler and the contract's request and response checks. */
export async function serveContract(
  app: FastifyInstance,
  handlers: Handlers,
  admissions: Admissions,
  authenticate: Authenticate,
  options: {
    checkResponses: boolean;
    responseCache: ResponseCache;
    throttle: Throttle;
    clock: () => Date;
  } & ContractObserver,
): Promise<void> {
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.decorateRequest("customer", null);
  app.decorateRequest("problem", null);
  if (options.checkResponses) {
    await app.register(responseValidation, { ajv: strict as unknown as Validator });
  }
  const hooksOf = checkBeforeBody(authenticate, admissions, options.throttle, options.clock);
  for (const { method, url, operationId, path, schema } of routes) {
    const operation = operationAt(path, method);
    const handle = handlers[operationId as OperationId];
    app.route({
      method,
      url: basePath + url,
      schema,
      ...route(operation, handle, method === "GET", basePath + url),
    });
  }

  function route(operation: Operation, handle: Handlers[OperationId], isRead: boolean, url: string) {
    const handler = handle as (call: unknown) => Promise<ApiResponse>;
    const isCacheable = isRead && isForEveryone(operation);
    const bodyLimit = operation["x-body-limit"];
    const bodies = operation["x-form"] ? form : strict;
    return {
      ...(bodyLimit !== undefined && { bodyLimit }),
      config: { keepsRawBody: operation["x-raw-body"] === true },
      validatorCompiler: ({ schema, httpPart }: { schema: unknown; httpPart?: string }) =>
        (httpPart === "body" ? bodies : coercing).compile(schema as object),
      onRequest: [
        async (_request: FastifyRequest, reply: FastifyReply) => {
          if (!isCacheable) reply.header("cache-control", "no-store");
        },
        ...hooksOf(operation),
      ],
      preValidation: async ({ params, query, body }: FastifyRequest, reply: FastifyReply) => {
        if (operation.requestBody && (body === undefined || body === null))
          return sendResponse(reply, invalid([{ field: "body", message: "is required" }]));
        const field =
          findUnstorableText({ ...(params as object), ...(query as object) }, "") ??
          findUnstorableText(body, "");
        if (field !== null) return sendResponse(reply, unstorableText(field || "body"));
        foldSingleLineFields(params);
        // A signed body must not be changed.
        if (operation["x-raw-body"] !== true) foldSingleLineFields(body);
      },
      onSend: async (request: FastifyRequest, reply: FastifyReply) => {
        if (reply.statusCode >= 400) options.refused(operation, request, reply.statusCode);
      },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const { params, query, body, headers, customer, ip, cookies } = request;
        const callHandler = async () => {
          const answer = await handler({
            params,
            query,
            body,
            headers,
            customer,
            caller: customer,
            ip,
            cookies,
            rawBody: Buffer.concat(request.rawBody),
            refuse: refusal,
          });
          if (customer && answer.status === 200)
            await options.read(operation, { params, customer }, answer.body);
          return answer;
        };
        if (!isCacheable) return sendResponse(reply, await callHandler());
        let answer: ApiResponse | undefined;
        const cached = await options.responseCache.make(request.url, async (signal) => {
          const made = await callHandler();
          answer = signal.aborted ? undefined : made;
          // Only a picture's canonical URL is cached, since every other spelling would be another entry.
          if (Buffer.isBuffer(made.body) && request.url !== addressOf(url, params as object)) return null;
          return draftOf(made);
        });
        // The request that made the response returns it in full, so that it is validated; the others get the cached
        // copy.
        if (answer === undefined && cached) return sendCached(request, reply, cached);
        return sendResponse(reply.headers(cached?.headers ?? {}), answer ?? (await callHandler()));
      },
    };
  }
}

const addressOf = (url: string, params: object): string =>
  url.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );

/** Null: not cached. A picture is cached if it is immutable. */
function draftOf({ status, body, headers }: ApiResponse): CacheableResponse | null {
  if (status !== 200) return null;
  if (!Buffer.isBuffer(body)) return { status, headers: keptHeaders, body: JSON.stringify(body) };
  return headers?.["cache-control"]?.includes("immutable") ? { status, headers, body } : null;
}
const keptHeaders = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "public, no-cache",
};

/** Everything else may concern one person: an account, a token, an order. */
const isForEveryone = ({ security = [], "x-never-kept": isNeverKept }: Operation): boolean =>
  security.length === 0 && isNeverKept !== true;

const unstorableText = (field: string) => invalid([{ field, message: "holds a character that no text has" }]);
