import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { cancelUnpaidOrders } from "#server/commerce/orders/cancel.ts";
import { refundLateCaptures } from "#server/commerce/payment/late-captures.ts";
import { settlePayment } from "#server/commerce/payment/settle.ts";
import { jobActor } from "#server/commerce/audit/audit.ts";
import { paypal } from "#server/commerce/payment/paypal.ts";
import { findStuckPayments, stuckPaymentReporter } from "#server/commerce/payment/stuck-payments.ts";
import { log } from "#server/platform/telemetry/log.ts";
import { payerHelpers } from "./support/payers.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { copyOfShop, openShop, type CopyOfShop, type Shop } from "./support/shop.ts";

let provider: Provider;
/** The same provider after losing its data. */
let forgetful: Provider;
let copy: CopyOfShop;
let shop: Shop;
beforeAll(async () => {
  [provider, forgetful, copy] = await Promise.all([openProvider(), openProvider(), copyOfShop()]);
  shop = await openShop({ provider, copy });
});
afterAll(async () => {
  await Promise.all([provider.close(), forgetful.close()]);
});

const { paymentsOf, approved } = payerHelpers(() => ({ shop, provider }));
const payingAt = ({ baseUrl }: Provider) => {
  shop.services.provider = paypal({ ...shop.services.settings.provider, baseUrl });
};
const hour = 3_600_000;

test("a payment unknown to the provider counts as not approved, and another can be made", async () => {
  const { id, process, prepare, order } = await approved();
  payingAt(forgetful);
  const { status, body } = await process(id);
  expect([status, body.code]).toEqual([409, "payment_not_approved"]);
  expect((await order(id)).current_status).toBe("submitted");
  const { body: again } = await prepare(id);
  await forgetful.approve(again.approval_url);
  expect((await process(id)).body.current_status).toBe("paid");
  expect((await paymentsOf(id)).map((payment) => payment.status).toSorted()).toEqual(["captured", "closed"]);
  payingAt(provider);
});

test("a late report that a closed payment was captured does not pay its order", async () => {
  const { id, process, order } = await approved();
  payingAt(forgetful);
  await process(id);
  payingAt(provider);
  const [closed] = await paymentsOf(id);
  const captured = { outcome: "captured", captureId: "LATE-1", fee: null } as const;
  const settled = await settlePayment(shop.services, jobActor, id, closed!, captured);
  expect(settled).toEqual({ outcome: "notPrepared" });
  expect([closed!.status, (await order(id)).current_status]).toEqual(["closed", "submitted"]);
});

test("if no payment follows, its order expires and its points are returned", async () => {
  const began = shop.clock.now;
  const { id, process, order } = await approved();
  payingAt(forgetful);
  await process(id);
  shop.clock.now = new Date(began.getTime() + 25 * hour);
  await cancelUnpaidOrders(shop.services);
  await refundLateCaptures(shop.services);
  expect((await paymentsOf(id))[0]!.looked_up_at).toEqual(shop.clock.now);
  shop.clock.now = began;
  expect((await order(id)).current_status).toBe("cancelled");
  payingAt(provider);
});

test("an order that has been capturing for an hour is reported to the operator once", async () => {
  const began = shop.clock.now;
  const stuck = await approved("neverAnswers");
  await shop.withShortProviderTimeout(() => stuck.process(stuck.id));
  const report = stuckPaymentReporter(shop.services);
  const logged = vi.spyOn(log, "error").mockImplementation(() => {});
  shop.clock.now = new Date(began.getTime() + hour / 2);
  // A retry by the customer does not reset its age.
  payingAt({ ...forgetful, baseUrl: "http://127.0.0.1:1" });
  await stuck.process(stuck.id);
  await report();
  expect(logged).not.toHaveBeenCalled();
  shop.clock.now = new Date(began.getTime() + hour + 1_000);
  await report();
  await report();
  const { reference } = await stuck.order(stuck.id);
  const [payment] = await paymentsOf(stuck.id);
  const line = `order ${reference}: 44.85 EUR, undecided since ${began.toISOString()}, the provider's order is ${payment!.provider_order_id}`;
  expect(logged.mock.calls).toEqual([[line]]);
  logged.mockRestore();
  expect((await findStuckPayments(shop.services)).map(({ orderId }) => orderId)).toEqual([stuck.id]);
  shop.clock.now = began;
  payingAt(provider);
});

test("the operator's command lists stuck payments", async () => {
  await shop.app.close();
  await (shop.services as unknown as { close: () => Promise<void> }).close();
  const program = join(import.meta.dirname, "../scripts/shop.ts");
  const env = { ...process.env, DATA_DIR: copy.dataFolder, DEMO: "on", ...copy.environment };
  const { status, stdout } = spawnSync(process.execPath, [program, "stuck"], { env, encoding: "utf8" });
  await copy.remove();
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/^order [\w-]+: 44\.85 EUR, undecided since 2026/),
  ]);
});
