import { afterAll, beforeAll, expect, test } from "vitest";
import { copyOfShop, openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ copy: await copyOfShop() });
});
afterAll(() => shop.close());

test("a plant has its Latin name and its manufacturer", async () => {
  const { body } = await shop.call("GET", "/products/en/europe/fern");
  expect(body).toMatchObject({
    latin_name: "Nephrolepis exaltata",
    warnings: null,
    unit_price: null,
    manufacturer: {
      name: "Fern Growers B.V.",
      street: "Varenlaan 1",
      zip_code: "1431 AA",
      city: "Aalsmeer",
      country: "NL",
      email: "safety@growers.example",
    },
  });
});

test("a plant is found by its Latin name in every language", async () => {
  for (const language of ["en", "de"]) {
    const { body } = await shop.call("GET", `/products/search/${language}/europe?term=nephrolepis`);
    expect(body.map(({ url_fragment }: { url_fragment: string }) => url_fragment)).toEqual(["fern"]);
  }
});

test("a product sold by measure has its unit price", async () => {
  // 3 g for 0.50.
  const { body } = await shop.call("GET", "/products/en/europe/seed");
  expect(body.unit_price).toEqual({ price: 166.67, unit: "kg" });
  expect(body).toMatchObject({ latin_name: null, manufacturer: null });
});
