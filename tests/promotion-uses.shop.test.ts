import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { recordUses } from "#server/commerce/promotions/record-uses.ts";
import { promotionUses } from "#server/platform/database/promotion-schema.ts";
import { applyPromotionFiles, promotionShopper, reductions } from "./support/promotion-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const uses = () => shop.services.database.queries.select().from(promotionUses);

test("a code with one use is used once, and a cancelled order gives it back", async () => {
  await applyPromotionFiles(shop, { once: { percentage: 50, code: "ONCE", uses: 1 } });
  const shoppers = await Promise.all([promotionShopper(shop), promotionShopper(shop)]);
  const drafts = await Promise.all(shoppers.map(({ draftWith }) => draftWith(["ONCE"])));
  expect(drafts.map(({ total_price_incl_vat }) => total_price_incl_vat)).toEqual([18.95, 18.95]);
  const answers = await Promise.all(shoppers.map(({ submit }, index) => submit(drafts[index]!.id)));
  expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
    [200, undefined],
    [409, "coupon_used_up"],
  ]);
  const won = answers.findIndex(({ status }) => status === 200);
  expect(answers[1 - won]!.body.changes).toEqual([
    { code: "coupon_used_up", name: "Sale", old_price: 18.95, new_price: 0 },
  ]);
  const third = await promotionShopper(shop);
  expect((await third.draftWith(["ONCE"])).coupons).toMatchObject([{ state: "used_up" }]);
  const before = (await uses()).length;
  expect((await shoppers[won]!.cancel(drafts[won]!.id)).status).toBe(200);
  expect(await uses()).toHaveLength(before - 1);
  expect((await shoppers[1 - won]!.submit(drafts[1 - won]!.id)).status).toBe(200);
});

test("terms for a customer's first order, and for a number of uses each", async () => {
  await applyPromotionFiles(shop, {
    first: { percentage: 10, code: "FIRST", first_order: true },
    each: { percentage: 5, code: "EACH", uses_per_customer: 1 },
  });
  const shopper = await promotionShopper(shop);
  const first = await shopper.submitted(["FIRST", "EACH"]);
  expect(reductions(first)).toEqual({ each: 1.89, first: 3.6 });
  const next = await shopper.draftWith(["FIRST", "EACH"]);
  expect(next.coupons.map(({ state }) => state)).toEqual(["first_order_only", "used_by_customer"]);
  expect(next.total_price_incl_vat).toBe(37.9);
  // Others' uses and a cancelled order do not count.
  const other = await promotionShopper(shop);
  const { id } = await other.submitted([]);
  expect((await other.cancel(id)).status).toBe(200);
  expect(reductions(await other.savedWith(["FIRST", "EACH"]))).toEqual({ each: 1.89, first: 3.6 });
});

test("who takes the last use at the same moment waits, and then finds it used up", async () => {
  await applyPromotionFiles(shop, { last: { percentage: 50, code: "LAST", uses: 1 } });
  const { database } = shop.services;
  const shoppers = await Promise.all([promotionShopper(shop), promotionShopper(shop)]);
  const [first, second] = await Promise.all(
    shoppers.map(async ({ customer, draftWith }) => ({
      customerId: customer.id,
      orderId: (await draftWith(["LAST"])).id,
      promotionIds: ["last"],
      at: shop.clock.now,
    })),
  );
  const recorded = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const taking = database.transaction(async (tx) => {
    const usedUp = await recordUses(tx, first!);
    recorded.resolve();
    await released.promise;
    return usedUp;
  });
  await recorded.promise;
  let hasEnded = false;
  const waiting = database
    .transaction((tx) => recordUses(tx, second!))
    .finally(() => {
      hasEnded = true;
    });
  const isWaiting = async () => {
    const { rows } = await database.queries.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  };
  while (!hasEnded && !(await isWaiting()));
  released.resolve();
  expect(await Promise.all([taking, waiting])).toEqual([[], ["last"]]);
});
