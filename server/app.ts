import compress from "@fastify/compress";
import formBody from "@fastify/formbody";
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from "fastify";
import { accountHandlers } from "./accounts/accounts.handlers.ts";
import { confirmationHandlers } from "./accounts/confirmation.handlers.ts";
import { authenticatorHandlers } from "./authenticators/authenticators.handlers.ts";
import { sessionHandlers } from "./accounts/sessions.handlers.ts";
import { recordRefusals } from "./accounts/record-refusals.ts";
import { authenticateBearer } from "./accounts/sessions.ts";
import { serveContract } from "./api/contract.ts";
import { serveCookies } from "./api/cookies.ts";
import { enableGracefulShutdown } from "./api/graceful-shutdown.ts";
import { handleErrors } from "./api/error-handler.ts";
import {
  handleClientError,
  malformedUrl,
  refuseMalformedRequests,
  connectionLimits,
} from "./api/connection-limits.ts";
import { sendCached } from "./api/cached-response.ts";
import { methodsAt, requestPath, truncate, methodNotAllowed } from "./api/operations.ts";
import { redirectUrl } from "./api/redirect-url.ts";
import { refusal, type Admissions, type Handlers } from "./api/reply.ts";
import { boundBodies, defaultBodyLimits, type minimumBodyRate } from "./api/request-body.ts";
import { recordPersonalDataRead } from "./audit/personal-data-read.ts";
import { securityHeaders, type Guard } from "./api/security-headers.ts";
import { captchaHandlers } from "./captcha/captcha.handlers.ts";
import { cartHandlers } from "./cart/cart.handlers.ts";
import { wishListHandlers } from "./cart/wish-list.handlers.ts";
import { catalogueHandlers } from "./catalogue/catalogue.handlers.ts";
import { commissionHandlers } from "./commissions/commissions.handlers.ts";
import { statementHandlers } from "./statements/statements.handlers.ts";
import { contactHandlers } from "./contact/contact.handlers.ts";
import { contentHandlers } from "./content/content.handlers.ts";
import { documentHandlers } from "./documents/documents.handlers.ts";
import { failedMailHandlers } from "./jobs/failed-mails.handlers.ts";
import { serveHealth } from "./health/health.ts";
import { languageHandlers } from "./markets/languages.handlers.ts";
import { marketHandlers } from "./markets/markets.handlers.ts";
import { orderHandlers } from "./orders/orders.handlers.ts";
import { paymentHandlers } from "./payment/payment.handlers.ts";
import { payoutHandlers } from "./payouts/payouts.handlers.ts";
import { selfBillingHandlers } from "./self-billing/self-billing.handlers.ts";
import { payoutReviewHandlers } from "./payouts/payout-review.handlers.ts";
import { personalDataHandlers } from "./personal-data/personal-data.handlers.ts";
import { pointHandlers } from "./points/points.handlers.ts";
import { fulfilmentHandlers } from "./fulfilment/fulfilment.handlers.ts";
import { refundReviewHandlers } from "./refunds/refund-review.handlers.ts";
import { log } from "./telemetry/log.ts";
import { fromProxy, requestIds } from "./telemetry/request-ids.ts";
import { logRequests } from "./telemetry/requests.ts";
import { issueHandlers } from "./reconciliation/issues.handlers.ts";
import { webhookHandlers } from "./reconciliation/webhooks.handlers.ts";
import { tourLeadHandlers } from "./tour-leads/tour-leads.handlers.ts";
import { refundImageAdmission } from "./refunds/refund-images.admission.ts";
import { refundHandlers } from "./refunds/refunds.handlers.ts";
import { tourLeadImageAdmission } from "./tour-leads/pictures.admission.ts";
import type { Services } from "./services.ts";

const handlersOf = (services: Services): Handlers => ({
  ...languageHandlers(services),
  ...marketHandlers(services),
  ...contentHandlers(services),
  ...catalogueHandlers(services),
  ...captchaHandlers(services),
  ...cartHandlers(services),
  ...wishListHandlers(services),
  ...accountHandlers(services),
  ...confirmationHandlers(services),
  ...contactHandlers(services),
  ...sessionHandlers(services),
  ...authenticatorHandlers(services),
  ...orderHandlers(services),
  ...paymentHandlers(services),
  ...documentHandlers(services),
  ...failedMailHandlers(services),
  ...personalDataHandlers(services),
  ...pointHandlers(services),
  ...commissionHandlers(services),
  ...statementHandlers(services),
  ...tourLeadHandlers(services),
  ...payoutHandlers(services),
  ...selfBillingHandlers(services),
  ...payoutReviewHandlers(services),
  ...refundHandlers(services),
  ...refundReviewHandlers(services),
  ...fulfilmentHandlers(services),
  ...webhookHandlers(services),
  ...issueHandlers(services),
});

const admissionsOf = (services: Services): Admissions => ({
  ...refundImageAdmission(services),
  ...tourLeadImageAdmission(services),
});

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
  await serveContract(app, handlersOf(services), admissionsOf(services), authenticateBearer(services), {
    checkResponses,
    responseCache: services.responseCache,
    throttle: services.limits.throttle,
    clock: services.clock,
    refused: recordRefusals(services),
    read: recordPersonalDataRead(services),
  });
  return app;
}
