import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shippingOptions } from "#server/platform/database/schema.ts";
import { fern, orderHelpers } from "./support/order-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** The prices of delivery for two ferns, 37.90, by code. */
async function offered() {
  const steps = orderHelpers(shop, await shop.customer());
  const { shipping_options } = await steps.draft([fern]);
  return Object.fromEntries(shipping_options.map(({ code, price_incl_vat }) => [code, price_incl_vat]));
}

test("delivery is free from exactly the limit on", async () => {
  const { queries } = shop.services.database;
  const standard = and(eq(shippingOptions.market_id, "europe"), eq(shippingOptions.code, "standard"));
  const freeFrom = (free_from_minor: bigint) =>
    queries.update(shippingOptions).set({ free_from_minor }).where(standard);
  await freeFrom(3_791n);
  expect(await offered()).toEqual({ standard: 6.95, collect: 0 });
  await freeFrom(3_790n);
  expect(await offered()).toEqual({ standard: 0, collect: 0 });
  await freeFrom(7_500n);
});

test("only the market's own options are offered, also where another market delivers", async () => {
  const { queries } = shop.services.database;
  const ofJapan = eq(shippingOptions.market_id, "japan");
  await queries
    .update(shippingOptions)
    .set({ countries: ["JP", "NL"], code: "from-japan" })
    .where(ofJapan);
  expect(Object.keys(await offered())).toEqual(["standard", "collect"]);
  await queries
    .update(shippingOptions)
    .set({ countries: ["JP"], code: "standard" })
    .where(ofJapan);
});
