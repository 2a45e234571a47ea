import fc from "fast-check";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { lockCommissionBalance, bookCommission } from "#server/commerce/commissions/ledger.ts";
import { lockCustomer } from "#server/commerce/accounts/customers.ts";
import { finishPendingRefunds } from "#server/commerce/refunds/pay-refund.ts";
import { checkConsistency } from "./kill/check-consistency.ts";
import { refundReviewHelpers } from "./support/refund-review-helpers.ts";
import { holdingPeriodHelpers } from "./support/holding-period-helpers.ts";
import { createTourLead } from "./support/create-tour-lead.ts";
import { arbitraryShopMarket, type DrawnMarket } from "./support/arbitrary-markets.ts";
import { draftIn, fern } from "./support/order-helpers.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";

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

const { mature } = holdingPeriodHelpers(() => shop);
const { decide, paidWithMoney, withoutProvider } = refundReviewHelpers(() => ({ shop, provider }));

/** An order of one of two leads and its refunds. `silent`: the provider does not respond, as after a crash. */
type Act = {
  buyer: 0 | 1;
  market: DrawnMarket;
  count: number;
  points: number;
  back: { pieces: number; how: "once" | "repeated" | "silent" | "with a payout" }[];
};
const act: fc.Arbitrary<Act> = fc.record({
  buyer: fc.constantFrom(0, 1),
  market: arbitraryShopMarket,
  count: fc.constantFrom(2, 5),
  points: fc.constantFrom(0, 0, 137, 999),
  back: fc.array(
    fc.record({
      pieces: fc.integer({ min: 1, max: 3 }),
      how: fc.constantFrom("once", "repeated", "silent", "with a payout"),
    }),
    { maxLength: 3 },
  ),
});

/** Everything owed is taken by a payout. */
const payOut = ({ id: customerId }: TestCustomer, currency: DrawnMarket): Promise<void> =>
  shop.services.database.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const owed = await lockCommissionBalance(tx, customerId, currency);
    if (owed <= 0n) return;
    const payout = { customerId, sourceId: crypto.randomUUID(), orderId: null, currency };
    await bookCommission(tx, shop.clock.now, { ...payout, kind: "paid_out", value: -owed, isPending: false });
  });

type Lead = Awaited<ReturnType<typeof createTourLead>>;

async function live(
  leads: readonly Lead[],
  { buyer, market, count: bought, points, back }: Act,
): Promise<void> {
  const earner = leads[1 - buyer]!;
  // A customer who pays with points has as many as a new one.
  const who = points > 0 ? await earner.follower() : leads[buyer];
  const { order, orderNow, draft, request } = await paidWithMoney(
    points,
    [{ ...fern, count: bought, price: market.fern }],
    who,
    draftIn(market),
  );
  expect(order.is_paid).toBe(true);
  for (const { pieces, how } of back) {
    const item = (await orderNow()).items.find(({ count, refunded_count }) => count > refunded_count);
    if (!item) return;
    const count = Math.min(pieces, item.count - item.refunded_count);
    const { id } = await request((await draft(order, { items: [{ id: item.id, count }] })).id);
    if (how === "silent") await withoutProvider(async () => void (await decide(id)));
    else if (how === "repeated") await Promise.all([decide(id), decide(id), decide(id)]);
    else if (how === "with a payout")
      await Promise.all([decide(id), mature(order.id), payOut(earner, market), payOut(earner, market)]);
    else await decide(id);
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    await Promise.all([finishPendingRefunds(shop.services), finishPendingRefunds(shop.services)]);
  }
}

/** Each test draws its own histories and stays far below its time limit on a busy machine. Concurrent transactions exist only on a server. */
const rounds = inject("cluster") ? [1, 2, 3] : [1];
const numRuns = inject("cluster") ? 3 : 1;

test.each(rounds)(
  "after any payments, refunds and payouts, entries add up to the balance and to each order's net (%i)",
  async () => {
    const began = shop.clock.now;
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 3 }), async (acts) => {
        const leads = [await createTourLead(shop), await createTourLead(shop)];
        for (const [index, lead] of leads.entries()) await lead.follow(leads[1 - index]!);
        for (const one of acts) await live(leads, one);
        const { wrong } = await checkConsistency(shop.services, provider);
        expect(wrong).toEqual([]);
        for (const lead of leads) {
          const listed = await lead.listed("?limit=100");
          const { commission_balances: payable, commission_pending: pending } = await lead.me();
          for (const { currency, currency_precision } of acts.map(({ market }) => market)) {
            const units = (value = 0) => Math.round(value * 10 ** currency_precision);
            const booked = listed.filter((entry) => entry.currency === currency);
            expect(units(payable[currency]) + units(pending[currency])).toBe(
              booked.reduce((sum, { value }) => sum + units(value), 0),
            );
          }
        }
      }),
      { numRuns },
    );
    shop.clock.now = began;
  },
);
