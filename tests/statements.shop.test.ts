import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { applyFiles } from "./support/apply-files.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { editFile, shopFiles } from "./support/shop-folder.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await applyFiles(shop, {
    ...shopFiles,
    ...editFile("products/spade.yaml", (p) => {
      p.related = ["fern", "seed"];
    }),
  });
  // Its statements would be counted.
  await shop.services.jobs.stop();
});
afterAll(() => shop.close());

/** Statements that a response needs besides what all responses share. */
async function statementsOf(path: string): Promise<string[]> {
  await shop.call("GET", "/products/en/europe/olive");
  await shop.call("GET", "/products/search/en/europe?term=olive&limit=7");
  await shop.call("GET", "/products/suggestions/en/europe?term=olive");
  const sent = vi.spyOn(pg.Client.prototype, "query");
  try {
    const { status } = await shop.call("GET", path);
    expect(status).toBe(200);
    return sent.mock.calls.map(([statement]) => JSON.stringify(statement));
  } finally {
    sent.mockRestore();
  }
}

test.each([
  ["a product", "/products/en/europe/seed", 1],
  ["a product by its id", "/products/en/europe/{seed}", 1],
  ["a product with related ones", "/products/en/europe/spade", 2],
  ["days of delivery", "/delivery-dates/en/europe?variant_ids={seed}", 1],
  ["a list", "/products/search/en/europe?limit=2", 2],
  ["a list by name, filtered", "/products/search/en/europe?sort=name&price_to=100&category=plants", 2],
  ["an empty list", "/products/search/en/europe?price_to=0.01", 1],
  ["a market's assurances", "/assurances/en/europe", 0],
  ["categories", "/categories/en/europe?parent=plants", 0],
  ["a category", "/categories/en/europe/plants", 0],
  ["facets", "/products/search/en/europe/facets?category=plants", 2],
  ["a count", "/products/search/en/europe/count?category=plants", 1],
  ["suggestions", "/products/suggestions/en/europe?term=spade", 5],
  ["known products", "/products/known/en?ids={seed}", 5],
  ["a page", "/pages/localized/en/delivery", 3],
  ["the menu", "/menu/localized/en", 2],
  ["the footer", "/footer/localized/en", 2],
  ["the home page's pictures", "/homepage/promos/localized/en/europe", 3],
  ["a market", "/markets/europe", 1],
  ["markets", "/markets/", 1],
  ["the settings", "/settings/", 2],
  ["recommended products", "/homepage/products/localized/en/europe", 2],
  ["a search", "/products/search/en/europe?term=spade", 5],
  ["a search for another form", "/products/search/en/europe?term=spades", 5],
  ["a search for transposed letters", "/products/search/en/europe?term=sapde", 6],
  ["a search whose first names fill the list", "/products/search/en/europe?term=fern&limit=1", 3],
  ["a search for unknown words", "/products/search/en/europe?term=spade%2040", 4],
])("%s: %s needs so many statements: %i", async (_, path, count) => {
  const seed = path.includes("{seed}") ? await shop.productId("seed") : "";
  expect(await statementsOf(path.replace("{seed}", seed))).toHaveLength(count);
});
