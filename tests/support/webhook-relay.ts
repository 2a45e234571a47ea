import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export type Delivery = { headers: Record<string, string>; body: Buffer };
export type WebhookRelay = {
  url: string;
  /** Everything that the provider has sent, the oldest first. */
  sent: Delivery[];
  /** Answers the status with which the shop takes it; the provider sends again what is not taken. */
  deliver: (delivery: Delivery) => Promise<number>;
  close: () => void;
};

/** Stands between the provider and the shop's webhook, so that a test can hold, repeat or change what is sent. */
export async function openWebhookRelay(): Promise<WebhookRelay> {
  const relay: WebhookRelay = {
    url: "",
    sent: [],
    deliver: async () => 503,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer(async (request, reply) => {
    const body = await buffer(request);
    const names = Object.keys(request.headers).filter((name) => /^(paypal-|content-type$)/.test(name));
    const headers = Object.fromEntries(names.map((name) => [name, String(request.headers[name])]));
    const delivery = { headers, body };
    relay.sent.push(delivery);
    reply.writeHead(await relay.deliver(delivery).catch(() => 503)).end();
  });
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  relay.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return relay;
}
