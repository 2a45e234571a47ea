import { afterAll, beforeAll, expect, test } from "vitest";
import { administer, dhl, orderToShip } from "./support/shipment-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { stockHelpers } from "./support/stock-helpers.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test("whoever packs an order sees how many pieces of each line are on hand now", async () => {
  const { track } = stockHelpers(shop);
  await track("fern", { onHand: 5 });
  const { id, ferns, spades, one, ship } = await orderToShip(shop);
  const read = async () => {
    const { body, headers } = await administer(shop, "GET", `orders/${id}`);
    expect(headers["cache-control"]).toBe("no-store");
    return body.to_send;
  };
  expect(await read()).toEqual([
    { id: ferns, count: 2, on_hand: 5 },
    { id: spades, count: 1, on_hand: null },
  ]);
  await track("fern", { onHand: 1 });
  expect((await read())[0]).toEqual({ id: ferns, count: 2, on_hand: 1 });
  const { body } = await ship(dhl, 0, one);
  expect(body.to_send[0]).toEqual({ id: ferns, count: 1, on_hand: 0 });
  const [listed] = (await administer(shop, "GET", "orders/?stage=to_ship")).body;
  expect(listed.to_send[0]).toEqual({ id: ferns, count: 1, on_hand: 0 });
});
