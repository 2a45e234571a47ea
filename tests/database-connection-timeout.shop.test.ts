import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { FastifyInstance } from "fastify";
import { readOutbox } from "#server/commerce/mail/mailer.ts";
import { log } from "#server/platform/telemetry/log.ts";
import { storefrontApp } from "#server/storefront-app.ts";
import { openRelay, type Relay } from "./support/relay.ts";
import { copyOfShop, openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
let app: FastifyInstance;
let line: Relay;
beforeAll(async () => {
  vi.spyOn(log, "error").mockImplementation(() => {});
  const copy = await copyOfShop();
  const address = new URL(copy.environment.DATABASE_URL!);
  line = await openRelay({ host: address.hostname, port: Number(address.port) });
  address.port = String(line.port);
  copy.environment = { DATABASE_URL: address.href };
  shop = await openShop({ copy, environment: { SHOP_GATE: "open" }, jobPollSeconds: 0.5 });
  app = await storefrontApp(shop.services, { checkResponses: true, isDemo: true });
});
afterAll(async () => {
  line.speak();
  await app.close();
  await shop.close();
  line.close();
  vi.restoreAllMocks();
});

test("an unresponsive database gives 503 within seconds, and the shop recovers by itself", async () => {
  const customer = await shop.customer({ email_confirmed_at: null });
  const orders = { url: "/api/v1/orders/", headers: { authorization: `Bearer ${customer.token}` } };
  const ready = { url: "/health/ready" };
  expect((await app.inject(orders)).statusCode).toBe(200);
  expect((await app.inject(ready)).statusCode).toBe(200);

  line.silence();
  await expect.poll(async () => (await app.inject(ready)).statusCode).toBe(503);
  // More than there are connections, and some when all are known to be unresponsive.
  for (let time = 0; time < 2; time += 1) {
    const pending = Array.from({ length: 40 }, () => app.inject(orders));
    const answers = await Promise.all([app.inject(ready), ...pending, app.inject({ url: "/en/page/terms" })]);
    for (const { statusCode, headers } of answers)
      expect([statusCode, headers["retry-after"]]).toEqual([503, "5"]);
  }

  line.speak();
  await expect.poll(async () => (await app.inject(orders)).statusCode).toBe(200);
  await expect.poll(async () => (await app.inject(ready)).statusCode).toBe(200);
  await expect.poll(async () => (await app.inject({ url: "/en/page/terms" })).statusCode).toBe(200);
  const data = { customerId: customer.id, returnTo: null };
  await shop.services.database.transaction((tx) => shop.services.jobs.enqueue(tx, "confirmation-mail", data));
  await expect.poll(async () => (await readOutbox(shop.services.files)).length).toBe(1);
});
