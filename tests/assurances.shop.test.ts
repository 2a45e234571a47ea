import { afterAll, beforeAll, expect, test } from "vitest";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test("a market's assurances are in the requested language, else in the market's first", async () => {
  expect((await shop.call("GET", "/assurances/de/europe")).body).toEqual({
    assurances: [
      { text: "Kommt gesund an", link: "/page/terms" },
      { text: "Packed by hand", link: null },
    ],
    payment_methods: ["PayPal", "Visa"],
    phone: "+31 20 000 0000",
  });
});

test("a market without assurances has none", async () => {
  expect((await shop.call("GET", "/assurances/en/japan")).body).toMatchObject({
    assurances: [],
    payment_methods: [],
  });
});
