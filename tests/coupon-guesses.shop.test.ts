import { afterAll, beforeAll, expect, test } from "vitest";
import { applyPromotionFiles, promotionShopper } from "./support/promotion-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test("guessing codes is limited, using known ones is not", async () => {
  await applyPromotionFiles(shop, { code: { percentage: 10, code: "TEN" } });
  const quote = (coupon_codes: string[]) =>
    shop.call("POST", "/quotes/en/europe", {
      body: { items: [], coupon_codes },
      remoteAddress: "198.51.100.9",
    });
  const statuses = async (count: number, code: (index: number) => string) => {
    const all: number[] = [];
    for (let index = 0; index < count; index += 1) all.push((await quote([code(index)])).status);
    return all;
  };
  expect(new Set(await statuses(70, () => "TEN"))).toEqual(new Set([200]));
  const guesses = await statuses(70, (index) => `GUESS${index}`);
  expect(guesses.filter((status) => status === 429)).toHaveLength(10);
  expect((await quote(["TEN"])).status).toBe(429);
  expect((await quote([])).status).toBe(200);
  const items = [{ variant_id: await shop.productId("fern"), count: 2 }];
  const cart = await shop.call("POST", "/quotes/en/europe", {
    body: { items, coupon_codes: ["TEN"] },
    remoteAddress: "198.51.100.9",
  });
  expect([cart.status, cart.body.total_price_incl_vat, cart.body.coupons]).toEqual([200, 37.9, []]);
});

test("an unknown code that stays in a cart is one guess, and several at once are several", async () => {
  await applyPromotionFiles(shop, { code: { percentage: 10, code: "TEN" } });
  const quote = async (coupon_codes: string[]) =>
    (
      await shop.call("POST", "/quotes/en/europe", {
        body: { items: [], coupon_codes },
        remoteAddress: "198.51.100.77",
      })
    ).status;
  for (let index = 0; index < 70; index += 1) expect(await quote(["OLD", "TEN"])).toBe(200);
  const statuses: number[] = [];
  for (let index = 0; index < 13; index += 1)
    statuses.push(await quote([1, 2, 3, 4, 5].map((one) => `MANY${index}A${one}`)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(12);
});

test("after too many unknown codes a customer's order goes on without codes", async () => {
  await applyPromotionFiles(shop, { code: { percentage: 10, code: "TEN" } });
  const shopper = await promotionShopper(shop);
  await shopper.draftWith(["GUESS"]);
  for (let index = 0; index < 29; index += 1) await shopper.savedWith([`GUESS${index}`]);
  expect(await shopper.savedWith(["TEN"])).toMatchObject({ coupons: [], total_price_incl_vat: 37.9 });
});
