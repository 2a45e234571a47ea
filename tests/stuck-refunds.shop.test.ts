import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { payments } from "#server/platform/database/customer-schema.ts";
import { refunds } from "#server/platform/database/refund-schema.ts";
import { finishPendingRefunds } from "#server/commerce/refunds/pay-refund.ts";
import { findStuckRefunds, stuckRefundReporter } from "#server/commerce/refunds/stuck-refunds.ts";
import { log } from "#server/platform/telemetry/log.ts";
import { refundReviewHelpers } from "./support/refund-review-helpers.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { copyOfShop, openShop, type CopyOfShop, type Shop } from "./support/shop.ts";

let provider: Provider;
let copy: CopyOfShop;
let shop: Shop;
beforeAll(async () => {
  [provider, copy] = await Promise.all([openProvider(), copyOfShop()]);
  shop = await openShop({ provider, copy });
});
afterAll(() => provider.close());

const { decide, withoutProvider, paidWithMoney } = refundReviewHelpers(() => ({ shop, provider }));
const minute = 60_000;

const rowOf = async (id: string) => {
  const [row] = await shop.services.database.queries.select().from(refunds).where(eq(refunds.id, id));
  return row!;
};
const captureOf = async (orderId: string) => {
  const { queries } = shop.services.database;
  const [payment] = await queries.select().from(payments).where(eq(payments.order_id, orderId));
  return payment!.capture_id!;
};
/**
 * Advances the clock by a minute at a time and runs the retry job; returns the minutes at which it called the
 * provider.
 */
async function requestsWithin(minutes: number): Promise<number[]> {
  const began = shop.clock.now;
  const minutesOfRequests: number[] = [];
  for (let passed = 1; passed <= minutes; passed += 1) {
    shop.clock.now = new Date(began.getTime() + passed * minute);
    if ((await finishPendingRefunds(shop.services)) > 0) minutesOfRequests.push(passed);
  }
  return minutesOfRequests;
}

test("a refund that was paid back is neither sent nor looked up when its approval is repeated", async () => {
  const { requested, paidBack } = await paidWithMoney();
  const id = await requested(1);
  const { provider: called } = shop.services;
  const [sent, lookedUp] = [vi.spyOn(called, "refund"), vi.spyOn(called, "lookUpRefund")];
  const answers = [await decide(id), await decide(id)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect([sent.mock.calls.length, lookedUp.mock.calls.length]).toEqual([1, 0]);
  vi.restoreAllMocks();
  expect(await paidBack()).toEqual({ times: 1, minor: 1_895n });
});

test("an unresponsive provider is retried with backoff, reported after an hour, and pays once", async () => {
  const began = shop.clock.now;
  const { requested, refund, paidBack } = await paidWithMoney();
  const id = await requested(1);
  const report = stuckRefundReporter(shop.services);
  const logged = vi.spyOn(log, "error").mockImplementation(() => {});
  await withoutProvider(async () => {
    await decide(id);
    expect(await requestsWithin(59)).toEqual([1, 2, 4, 8, 16, 32]);
    await report();
    expect(logged).not.toHaveBeenCalled();
    shop.clock.now = new Date(began.getTime() + 61 * minute);
    await report();
    await report();
  });
  expect(logged.mock.calls.map(([line]) => line)).toEqual([
    expect.stringMatching(
      /^refund of order [\w-]+: 18\.95 EUR, approved at 2026-\S+, the provider has not answered, its capture is \w+$/,
    ),
  ]);
  logged.mockRestore();
  expect(await requestsWithin(60)).toEqual([3]);
  expect((await refund(id)).current_status).toBe("approved");
  expect(await paidBack()).toEqual({ times: 1, minor: 1_895n });
  expect(await findStuckRefunds(shop.services)).toEqual([]);
  shop.clock.now = began;
});

test("after days it is retried once an hour", async () => {
  const began = shop.clock.now;
  const { requested, refund } = await paidWithMoney();
  const id = await requested(1);
  await withoutProvider(async () => {
    await decide(id);
    shop.clock.now = new Date(began.getTime() + 600 * minute);
    expect(await finishPendingRefunds(shop.services)).toBe(1);
    expect(await requestsWithin(130)).toEqual([60, 120]);
  });
  await decide(id);
  expect((await refund(id)).current_status).toBe("approved");
  shop.clock.now = began;
});

test("a provider's refusal is reported once with its reason, and nothing is booked", async () => {
  const { requested, order, refund, me } = await paidWithMoney();
  const captureId = await captureOf(order.id);
  // The whole amount was refunded on the provider's own site.
  await shop.services.provider.refund(captureId, "by hand");
  const before = await me();
  const id = await requested(1);
  const { status, body } = await decide(id);
  expect([status, body.is_paying_back, body.refund.current_status]).toEqual([200, true, "requested"]);
  const { provider_refusal, provider_refund_id } = await rowOf(id);
  expect([provider_refusal, provider_refund_id]).toEqual(["CAPTURE_FULLY_REFUNDED", null]);
  expect(body.provider_refusal).toBe("CAPTURE_FULLY_REFUNDED");
  const report = stuckRefundReporter(shop.services);
  const logged = vi.spyOn(log, "error").mockImplementation(() => {});
  await report();
  await report();
  const at = shop.clock.now.toISOString();
  const line = `refund of order ${order.reference}: 18.95 EUR, approved at ${at}, the provider refuses it, CAPTURE_FULLY_REFUNDED, its capture is ${captureId}`;
  expect(logged.mock.calls).toEqual([[line]]);
  logged.mockRestore();
  expect(await me()).toEqual(before);
  expect((await refund(id)).credit_note_number).toBeNull();
});

test("the operator's command lists stuck refunds", async () => {
  await shop.app.close();
  await (shop.services as unknown as { close: () => Promise<void> }).close();
  const program = join(import.meta.dirname, "../scripts/shop.ts");
  const env = { ...process.env, DATA_DIR: copy.dataFolder, DEMO: "on", ...copy.environment };
  const { status, stdout } = spawnSync(process.execPath, [program, "stuck"], { env, encoding: "utf8" });
  await copy.remove();
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/^refund of order [\w-]+: 18\.95 EUR, .* refuses it, CAPTURE_FULLY_REFUNDED, /),
  ]);
});
