import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createActor, toPromise } from "xstate";
import { itemMaximum } from "#domain/specified-values.ts";
import * as schema from "#server/platform/database/schema.ts";
import { apiClient } from "#src/api/client.ts";
import { buyAgainActors } from "#src/flows/after-sale/buy-again/buy-again.actors.ts";
import { fern, orderHelpers, spade } from "./support/order-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { stockHelpers } from "./support/stock-helpers.ts";

let shop: Shop;
let origin: string;
beforeAll(async () => {
  shop = await openShop();
  origin = await shop.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => shop.close());

/** The port of a new customer's browser in a market. */
async function shopper({ marketId = "europe", address = origin } = {}) {
  const customer = await shop.customer();
  const api = apiClient({
    fetch,
    origin: address,
    language: "en",
    token: () => customer.token,
    onRejected: () => {},
    onRefused: () => {},
  });
  const { addLine } = buyAgainActors({ api, marketLocale: { languageId: "en", marketId } });
  const add = async (product: string, count: number, key: string = crypto.randomUUID()) => {
    const productId = await shop.productId(product);
    const input = { productId, variantId: productId, count, key };
    return (await toPromise(createActor(addLine, { input }).start())).outcome;
  };
  return { add, ...orderHelpers(shop, customer) };
}

test("a line is added once per key, however often the request is repeated", async () => {
  const { add, cart } = await shopper();
  const key = crypto.randomUUID();
  expect([await add("fern", 2, key), await add("fern", 2, key)]).toEqual(["added", "added"]);
  expect(await cart()).toEqual([{ product_id: await shop.productId("fern"), count: 2 }]);
  expect(await add("fern", 3)).toBe("added");
  expect(await cart()).toEqual([{ product_id: await shop.productId("fern"), count: 5 }]);
});

test("a product sold only in other markets is not added", async () => {
  const { add, cart } = await shopper({ marketId: "japan" });
  expect([await add(spade.product, 1), await cart()]).toEqual(["notSoldHere", []]);
});

test("products that are no longer sold or were retired are not added", async () => {
  const { queries } = shop.services.database;
  const { add, cart } = await shopper();
  const change = async (values: Partial<typeof schema.products.$inferInsert>) =>
    queries
      .update(schema.products)
      .set(values)
      .where(eq(schema.products.id, await shop.productId(fern.product)));
  await change({ allow_purchase: false });
  const shown = await add(fern.product, 1);
  await change({ allow_purchase: true, retired_at: shop.clock.now });
  const gone = await add(fern.product, 1);
  await change({ retired_at: null });
  expect([shown, gone, await cart()]).toEqual(["itemUnavailable", "itemUnavailable", []]);
});

test("what is sold out is not added", async () => {
  const { track, untrack } = stockHelpers(shop);
  const { add, cart } = await shopper();
  // The same response as the port's, which is cached until the change is announced.
  const path = `/products/en/europe/${await shop.productId("fern")}`;
  const availability = async () => (await shop.call("GET", path)).body.variants[0].availability;
  await track("fern", { onHand: 0, policy: "deny" });
  await expect.poll(availability).toBe("out_of_stock");
  const soldOut = await add(fern.product, 1);
  await untrack("fern");
  await expect.poll(availability).toBe("in_stock");
  expect([soldOut, await cart()]).toEqual(["soldOut", []]);
  expect(await add(fern.product, 1)).toBe("added");
});

test("an item beyond the cart's maximum is not added, and the cart stays unchanged", async () => {
  const { add, fillCart, cart } = await shopper();
  await fillCart([{ ...fern, count: itemMaximum }]);
  expect(await add("fern", 1)).toBe("cartMaximumExceeded");
  expect(await cart()).toEqual([{ product_id: await shop.productId("fern"), count: itemMaximum }]);
});

test("a reused key resolves as unforeseen; without a response the port rejects", async () => {
  const { add } = await shopper();
  const key = crypto.randomUUID();
  await add("fern", 1, key);
  expect(await add("fern", 2, key)).toBe("unforeseen");
  const { add: addUnplugged } = await shopper({ address: "http://127.0.0.1:1" });
  await expect(addUnplugged("fern", 1)).rejects.toThrow("no response");
});
