import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export type Delivery = { headers: Record<string, string>; body: Buffer };
export type WebhookRelay = {
  url: string;
  /** All webhooks sent so far, oldest first. */
  sent: Delivery[];
  /** Delivers and returns the shop's status; the provider repeats what is not accepted. */
  deliver: (delivery: Delivery) => Promise<number>;
  close: () => void;
};

/** A relay between the provider and the shop's webhook, by which a test holds, repeats or changes webhooks. */
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
