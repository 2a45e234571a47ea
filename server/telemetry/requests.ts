import { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { log } from "./log.ts";
import { fromProxy } from "./request-ids.ts";
import { telemetry, type Observer } from "./telemetry.ts";

declare module "fastify" {
  interface FastifyRequest {
    watched: ReturnType<Observer["request"]> | null;
  }
}

/** As nginx counts a client that has left before its answer was there. */
const clientLeft = 499;
const nobodys = "not found";

/** A line of the log for each finished request, and what whoever watches wants to know of it. First of all hooks. */
export function logRequests(app: FastifyInstance, trustProxy: string | boolean): void {
  const isFromProxy = fromProxy(trustProxy);
  app.decorateRequest("watched", null);
  app.addHook("onRequest", (request, reply, next) => {
    reply.header("x-request-id", request.id);
    const isLogged = log.isLevelEnabled("info");
    if (!isLogged && !telemetry.by) return next();
    const { raw, method } = request;
    const route = routeOf(request);
    // What a page asks the program itself is a part of that page's request.
    const isOwn = !(raw.socket instanceof Socket);
    const begun = performance.now();
    const { traceparent } = raw.headers;
    const told = telemetry.by?.request({
      method,
      route,
      isOwn,
      traceparent: typeof traceparent === "string" && isFromProxy(raw) ? traceparent : undefined,
    });
    reply.raw.once("close", () => {
      const status = reply.raw.writableFinished ? reply.raw.statusCode : clientLeft;
      told?.ended(status);
      if (!isLogged || isOwn) return;
      const milliseconds = Math.round((performance.now() - begun) * 10) / 10;
      log.info({ request_id: request.id, method, route, status, milliseconds }, "request");
    });
    if (!told) return next();
    request.watched = told;
    told.within(next);
  });
  // A body comes by events of its connection, which belong to no request.
  app.addHook("preValidation", (request, _reply, next) => {
    if (request.watched) request.watched.within(next);
    else next();
  });
}

/** The pattern, never the address, which has ids and tokens in it. */
const routeOf = ({ is404, routeOptions }: FastifyRequest): string =>
  is404 ? nobodys : (routeOptions.url ?? nobodys);
