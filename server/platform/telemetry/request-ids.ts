import type { IncomingMessage } from "node:http";
import proxyAddress from "@fastify/proxy-addr";
import { newId } from "#server/platform/ids.ts";

const wellFormed = /^[\w-]{8,64}$/;

/** Whether a request comes through a proxy of `TRUST_PROXY`. */
export function fromProxy(trusted: string | boolean): (request: IncomingMessage) => boolean {
  if (typeof trusted !== "string") return () => false;
  const isTrusted = proxyAddress.compile(trusted.split(",").map((part) => part.trim()));
  return ({ socket }) => socket.remoteAddress !== undefined && isTrusted(socket.remoteAddress, 0);
}

export function requestIds(isFromProxy: (request: IncomingMessage) => boolean) {
  return (request: IncomingMessage): string => {
    const proxyId = request.headers["x-request-id"];
    return typeof proxyId === "string" && wellFormed.test(proxyId) && isFromProxy(request)
      ? proxyId
      : newId();
  };
}
