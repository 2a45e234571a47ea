import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import { refundLateCaptures } from "#server/commerce/payment/late-captures.ts";
import { finishPendingCaptures } from "#server/commerce/payment/process.ts";
import { log } from "#server/platform/telemetry/log.ts";
import { payerHelpers } from "./support/payers.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { openShop, type Shop } from "./support/shop.ts";

let provider: Provider;
let shop: Shop;
beforeAll(async () => {
  provider = await openProvider();
  shop = await openShop({ provider });
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const { paymentsOf, approved } = payerHelpers(() => ({ shop, provider }));

test("a payment that cannot be completed does not block the others", async () => {
  const began = shop.clock.now;
  const [stuck, waiting] = [await approved("neverAnswers"), await approved("neverAnswers")];
  for (const { process, id } of [stuck, waiting]) await shop.withShortProviderTimeout(() => process(id));
  const { queries } = shop.services.database;
  const { customers } = customerSchema;
  const deposit = (points: bigint) =>
    queries
      .update(customers)
      .set({ points_in_deposit: sql`${points.toString()}::bigint` })
      .where(eq(customers.id, stuck.customer.id));
  // The balance is at its maximum, so the order can't be settled.
  await deposit(2n ** 63n - 1n);
  const logged = vi.spyOn(log, "error").mockImplementation(() => {});
  shop.clock.now = new Date(began.getTime() + 30_001);
  await finishPendingCaptures(shop.services);
  expect(logged).toHaveBeenCalledOnce();
  expect((await stuck.order(stuck.id)).current_status).toBe("capturing");
  await waiting.expectPaid();
  await deposit(0n);
  shop.clock.now = new Date(began.getTime() + 90_000);
  await finishPendingCaptures(shop.services);
  await stuck.expectPaid();
  shop.clock.now = began;
  logged.mockRestore();
});

describe("unexpected behaviour of the provider", () => {
  test("a capture of a cancelled order is refunded once", async () => {
    const began = shop.clock.now;
    const { id, cancel, order } = await approved();
    const [payment] = await paymentsOf(id);
    expect((await cancel(id)).status).toBe(200);
    const row = await order(id);
    const expected = {
      providerOrderId: payment!.provider_order_id,
      amount: row.amount_due.toFixed(2),
      currency: row.currency,
    };
    const { services } = shop;
    expect((await services.provider.capture(expected, payment!.id)).outcome).toBe("captured");
    await refundLateCaptures(services);
    expect((await paymentsOf(id))[0]!.refund_id).toBeNull();
    shop.clock.now = new Date(began.getTime() + 61_000);
    await Promise.all([refundLateCaptures(services), refundLateCaptures(services)]);
    await refundLateCaptures(services);
    shop.clock.now = began;
    const [closed] = await paymentsOf(id);
    expect([closed!.status, (await order(id)).current_status]).toEqual(["closed", "cancelled"]);
    expect(closed!.refund_id).toMatch(/./);
    expect(await provider.refunds(closed!.capture_id!)).toBe(1);
  });

  test("a response about another order, amount or currency pays nothing", async () => {
    const { id } = await approved();
    const [payment] = await paymentsOf(id);
    const right = { providerOrderId: payment!.provider_order_id, amount: "44.85", currency: "EUR" };
    const { provider: adapter } = shop.services;
    expect((await adapter.capture({ ...right, amount: "4.85" }, payment!.id)).outcome).toBe("unclear");
    expect((await adapter.lookUp({ ...right, currency: "USD" })).outcome).toBe("unclear");
    expect((await adapter.lookUp(right)).outcome).toBe("captured");
  });

  test("a currency refused at the capture is reported, and another payment can be made", async () => {
    const { id, process, prepare } = await approved("currencyNotSupported");
    expect((await process(id)).body.code).toBe("currency_not_supported");
    expect((await prepare(id)).status).toBe(200);
  });
});
