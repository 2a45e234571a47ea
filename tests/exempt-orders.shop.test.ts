import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as schema from "#server/platform/database/schema.ts";
import { fern, orderHelpers, spade } from "./support/order-helpers.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { openShop, type Shop } from "./support/shop.ts";
import {
  belgianAddress,
  belgianVatId,
  ratesWithBelgium,
  setEurope,
  taxFernsAsPlants,
} from "./support/taxed-market.ts";

let provider: Provider;
let shop: Shop;
beforeAll(async () => {
  provider = await openProvider();
  shop = await openShop({ provider });
  await taxFernsAsPlants(shop);
  await setEurope(shop, { ...ratesWithBelgium, intra_community_supply: true });
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const exempt = { delivery_address: belgianAddress, vat_id: belgianVatId };

test("an exempt order is sent, not collected", async () => {
  const { queries } = shop.services.database;
  await queries
    .update(schema.shippingOptions)
    .set({ countries: ["NL", "BE"] })
    .where(eq(schema.shippingOptions.code, "collect"));
  const { draft, submit } = orderHelpers(shop, await shop.customer());
  const order = await draft([fern, spade], exempt);
  expect(order.shipping_options.map(({ code }) => code)).toEqual(["standard"]);
  const { body } = await submit(order.id, { shipping_code: "collect" });
  expect(body.errors).toMatchObject([{ field: "shipping_code", code: "not_offered" }]);
});

test("points pay an exempt order, and free delivery depends on the prices that everyone sees", async () => {
  const customer = await shop.customer({ points: 100_000 });
  const { draft, submit } = orderHelpers(shop, customer);
  // 151.60 with tax, and 143.04 without.
  const { id, shipping_options } = await draft([{ ...fern, count: 8 }], exempt);
  expect(shipping_options[0]).toMatchObject({ price_incl_vat: 0 });
  const { body: order } = await submit(id, {
    shipping_code: "standard",
    paid_with_points: true,
    used_points: 14_304,
    points_balance: 100_000,
  });
  expect(order).toMatchObject({ amount_due: 0, used_points: 14_304, is_paid: true });
});

test("more points than were shown are not taken, whatever has changed the total", async () => {
  const customer = await shop.customer({ points: 100_000 });
  const { draft, submit } = orderHelpers(shop, customer);
  const { id } = await draft([fern, spade], exempt);
  // Shown when the delivery cost a euro less.
  const shown = { shipping_code: "standard", paid_with_points: true, points_balance: 100_000, amount_due: 0 };
  const { status, body } = await submit(id, { ...shown, used_points: 6_453 });
  expect([status, body.code, body.changes]).toEqual([
    409,
    "shipping_changed",
    [{ code: "shipping_changed", old_price: 64.53, new_price: 65.53 }],
  ]);
  expect((await submit(id, { ...shown, used_points: 6_553 })).body).toMatchObject({ used_points: 6_553 });
});
