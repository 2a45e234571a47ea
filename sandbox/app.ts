import formbody from "@fastify/formbody";
import fastify from "fastify";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { accessTokens } from "./access.ts";
import type { Credentials } from "./access.ts";
import { apiRoutes } from "./api.ts";
import { approvalRoutes, sendPage } from "./approval.ts";
import { confusedPage, lostPage } from "./page.ts";
import { Problem, invalid, notFound, unauthorised } from "./problem.ts";
import type { Sandbox } from "./sandbox.ts";
import { viesRoutes } from "./vies.ts";
import { certificate, certificatePath } from "./webhooks.ts";

/** The public server: the provider's API and its pages. */
export function sandboxApp(sandbox: Sandbox, credentials: Credentials): FastifyInstance {
  const tokens = accessTokens(credentials, sandbox.clock);
  const app = fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 200 } });
  app.addHook("onSend", async (_request, reply) => {
    reply.header("x-content-type-options", "nosniff");
  });
  app.register(formbody);
  app.addContentTypeParser("application/json", { parseAs: "string" }, readJson);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) =>
    isApi(request) ? answerProblem(reply, notFound()) : sendPage(reply.code(404), lostPage()),
  );

  app.get(certificatePath, (_request, reply) => reply.type("application/x-pem-file").send(certificate));
  app.get("/health", () => ({ status: "ok" }));
  app.post<{ Body: unknown }>("/v1/oauth2/token", ({ headers, body }, reply) => {
    if (!tokens.isClient(headers.authorization))
      return reply.code(401).send({
        error: "invalid_client",
        error_description: "Client Authentication failed",
      });
    if (grantTypeOf(body) !== "client_credentials")
      return reply.code(400).send({
        error: "unsupported_grant_type",
        error_description: "Grant Type is NULL",
      });
    return tokens.grant();
  });
  app.register(async (api) => {
    api.addHook("onRequest", async ({ headers }) => {
      if (!tokens.isGranted(headers.authorization)) throw unauthorised();
      sandbox.shopsUrl = `http://${headers["x-forwarded-host"] ?? headers.host}`;
    });
    apiRoutes(api, sandbox);
  });
  viesRoutes(app, sandbox);
  approvalRoutes(app, sandbox);
  return app;
}

/** The provider accepts a capture with an empty body as JSON. */
function readJson(
  _request: FastifyRequest,
  text: string | Buffer,
  done: (error: Error | null, body?: unknown) => void,
): void {
  try {
    done(null, text.length === 0 ? undefined : JSON.parse(text.toString()));
  } catch {
    done(invalid([{ issue: "MALFORMED_REQUEST_JSON", description: "The request JSON is not well formed." }]));
  }
}

function answerError(error: FastifyError | Problem, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Problem) return answerProblem(reply, error);
  const status = error.statusCode ?? 500;
  if (status < 500 && !isApi(request)) return sendPage(reply.code(status), confusedPage());
  if (status < 500)
    return answerProblem(
      reply,
      new Problem(status, "INVALID_REQUEST", error.message, [
        { issue: error.code, description: error.message },
      ]),
    );
  console.error(error);
  return answerProblem(
    reply,
    new Problem(500, "INTERNAL_SERVER_ERROR", "An internal server error has occurred."),
  );
}

const answerProblem = (reply: FastifyReply, { status, body }: Problem) =>
  reply.code(status).header("paypal-debug-id", body.debug_id).send(body);

const isApi = ({ url }: FastifyRequest) => /^\/v\d/.test(url);

const grantTypeOf = (body: unknown): unknown =>
  body !== null && typeof body === "object" ? Reflect.get(body, "grant_type") : undefined;
