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
import type { ColdQueue } from "./limits/cold-queue.ts";
import { clientNetwork } from "./limits/network.ts";
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

type ContractOptions = {
  checkResponses: boolean;
  responseCache: ResponseCache;
  throttle: Throttle;
  coldQueue: ColdQueue;
  clock: () => Date;
} & ContractObserver;
type AnyHandler = (call: unknown) => Promise<ApiResponse>;

/** Registers every operation with its handler and the contract's request and response checks. */
export async function serveContract(
  app: FastifyInstance,
  handlers: Handlers,
  admissions: Admissions,
  authenticate: Authenticate,
  options: ContractOptions,
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
    const handler = handlers[operationId as OperationId] as AnyHandler;
    const isCacheable = method === "GET" && isForEveryone(operation);
    app.route({
      method,
      url: basePath + url,
      schema,
      ...bodyOptions(operation),
      onRequest: [...(isCacheable ? [] : [forbidCaching]), ...hooksOf(operation)],
      preValidation: checkTexts(operation),
      onSend: async (request: FastifyRequest, reply: FastifyReply) => {
        if (reply.statusCode >= 400) options.refused(operation, request, reply.statusCode);
      },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const respond = () => callHandler(operation, handler, options, request);
        if (!isCacheable) return sendResponse(reply, await respond());
        const known = options.responseCache.get(request.url);
        if (known) return sendCached(request, reply, known);
        const make = () => makeReply(options, basePath + url, request, reply, respond);
        // Pictures have their own limits.
        if (!isJson(operation)) return (await make())();
        const network = clientNetwork(request.ip);
        const seconds = options.coldQueue.secondsToWait(network);
        if (seconds !== null) return sendResponse(reply, veryBusy(seconds));
        const send = await options.coldQueue.run(network, make, () => request.socket.destroyed);
        return send ? send() : reply.hijack();
      },
    });
  }
}

function bodyOptions(operation: Operation) {
  const bodyLimit = operation["x-body-limit"];
  const bodies = operation["x-form"] ? form : strict;
  return {
    ...(bodyLimit !== undefined && { bodyLimit }),
    config: { keepsRawBody: operation["x-raw-body"] === true },
    validatorCompiler: ({ schema, httpPart }: { schema: unknown; httpPart?: string }) =>
      (httpPart === "body" ? bodies : coercing).compile(schema as object),
  };
}

async function forbidCaching(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header("cache-control", "no-store");
}

/** Refuses a missing body and text that the database cannot store, and folds the lines of single-line fields. */
const checkTexts =
  (operation: Operation) =>
  async ({ params, query, body }: FastifyRequest, reply: FastifyReply) => {
    if (operation.requestBody && (body === undefined || body === null))
      return sendResponse(reply, invalid([{ field: "body", message: "is required" }]));
    const field =
      findUnstorableText({ ...(params as object), ...(query as object) }, "") ?? findUnstorableText(body, "");
    if (field !== null) return sendResponse(reply, unstorableText(field || "body"));
    foldSingleLineFields(params);
    // A signed body must not be changed.
    if (operation["x-raw-body"] !== true) foldSingleLineFields(body);
  };

async function callHandler(
  operation: Operation,
  handler: AnyHandler,
  observer: ContractObserver,
  { params, query, body, headers, customer, ip, cookies, rawBody }: FastifyRequest,
): Promise<ApiResponse> {
  const response = await handler({
    params,
    query,
    body,
    headers,
    customer,
    caller: customer,
    ip,
    cookies,
    rawBody: Buffer.concat(rawBody),
    refuse: refusal,
  });
  if (customer && response.status === 200)
    await observer.read(operation, { params, customer }, response.body);
  return response;
}

/** @returns what sends it, which lasts as long as the client takes to read it */
async function makeReply(
  { responseCache: cache, checkResponses }: Pick<ContractOptions, "responseCache" | "checkResponses">,
  url: string,
  request: FastifyRequest,
  reply: FastifyReply,
  respond: () => Promise<ApiResponse>,
): Promise<() => FastifyReply | Promise<FastifyReply>> {
  let response: ApiResponse | undefined;
  const draft = async () => {
    response = await respond();
    // Only a picture's canonical URL is cached, since every other spelling would be another entry.
    if (Buffer.isBuffer(response.body) && request.url !== addressOf(url, request.params as object))
      return null;
    return draftOf(response);
  };
  const cached = await cache.make(request.url, draft, () => {
    response = undefined;
  });
  // Where responses are validated, the request that made one returns it in full; the others get the cached copy.
  if (cached && (response === undefined || !checkResponses)) return () => sendCached(request, reply, cached);
  const full = response ?? (await respond());
  return () => sendResponse(reply.headers(cached?.headers ?? {}), full);
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

const isJson = ({ responses = {} }: Operation): boolean =>
  responses["200"]?.content?.["application/json"] !== undefined;

const veryBusy = (seconds: number) => ({
  ...refusal(503, "The shop is very busy. Please come back later."),
  headers: { "retry-after": String(seconds) },
});

/** Everything else may concern one person: an account, a token, an order. */
const isForEveryone = ({ security = [], "x-never-kept": isNeverKept }: Operation): boolean =>
  security.length === 0 && isNeverKept !== true;

const unstorableText = (field: string) => invalid([{ field, message: "holds a character that no text has" }]);
