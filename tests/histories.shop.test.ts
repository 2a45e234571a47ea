import fc from "fast-check";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Fault } from "#sandbox/faults.ts";
import { finishPendingCaptures } from "#server/commerce/payment/process.ts";
import { cancelUnpaidOrders } from "#server/commerce/orders/cancel.ts";
import { assignDemoTourLead } from "./kill/check-commissions.ts";
import { checkConsistency } from "./kill/check-consistency.ts";
import { arbitraryShopMarket, type DrawnMarket } from "./support/arbitrary-markets.ts";
import { draftIn, fern, orderHelpers } from "./support/order-helpers.ts";
import { grantPoints } from "./support/grant-points.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { openShop, type Shop } from "./support/shop.ts";

let provider: Provider;
let shop: Shop;
beforeAll(async () => {
  provider = await openProvider([], { late: 50, pending: 500 });
  shop = await openShop({ provider });
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

/** An order and its events. `at once`: all other requests while the payment is processed. */
type Act = {
  market: DrawnMarket;
  points: number | "all";
  fault: Fault | "" | "notApproved";
  atOnce: readonly ("process" | "cancel" | "submit" | "prepare" | "job" | "expiry")[];
  afterwards: "leave" | "cancel" | "pay again";
};
const act: fc.Arbitrary<Act> = fc.record({
  market: arbitraryShopMarket,
  points: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 3_000 }), fc.constant("all" as const)),
  fault: fc.constantFrom("", "", "cut", "answersTwice", "rubbish", "declined", "pending", "notApproved"),
  atOnce: fc.array(fc.constantFrom("process", "cancel", "submit", "prepare", "job", "expiry"), {
    maxLength: 4,
  }),
  afterwards: fc.constantFrom("leave", "cancel", "pay again"),
});

async function holder() {
  const customer = await shop.customer();
  await grantPoints(shop.services, customer.id, 9_000);
  await assignDemoTourLead(shop.services, customer.id);
  const balance = async (): Promise<number> =>
    (await shop.call("GET", "/users/customers/me", { token: customer.token })).body.points;
  return { ...orderHelpers(shop, customer), balance };
}
type Holder = Awaited<ReturnType<typeof holder>>;

async function live(steps: Holder, { market, points, fault, atOnce, afterwards }: Act): Promise<void> {
  for (const { product_id } of await steps.cart()) await steps.emptyCart(product_id);
  const { id } = await steps.draft([{ ...fern, price: market.fern }], draftIn(market));
  const points_balance = await steps.balance();
  const wanted = points === "all" ? { paid_with_points: true } : { used_points: points };
  const submission = { shipping_code: "standard", terms_version: "2026-11", points_balance, ...wanted };
  const [submitted] = await Promise.all([steps.submit(id, submission), steps.submit(id, submission)]);
  if (submitted.status !== 200) return;
  const pay = async (misbehaving: Act["fault"]) => {
    const { status, body } = await steps.prepare(id);
    if (status === 200 && misbehaving !== "notApproved") {
      await provider.approve(body.approval_url, misbehaving).catch(() => null);
    }
    return steps.process(id);
  };
  const asks: Record<Act["atOnce"][number], () => Promise<unknown>> = {
    process: () => steps.process(id),
    cancel: () => steps.cancel(id),
    submit: () => steps.submit(id, submission),
    prepare: () => steps.prepare(id),
    job: () => finishPendingCaptures(shop.services),
    expiry: () => cancelUnpaidOrders(shop.services),
  };
  await Promise.all([pay(fault), ...atOnce.map((ask) => asks[ask]())]);
  if (afterwards === "cancel") await Promise.all([steps.cancel(id), steps.cancel(id)]);
  if (afterwards === "pay again") await pay("");
  const order = await steps.order(id);
  const total = order.total_price_incl_vat + order.shipping_cost_incl_vat;
  const minorUnit = 10 ** market.currency_precision;
  expect(Math.round(order.amount_due * minorUnit) + order.used_points).toBe(Math.round(total * minorUnit));
}

/** Each test draws its own histories and stays far below its time limit on a busy machine. Concurrent transactions exist only on a server. */
const rounds = inject("cluster") ? [1, 2, 3] : [1];
const numRuns = inject("cluster") ? 4 : 2;

test.each(rounds)(
  "concurrent orders, payments, misuse and cancellations leave consistent books (%i)",
  async () => {
    const began = shop.clock.now;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 3 }),
        async (histories) => {
          await Promise.all(
            histories.map(async (acts) => {
              const steps = await holder();
              for (const one of acts) await live(steps, one);
            }),
          );
          // The next quarter of an hour: pending work is finished, and late payments are refunded.
          shop.clock.now = new Date(shop.clock.now.getTime() + 900_000);
          const { wrong } = await checkConsistency(shop.services, provider);
          expect(wrong).toEqual([]);
        },
      ),
      { numRuns },
    );
    shop.clock.now = began;
  },
);
