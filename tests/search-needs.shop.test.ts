import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { demoFolder } from "#server/open-services.ts";
import { readShopFolder } from "#server/operations/shop-data/read.ts";
import { sql } from "drizzle-orm";
import { demoShop } from "./support/demo-shop.ts";
import { copyOfShop, openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await demoShop({}, [
    "catmint",
    "common-box",
    "pot-marigold-seeds",
    "spotted-begonia",
    "terracotta-pot",
  ]);
});
afterAll(() => shop.close());

const read = async (path: string, of = shop) => {
  const { status, body } = await of.call("GET", `/products/${path}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const listed = async (query: string, place = "en/europe", of = shop): Promise<string[]> =>
  (await read(`search/${place}?${query}`, of)).map(
    ({ url_fragment }: { url_fragment: string }) => url_fragment,
  );
const found = (term: string, place?: string, of?: Shop) =>
  listed(`term=${encodeURIComponent(term)}`, place, of);
const needs = async (term: string, place = "en/europe") =>
  (await read(`search/${place}/facets?term=${encodeURIComponent(term)}`)).needs;

test("a need is returned with the rest of the term", async () => {
  expect(await needs("Boston fern safe for cats")).toEqual([
    { filter: "pets", values: ["safe"], without: "Boston fern" },
  ]);
  expect(await needs("cats")).toEqual([{ filter: "pets", values: ["safe"], without: "" }]);
  expect(await needs("猫に安全なモンステラ", "ja/japan")).toEqual([
    { filter: "pets", values: ["safe"], without: "モンステラ" },
  ]);
  expect(await needs("Schattenfarn", "de/europe")).toEqual([]);
});

test("a search with a need can be filtered further, and its counts include the need", async () => {
  const toxic = await found("toxic");
  expect(toxic).toContain("lavender-hidcote");
  const indoors = await listed("term=toxic&habitat=indoors");
  expect(indoors.toSorted()).toEqual(["monstera-deliciosa", "snake-plant", "spotted-begonia"]);
  const facets = await read("search/en/europe/facets?term=toxic&light=shade");
  expect([facets.count, facets.habitat.indoors, facets.pets]).toEqual([2, 1, { safe: 0, toxic: 2 }]);
  expect(await listed("term=cats&pets=toxic")).toEqual([]);
});

test("contradicting needs must both be met, or one of them if nothing meets both", async () => {
  expect((await found("full sun dark corner")).toSorted()).toEqual(["common-box", "snake-plant"]);
  const either = await found("toxic not poisonous large small dark");
  expect(either.length).toBeGreaterThan(0);
  expect(await needs("toxic cats dark harmless dog sunny")).toHaveLength(4);
});

test("a warning is no match for an animal or for children", async () => {
  for (const term of ["rabbit", "children", "horse"]) expect([term, await found(term)]).toEqual([term, []]);
  expect(await found("Pferd", "de/europe")).toEqual([]);
  expect(await found("catmint")).toEqual(["catmint"]);
});

test("products of a matching category come first, then matching names, and no mere descriptions", async () => {
  expect(await found("pot")).toEqual(["terracotta-pot", "pot-marigold-seeds"]);
  const { product_count, products } = await read("suggestions/en/europe?term=pot");
  expect([product_count, products.length]).toEqual([2, 2]);
});

describe("words that are not meant as needs", () => {
  test.each([
    "🐈",
    "🌵🌵🌵",
    "%cat%",
    "c_ts",
    "cats' OR '1'='1",
    "safe; drop table products; --",
    "cat|dog",
    "toxic*",
    "(cats)",
    '"toxic"',
    "\\cats",
    "-toxic",
    "cat & dog",
  ])("%s is searched by its words", async (term) => {
    const list = await found(term);
    const facets = await read(`search/en/europe/facets?term=${encodeURIComponent(term)}`);
    expect(facets.count).toBe(list.length);
    const isToxic = /toxic/.test(term);
    const isAboutCats = /cat/.test(term) && !isToxic;
    if (isAboutCats) expect(list).not.toContain("monstera-deliciosa");
    if (isToxic) expect(list).not.toContain("boston-fern");
  });

  test("a term of 400 letters is refused, and one of 100 that is all needs is searched", async () => {
    const refused = await shop.call("GET", `/products/search/en/europe?term=${"cat ".repeat(100)}`);
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringContaining("term")]);
    expect(await needs("cat ".repeat(25).trim())).toEqual([
      { filter: "pets", values: ["safe"], without: expect.any(String) },
    ]);
  });
});

test("a product with an emoji-only name is listed, and found by its category's name", async () => {
  const own = await openShop({ copy: await copyOfShop() });
  onTestFinished(() => own.close());
  await own.services.database.queries.execute(sql`
    update product_texts set name = '🌵', search_name = '', search_text = '', name_pieces = '{}', text_pieces = '{}'
    where product_id = (select id from products where url_fragment = 'fern')`);
  expect(await found("🌵", "en/europe", own)).toEqual([]);
  expect(await found("fern", "en/europe", own)).toEqual(["fern"]);
  expect(await listed("", "en/europe", own)).toContain("fern");
});

test("the folder's favourites come first in its order, and lists have their count", async () => {
  const { shop: folder } = await readShopFolder(demoFolder);
  const sold = await listed("limit=100");
  const favourites = folder.favourites!.filter((one) => sold.includes(one));
  expect(favourites.length).toBeGreaterThan(5);
  expect(sold.slice(0, favourites.length)).toEqual(favourites);
  expect(await listed("sort=position&limit=100")).toEqual(sold);
  const others = sold.slice(favourites.length);
  expect(others).toEqual(others.toSorted());
  expect((await read("search/en/europe/facets")).favourites).toBe(favourites.length);
  const tools = await listed("category=tools");
  expect(tools[0]).toBe("watering-can");
  expect((await read("search/en/europe/facets?category=craft-centre")).favourites).toBe(1);
});

test("a shop without favourites counts none", async () => {
  const own = await openShop({ copy: await copyOfShop() });
  onTestFinished(() => own.close());
  expect((await read("search/en/europe/facets", own)).favourites).toBe(0);
});
