import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { payments } from "#server/platform/database/customer-schema.ts";
import { paymentIssues } from "#server/platform/database/payment-schema.ts";
import { comparePayments } from "#server/commerce/reconciliation/compare.ts";
import { openShopWithWebhooks, webhookHelpers, type ShopWithWebhooks } from "./support/webhook-helpers.ts";

let webhooks: ShopWithWebhooks;
beforeAll(async () => {
  webhooks = await openShopWithWebhooks();
});
afterAll(() => webhooks.close());
beforeEach(() => begin());

const { begin, decide, issues, paidWithMoney } = webhookHelpers(() => webhooks);

describe("the daily comparison", () => {
  const later = () => {
    const now = new Date(Date.now() + 6 * 3_600_000);
    webhooks.shop.clock.now = now;
    webhooks.provider.clock.now = now;
  };

  test("reports each difference once, and that there are none", async () => {
    webhooks.relay.deliver = async () => 204;
    const { queries } = webhooks.shop.services.database;
    await queries.delete(paymentIssues);
    const before = (later(), await comparePayments(webhooks.shop.services))!;
    webhooks.shop.clock.now = new Date();
    webhooks.provider.clock.now = new Date();
    const { requested, order } = await paidWithMoney();
    await decide(await requested(1));
    later();
    const compared = (await comparePayments(webhooks.shop.services))!;
    expect([compared.differences, compared.captures, compared.refunds]).toEqual([
      before.differences,
      before.captures + 1,
      before.refunds + 1,
    ]);
    await queries.update(payments).set({ fee_minor: 1n }).where(eq(payments.order_id, order.id));
    expect((await comparePayments(webhooks.shop.services))!.differences).toBe(before.differences + 1);
    expect((await issues()).filter(({ order_id }) => order_id === order.id)).toHaveLength(1);
    const amount = { amount_minor: 1n, fee_minor: null };
    await queries.update(payments).set(amount).where(eq(payments.order_id, order.id));
    expect((await comparePayments(webhooks.shop.services))!.differences).toBe(before.differences + 1);
    await queries.update(payments).set({ capture_id: "NOBODYS" }).where(eq(payments.order_id, order.id));
    const lost = (await comparePayments(webhooks.shop.services))!;
    // Captures that the books lack, and bookings that the provider lacks.
    expect(lost.differences).toBe(before.differences + 2);
    expect((await issues()).filter(({ kind }) => kind === "difference").length).toBeGreaterThan(1);
  });

  test("reports nothing without the provider's list", async () => {
    const { services } = webhooks.shop;
    const withoutList = { ...services.provider, listTransactions: async () => null };
    expect(await comparePayments({ ...services, provider: withoutList })).toBe(null);
  });
});
