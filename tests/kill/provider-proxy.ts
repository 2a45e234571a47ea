import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import type { AddressInfo } from "node:net";
import type { KillPoint, KillPoints } from "./kill-points.ts";

const stages: Record<string, readonly [asked: KillPoint, done: KillPoint, heard: KillPoint]> = {
  create: [
    "the provider is asked for a payment",
    "the provider has made the payment",
    "the shop has heard of the payment",
  ],
  capture: [
    "the provider is asked for the money",
    "the provider has taken the money",
    "the shop has heard of the money",
  ],
  refund: [
    "the provider is asked to pay back",
    "the provider has paid back",
    "the shop has heard that it is paid back",
  ],
};

/** A proxy between the shop and its payment provider that reports each request. Returns its URL. */
export async function openProviderProxy(providerUrl: string, { reached }: KillPoints) {
  const server = createServer(async (request, reply) => {
    const stage = stageOf(request);
    const body = await text(request);
    if (stage) await reached(stages[stage]![0]);
    try {
      const answer = await fetch(providerUrl + request.url, {
        method: request.method!,
        headers: { ...headersOf(request), "x-forwarded-host": request.headers.host! },
        ...(body && { body }),
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (stage) await reached(stages[stage]![1]);
      reply.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "text/plain" });
      reply.end(bytes);
      if (stage) await reached(stages[stage]![2]);
    } catch {
      reply.destroy();
    }
  });
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function stageOf({ method, url = "" }: IncomingMessage): "create" | "capture" | "refund" | null {
  if (method !== "POST") return null;
  if (url === "/v2/checkout/orders") return "create";
  if (/^\/v2\/payments\/captures\/[^/]+\/refund$/.test(url)) return "refund";
  return /^\/v2\/checkout\/orders\/[^/]+\/capture$/.test(url) ? "capture" : null;
}

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    ["authorization", "content-type", "prefer", "paypal-request-id"].flatMap((name) => {
      const value = headers[name];
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );
