import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import type { FastifyInstance } from "fastify";
import { isDatabaseUnavailable } from "#server/platform/database/unavailable.ts";
import { createResponseCache } from "#server/http/response-cache.ts";
import { messageLanguages, readMessages } from "#server/commerce/markets/messages.ts";
import { readOutbox } from "#server/commerce/mail/mailer.ts";
import { storefrontApp } from "#server/storefront-app.ts";
import { log } from "#server/platform/telemetry/log.ts";
import { schemaErrors } from "./support/schema-errors.ts";
import { operation } from "./support/contract.ts";
import { openRelay } from "./support/relay.ts";
import { copyOfShop, openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
let app: FastifyInstance;
/** A shop that has neither rendered nor cached anything. */
let fresh: FastifyInstance;
let line: { cut: () => void | Promise<void>; join: (() => void) | null; close: () => void };
beforeAll(async () => {
  for (const level of ["error", "warn"] as const) vi.spyOn(log, level).mockImplementation(() => {});
  const copy = await copyOfShop();
  const environment = { SHOP_GATE: "open" };
  if (inject("cluster")) {
    const address = new URL(copy.environment.DATABASE_URL!);
    const relay = await openRelay({ host: address.hostname, port: Number(address.port) });
    address.port = String(relay.port);
    copy.environment = { DATABASE_URL: address.href };
    shop = await openShop({ copy, environment, jobPollSeconds: 0.5 });
    line = relay;
  } else {
    shop = await openShop({ copy, environment });
    line = { cut: () => shop.services.database.close(), join: null, close: () => {} };
  }
  app = await storefrontApp(shop.services, { checkResponses: true, isDemo: true });
  fresh = await storefrontApp(
    { ...shop.services, responseCache: createResponseCache() },
    { checkResponses: true, isDemo: true },
  );
});
afterAll(async () => {
  await Promise.all([app.close(), fresh.close()]);
  await shop.close().catch(() => {});
  line.close();
  vi.restoreAllMocks();
});

test("without the database, API calls get 503 and browsers a page in the URL's language", async () => {
  const customer = await shop.customer({ email_confirmed_at: null });
  expect((await app.inject({ url: "/en/" })).statusCode).toBe(200);
  await line.cut();

  const request = { url: "/api/v1/orders/", headers: { authorization: `Bearer ${customer.token}` } };
  for (let time = 0; time < 3; time += 1) {
    const { statusCode, headers, body } = await app.inject(request);
    expect([statusCode, headers["retry-after"]]).toEqual([503, "5"]);
    expect(schemaErrors(operation("listOrders").responses.default!, JSON.parse(body))).toEqual([]);
  }
  expect((await app.inject({ url: "/en/page/terms" })).statusCode).toBe(503);
  for (const language of messageLanguages()) {
    const { statusCode, headers, body } = await fresh.inject({ url: `/${language}/page/terms` });
    expect([statusCode, headers["retry-after"], headers["cache-control"]]).toEqual([503, "5", "no-store"]);
    expect(headers["content-security-policy"]).toContain("default-src 'self'");
    expect(body).toIncludeText(`<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">`);
    expect(body).toIncludeText(`<meta http-equiv="refresh" content="5">`);
    expect(body).toIncludeText(`<h1>${readMessages(language)["away.title"]}</h1>`);
  }
  if (!line.join) return;

  // The queue's failures are logged with their cause and alert no one.
  const queueErrors = (level: "error" | "warn") =>
    vi
      .mocked(log[level])
      .mock.calls.flatMap(([about, words]) =>
        words === "the job queue failed" ? [(about as { err: unknown }).err] : [],
      );
  await expect.poll(() => queueErrors("warn").length).toBeGreaterThan(0);
  expect(queueErrors("error")).toEqual([]);
  expect(queueErrors("warn").filter((error) => !isDatabaseUnavailable(error))).toEqual([]);

  line.join();
  await expect.poll(async () => (await app.inject(request)).statusCode).toBe(200);
  await expect.poll(async () => (await app.inject({ url: "/en/page/terms" })).statusCode).toBe(200);
  // The queue recovers too.
  const data = { customerId: customer.id, returnTo: null };
  await shop.services.database.transaction((tx) => shop.services.jobs.enqueue(tx, "confirmation-mail", data));
  await expect.poll(async () => (await readOutbox(shop.services.files)).length).toBe(1);
});
