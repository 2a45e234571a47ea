import { createSign, generateKeyPairSync, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { crc32 } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { providerEvents } from "#server/platform/database/payment-schema.ts";
import { isProviderUrl } from "#server/commerce/payment/paypal-webhook.ts";
import { openShopWithWebhooks, webhookHelpers, type ShopWithWebhooks } from "./support/webhook-helpers.ts";
import type { Delivery } from "./support/webhook-relay.ts";

let webhooks: ShopWithWebhooks;
beforeAll(async () => {
  webhooks = await openShopWithWebhooks();
});
afterAll(() => webhooks.close());
beforeEach(() => begin());

const { begin, paidWithMoney, post, sent } = webhookHelpers(() => webhooks);

describe("a webhook that the provider did not send to this shop is refused", () => {
  let genuine: Delivery;
  beforeAll(async () => {
    webhooks.relay.deliver = async () => 204;
    await paidWithMoney();
    genuine = await sent("PAYMENT.CAPTURE.COMPLETED");
  });
  const signedBy = (key: string | Buffer | object, at: string, webhook: string, body: Buffer) =>
    createSign("sha256")
      .update(["t-1", at, webhook, crc32(body)].join("|"))
      .sign(key as never, "base64");
  const own = generateKeyPairSync("rsa", { modulusLength: 2_048 }).privateKey;
  const now = () => new Date().toISOString();

  test.each<[string, () => Delivery]>([
    [
      "another body",
      () => ({ ...genuine, body: Buffer.from(genuine.body.toString().replace("WH-", "WH-9")) }),
    ],
    [
      "an additional space in the body",
      () => ({ ...genuine, body: Buffer.concat([genuine.body, Buffer.from(" ")]) }),
    ],
    ["no signature", () => ({ ...genuine, headers: {} })],
    [
      "a future date",
      () => changed({ "paypal-transmission-time": new Date(Date.now() + 3_600_000).toISOString() }),
    ],
    ["a date last week", () => changed({ "paypal-transmission-time": "2026-01-01T00:00:00Z" })],
    ["no date", () => changed({ "paypal-transmission-time": "soon" })],
    ["another algorithm", () => changed({ "paypal-auth-algo": "none" })],
    [
      "a certificate at another path",
      () => changed({ "paypal-cert-url": `${webhooks.provider.baseUrl}/sandbox.css` }),
    ],
    ["a certificate on another host", () => changed({ "paypal-cert-url": "https://evil.example/cert.pem" })],
    [
      "a certificate at a URL that resembles the provider's",
      () => changed({ "paypal-cert-url": `${webhooks.provider.baseUrl}@evil.example/cert.pem` }),
    ],
    [
      "a signature by another key",
      () => {
        const at = now();
        return changed({
          "paypal-transmission-id": "t-1",
          "paypal-transmission-time": at,
          "paypal-transmission-sig": signedBy(own, at, "sandbox-webhook", genuine.body),
        });
      },
    ],
  ])("with %s", async (_, delivery) => {
    const { status, body } = await post(delivery());
    expect([status, body.code]).toEqual([400, "not_verified"]);
  });

  test("five days later, and is handled once however often it arrives in time", async () => {
    const { clock, services } = webhooks.shop;
    const began = clock.now;
    clock.now = new Date(began.getTime() + 5 * 86_400_000);
    const late = await post(genuine);
    clock.now = began;
    expect([late.status, late.body?.code]).toEqual([400, "not_verified"]);
    const again = [await post(genuine), await post(genuine)];
    expect(again.map(({ status }) => status)).toEqual([204, 204]);
    const { id } = JSON.parse(genuine.body.toString()) as { id: string };
    const { rows } = await services.database.queries.execute<{ count: number }>(
      sql`select count(*)::int as count from jobs.job where data ->> 'eventId' = ${id}`,
    );
    expect(rows[0]!.count).toBe(1);
  });

  const changed = (headers: Record<string, string>): Delivery => ({
    ...genuine,
    headers: { ...genuine.headers, ...headers },
  });

  /** Signs like the provider. */
  const signed = (body: Buffer, webhook = "sandbox-webhook"): Delivery => {
    const at = now();
    const signature = signedBy(readFileSync("sandbox/webhook-key.pem"), at, webhook, body);
    return {
      body,
      headers: {
        ...genuine.headers,
        "paypal-transmission-id": "t-1",
        "paypal-transmission-time": at,
        "paypal-transmission-sig": signature,
      },
    };
  };

  test("signed for another shop", async () => {
    expect((await post(signed(genuine.body, "another-webhook"))).body.code).toBe("not_verified");
    expect((await post(signed(genuine.body))).status).toBe(204);
  });

  test("with a signed body that is no event; an unknown event is accepted and ignored", async () => {
    expect((await post(signed(Buffer.from("{}")))).body.code).toBe("not_verified");
    const id = `WH-${randomUUID()}`;
    const unknown = Buffer.from(
      JSON.stringify({ id, event_type: "BILLING.PLAN.CREATED", resource: { id: "P-1" } }),
    );
    expect((await post(signed(unknown))).status).toBe(204);
    const { queries } = webhooks.shop.services.database;
    const [row] = await queries.select().from(providerEvents).where(eq(providerEvents.id, id));
    expect([row!.kind, row!.handled_at]).toEqual(["other", row!.received_at]);
  });

  test("until its certificate can be downloaded", async () => {
    const { status, body } = await post(
      changed({ "paypal-cert-url": `${webhooks.provider.baseUrl}/v1/notifications/certs/nowhere` }),
    );
    expect([status, body.code]).toEqual([503, "certificate_unavailable"]);
  });
});

test.each([
  ["https://api.paypal.com/v1/notifications/certs/CERT-1", "https://api-m.paypal.com", true],
  ["https://api-m.paypal.com/v1/notifications/certs/CERT-1", "https://api-m.paypal.com", true],
  ["https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1", "https://api-m.sandbox.paypal.com", true],
  ["https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1", "https://api-m.paypal.com", false],
  ["https://www.paypal.com/v1/notifications/certs/CERT-1", "https://api-m.paypal.com", false],
  ["https://api.paypal.com/search?q=CERT", "https://api-m.paypal.com", false],
  ["http://api.paypal.com/v1/notifications/certs/CERT-1", "https://api-m.paypal.com", false],
  ["https://api.paypal.com.evil.example/v1/notifications/certs/CERT-1", "https://api-m.paypal.com", false],
  ["https://evil@api.paypal.com/v1/notifications/certs/CERT-1", "https://api-m.paypal.com", false],
])("%s belongs to %s: %s", (url, baseUrl, is) => {
  expect(isProviderUrl(url, baseUrl)).toBe(is);
});
