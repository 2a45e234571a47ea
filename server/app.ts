import compress from "@fastify/compress";
import formBody from "@fastify/formbody";
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from "fastify";
import { accountHandlers } from "./accounts/accounts.handlers.ts";
import { authenticator } from "./accounts/sessions.ts";
import { serveContract } from "./api/contract.ts";
import { serveCookies } from "./api/cookies.ts";
import { answerErrors } from "./api/errors.ts";
import { refusal, type Handlers } from "./api/reply.ts";
import { cartHandlers } from "./cart/cart.handlers.ts";
import { catalogueHandlers } from "./catalogue/catalogue.handlers.ts";
import { contentHandlers } from "./content/content.handlers.ts";
import { documentHandlers } from "./documents/documents.handlers.ts";
import { marketHandlers } from "./markets/markets.handlers.ts";
import { orderHandlers } from "./orders/orders.handlers.ts";
import { paymentHandlers } from "./payment/payment.handlers.ts";
import { pointHandlers } from "./points/points.handlers.ts";
import type { Services } from "./services.ts";

/** The whole table from operation to handler. */
const handlersOf = (services: Services): Handlers => ({
  ...marketHandlers(services),
  ...contentHandlers(services),
  ...catalogueHandlers(services),
  ...cartHandlers(services),
  ...accountHandlers(services),
  ...orderHandlers(services),
  ...paymentHandlers(services),
  ...documentHandlers(services),
  ...pointHandlers(services),
});

/** An address that can't be decoded: a program gets a problem document, a person the page that says so. */
const answerBadAddress = (_error: Error, { url }: FastifyRequest, reply: FastifyReply): void => {
  if (!url.startsWith("/api/")) return void reply.redirect("/not-found");
  const { body } = refusal(400, "This address can't be read.");
  return void reply.code(400).type("application/problem+json").send(body);
};

/** The shop's API, importable without a port. */
export async function shopApp(
  services: Services,
  options: { checkResponses: boolean; server?: FastifyServerOptions },
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: "error" },
    trustProxy: services.settings.trustProxy,
    ...options.server,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerBadAddress,
  } as FastifyServerOptions) as unknown as FastifyInstance;
  answerErrors(app);
  app.setNotFoundHandler((request, reply) => {
    const { body } = refusal(404, `There is nothing at ${request.method} ${request.url.split("?")[0]}.`);
    return reply.code(404).type("application/problem+json").send(body);
  });
  await serveCookies(app, services.settings);
  await app.register(formBody);
  await app.register(compress, { threshold: 1024, encodings: ["br", "gzip"] });
  app.addHook("onSend", async (_request, reply) => {
    reply.header("x-content-type-options", "nosniff").header("referrer-policy", "same-origin");
  });
  const { checkResponses } = options;
  await serveContract(app, handlersOf(services), authenticator(services), {
    checkResponses,
    kept: services.kept,
  });
  return app;
}
