import { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { log } from "./log.ts";
import { fromProxy } from "./request-ids.ts";
import { telemetry, type Observer } from "./telemetry.ts";

declare module "fastify" {
  interface FastifyRequest {
    observed: ReturnType<Observer["request"]> | null;
  }
}

/** nginx's status for a client that disconnected before the response. */
const clientLeft = 499;
const unknownRoute = "not found";

/** Logs and reports each finished request. Must be the first hook. */
export function logRequests(app: FastifyInstance, trustProxy: string | boolean): void {
  const isFromProxy = fromProxy(trustProxy);
  app.decorateRequest("watched", null);
  app.addHook("onRequest", (request, reply, next) => {
    reply.header("x-request-id", request.id);
    const isLogged = log.isLevelEnabled("info");
    if (!isLogged && !telemetry.by) return next();
    const { raw, method } = request;
    const route = routeOf(request);
    // A request that the program makes for a page belongs to that page's request.
    const isOwn = !(raw.socket instanceof Socket);
    const startedAt = performance.now();
    const { traceparent } = raw.headers;
    const observedRequest = telemetry.by?.request({
      method,
      route,
      isOwn,
      traceparent: typeof traceparent === "string" && isFromProxy(raw) ? traceparent : undefined,
    });
    reply.raw.once("close", () => {
      const status = reply.raw.writableFinished ? reply.raw.statusCode : clientLeft;
      observedRequest?.ended(status);
      if (!isLogged || isOwn) return;
      const milliseconds = Math.round((performance.now() - startedAt) * 10) / 10;
      log.info({ request_id: request.id, method, route, status, milliseconds }, "request");
    });
    if (!observedRequest) return next();
    request.observed = observedRequest;
    observedRequest.runInContext(next);
  });
  // Body events of the connection lose the request's async context.
  app.addHook("preValidation", (request, _reply, next) => {
    if (request.observed) request.observed.runInContext(next);
    else next();
  });
}

/** The pattern, because a URL may contain ids and tokens. */
const routeOf = ({ is404, routeOptions }: FastifyRequest): string =>
  is404 ? unknownRoute : (routeOptions.url ?? unknownRoute);
