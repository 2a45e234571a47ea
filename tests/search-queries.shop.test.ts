import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { demoFolder } from "#server/open-services.ts";
import { readShopFolder } from "#server/operations/shop-data/read.ts";
import { emptyShopData } from "./support/new-demo.ts";
import { openShop, type Shop } from "./support/shop.ts";

/** `first`: among the first four results; `never`: not in the list; `needs`: how the term is interpreted. */
type Query = { query: string; first?: string[]; never?: string[]; needs?: string[] };
type Need = { filter: string; values: string[] };

const folder = join(import.meta.dirname, "search-queries");
const lists = readdirSync(folder).map((file) => ({
  language: file.replace(".yaml", ""),
  ...(parse(readFileSync(join(folder, file), "utf8")) as { place: string; queries: Query[] }),
}));
const { products } = await readShopFolder(demoFolder);

let shop: Shop;
beforeAll(async () => {
  // The whole catalogue: ranking matters only among all products.
  shop = await openShop({ copy: await emptyShopData() });
});
afterAll(() => shop.close());

test("each language has seventy-six queries", () => {
  expect(lists.map(({ language, queries }) => [language, queries.length])).toEqual(
    ["ar", "cs", "de", "en", "ja"].map((language) => [language, 76]),
  );
});

describe.each(lists)("in $language", ({ place, queries }) => {
  test.each(queries)(
    "$query finds what is expected",
    async ({ query, first = [], never = [], needs = [] }) => {
      const term = encodeURIComponent(query);
      const list: { url_fragment: string }[] = await read(`search/${place}?term=${term}&limit=100`);
      const found = list.map(({ url_fragment }) => url_fragment);
      const facets: { count: number; needs: Need[] } = await read(`search/${place}/facets?term=${term}`);
      expect(found.slice(0, 4)).toEqual(expect.arrayContaining(first));
      expect(found.filter((product) => never.includes(product))).toEqual([]);
      if (first.length === 0) expect(found).toEqual([]);
      expect(facets.needs.map(({ filter, values }) => `${filter}=${values.join()}`).toSorted()).toEqual(
        needs.toSorted(),
      );
      expect(found.filter((product) => !meetsAll(product, facets.needs))).toEqual([]);
      expect(facets.count).toBe(found.length);
    },
  );

  test.each(queries.filter((_, index) => index % 5 === 0))(
    "$query has the same count and suggestions as its list",
    async ({ query }) => {
      const term = encodeURIComponent(query);
      const list: { id: string }[] = await read(`search/${place}?term=${term}&limit=100`);
      const facets = await read(`search/${place}/facets?term=${term}`);
      const suggested = await read(`suggestions/${place}?term=${term}`);
      expect(await read(`search/${place}/count?term=${term}`)).toEqual({ count: list.length });
      expect(suggested.needs).toEqual(facets.needs);
      expect(suggested.products.map(({ id }: { id: string }) => id)).toEqual(
        list.slice(0, 6).map(({ id }) => id),
      );
    },
  );
});

async function read(path: string) {
  const { status, body } = await shop.call("GET", `/products/${path}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

/** According to the shop's folder. */
function meetsAll(fragment: string, needs: readonly Need[]): boolean {
  const { facts } = products.get(fragment)!;
  return needs.every(({ filter, values }) => {
    switch (filter) {
      case "pets":
      case "water":
        return values.includes(String(facts?.[filter]));
      case "light":
        return facts?.light?.some((light) => values.includes(light));
      case "habitat":
        return facts?.habitats?.some((habitat) => values.includes(habitat));
      case "offers":
      case "size":
        return true;
      default:
        return facts?.months?.[filter as "sowing"]?.some((month) => values.includes(String(month)));
    }
  });
}
