import compress from "@fastify/compress";
import formBody from "@fastify/formbody";
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from "fastify";
import { recordRefusals } from "./commerce/accounts/record-refusals.ts";
import { authenticateBearer } from "./commerce/accounts/sessions.ts";
import { authenticateGuest } from "./commerce/guests/guest-tokens.ts";
import { guestToken } from "./http/check-before-body.ts";
import { serveContract } from "./http/contract.ts";
import { serveCookies } from "./http/cookies.ts";
import { enableGracefulShutdown } from "./http/graceful-shutdown.ts";
import { handleErrors } from "./http/error-handler.ts";
import {
  handleClientError,
  malformedUrl,
  refuseMalformedRequests,
  connectionLimits,
} from "./http/connection-limits.ts";
import { sendCached } from "./http/cached-response.ts";
import { methodsAt, requestPath, truncate, methodNotAllowed } from "./http/operations.ts";
import { redirectUrl } from "./http/redirect-url.ts";
import { refusal } from "./http/reply.ts";
import { boundBodies, defaultBodyLimits, type minimumBodyRate } from "./http/request-body.ts";
import { recordPersonalDataRead } from "./commerce/audit/personal-data-read.ts";
import { securityHeaders, type Guard } from "./http/security-headers.ts";
import { serveHealth } from "./http/health/health.ts";
import { log } from "./platform/telemetry/log.ts";
import { fromProxy, requestIds } from "./platform/telemetry/request-ids.ts";
import { logRequests } from "./platform/telemetry/requests.ts";
import { admissionsOf, handlersOf } from "./handlers.ts";
import type { Services } from "./commerce/services.ts";

/** For a URL that can't be decoded: programs get a problem document, people a page. */
const answerBadAddress =
  (guard: Guard) =>
  (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    // Hooks do not run for it.
    const isApi = request.url.startsWith("/api/");
    if (isApi) reply.code(400).type("application/problem+json");
    guard(request.url, reply);
    if (isApi) reply.send(malformedUrl(request).body);
    else reply.redirect("/not-found");
  };

function allowedAt(app: FastifyInstance, path: string): readonly string[] {
  if (path.startsWith("/api/")) return methodsAt(path);
  return app.hasRoute({ method: "GET", url: "/*" }) ? ["GET", "HEAD"] : [];
}

/** Sent by a browser as a plain form; a path with two leading slashes would lead to another site. */
const isFromPage = ({ headers }: FastifyRequest, path: string): boolean =>
  (headers.accept ?? "").includes("text/html") && /^\/(?![/\\])/.test(path) && !path.startsWith("/api/");

function answerNotFound(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = requestPath(request);
  const allowed = allowedAt(app, path);
  const isWrongMethod = allowed.length > 0 && !allowed.includes(request.method);
  // A form that scripts normally send: its page shows what is missing.
  if (isWrongMethod && request.method === "POST" && isFromPage(request, path))
    return reply.redirect(redirectUrl(request.url), 303);
  const { status, body, headers } = isWrongMethod
    ? methodNotAllowed(request, allowed)
    : { ...refusal(404, `There is nothing at ${request.method} ${truncate(path)}.`), headers: {} };
  return reply.code(status).headers(headers).type("application/problem+json").send(body);
}

/** The shop's API, without listening on a port. */
export async function apiApp(
  services: Services,
  options: { checkResponses: boolean; server?: FastifyServerOptions; slowestBody?: typeof minimumBodyRate },
): Promise<FastifyInstance> {
  const { trustProxy } = services.settings;
  const guard = securityHeaders(services.settings);
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "request_id" }),
    genReqId: requestIds(fromProxy(trustProxy)),
    trustProxy,
    routerOptions: { maxParamLength: 500 },
    requestTimeout: connectionLimits.requestTimeout,
    bodyLimit: defaultBodyLimits.bytes,
    http: connectionLimits,
    return503OnClosing: false,
    ...options.server,
    frameworkErrors: answerBadAddress(guard),
    clientErrorHandler: handleClientError,
  } as FastifyServerOptions) as unknown as FastifyInstance;
  logRequests(app, trustProxy);
  handleErrors(app);
  refuseMalformedRequests(app);
  boundBodies(app, options.slowestBody);
  enableGracefulShutdown(app);
  app.addHook("onRequest", async (request, reply) => {
    const cached = request.method === "GET" ? services.responseCache.get(request.url) : undefined;
    if (cached) return sendCached(request, reply, cached);
  });
  app.setNotFoundHandler((request, reply) => answerNotFound(app, request, reply));
  // 404 takes precedence over other errors.
  app.addHook("onRequest", async (request, reply) => {
    if (request.is404) return answerNotFound(app, request, reply);
  });
  await serveCookies(app, services.settings);
  await app.register(formBody);
  await app.register(compress, {
    threshold: 1024,
    encodings: ["br", "gzip"],
    // It would expand a body after its limits were checked.
    globalDecompression: false,
  });
  app.addHook("onSend", async ({ url }, reply) => guard(url, reply));
  serveHealth(app, services);
  const { checkResponses } = options;
  const bearer = authenticateBearer(services);
  const authenticate = (authorization: string | undefined) => {
    const token = guestToken(authorization);
    return token === null ? bearer(authorization) : authenticateGuest(services, token);
  };
  await serveContract(app, handlersOf(services), admissionsOf(services), authenticate, {
    checkResponses,
    responseCache: services.responseCache,
    throttle: services.limits.throttle,
    coldQueue: services.limits.coldQueue,
    clock: services.clock,
    refused: recordRefusals(services),
    read: recordPersonalDataRead(services),
  });
  return app;
}
