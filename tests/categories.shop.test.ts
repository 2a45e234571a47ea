import { afterAll, beforeAll, expect, test } from "vitest";
import { applyFiles } from "./support/apply-files.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { editFile, shopFiles } from "./support/shop-folder.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

type Counted = { name: string; product_count: number };

async function counted(place: string): Promise<Record<string, number>> {
  const { body } = await shop.call("GET", `/categories/${place}`);
  return Object.fromEntries(body.map(({ name, product_count }: Counted) => [name, product_count]));
}

test("a category counts what its market sells in it and below it, each product once", async () => {
  expect(await counted("en/europe")).toEqual({ Plants: 5, Ferns: 1 });
  expect(await counted("de/europe")).toEqual({ "Plants (de)": 5, "Ferns (de)": 1 });
  expect(await counted("en/japan")).toEqual({ Plants: 1, Ferns: 1 });
});

test("it follows a change of the shop", async () => {
  await applyFiles(shop, {
    ...shopFiles,
    ...editFile("products/spade.yaml", (spade) => {
      spade.categories = ["ferns", "plants"];
      spade.prices.japan = { price: 4_000 };
    }),
    ...editFile("products/olive.yaml", (olive) => {
      olive.categories = ["ferns"];
    }),
    ...editFile("categories/ferns.yaml", (ferns) => {
      ferns.text.en.name = "Ferns and more";
    }),
  });
  await expect.poll(() => counted("en/europe")).toEqual({ Plants: 5, "Ferns and more": 3 });
  expect(await counted("en/japan")).toEqual({ Plants: 2, "Ferns and more": 2 });
  expect((await shop.call("GET", "/categories/en/japan/ferns")).body).toMatchObject({ product_count: 2 });
});

test("an empty category counts nothing, and an unknown one is not found", async () => {
  await applyFiles(shop, {
    ...shopFiles,
    "categories/tools.yaml": {
      position: 3,
      text: { en: { name: "Tools", description: "" }, de: { name: "Geräte", description: "" } },
    },
  });
  await expect.poll(() => counted("en/asia")).toEqual({ Plants: 1, Ferns: 1, Tools: 0 });
  expect(await shop.call("GET", "/categories/en/asia/tractors")).toMatchObject({ status: 404 });
});
