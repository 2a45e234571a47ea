import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { searchQueries } from "#server/commerce/catalogue/search.ts";
import { defaultReadingLocale } from "#server/commerce/markets/markets.ts";
import { demoShop } from "./support/demo-shop.ts";
import { copyOfShop, openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await demoShop({}, [
    "beeswax-candle-kit",
    "common-ivy",
    "giant-bird-of-paradise",
    "parsley",
    "peony-sarah-bernhardt",
    "rose-gertrude-jekyll",
    "rosemary",
  ]);
});
afterAll(() => shop.close());

const search = async (place: string, term: string, more = ""): Promise<string[]> => {
  const { status, body } = await shop.call(
    "GET",
    `/products/search/${place}?term=${encodeURIComponent(term)}${more}`,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body.map(({ url_fragment }: { url_fragment: string }) => url_fragment);
};

describe("searches for products", () => {
  test.each([
    ["en/europe", "monstera", "monstera-deliciosa"],
    ["en/europe", "monstra", "monstera-deliciosa"],
    ["en/europe", "MONSTERA  deliciosa", "monstera-deliciosa"],
    ["en/europe", "monst", "monstera-deliciosa"],
    ["en/europe", "mnstera", "monstera-deliciosa"],
    ["en/europe", "wathering can", "watering-can"],
    ["en/europe", "frn", "boston-fern"],
    ["en/europe", "fe", "boston-fern"],
    ["en/europe", "100201", "monstera-deliciosa"],
    // Inflected forms rank above mere mentions.
    ["en/europe", "ferns", "boston-fern"],
    ["en/europe", "tulips", "tulip-queen-of-night"],
    ["en/europe", "watering cans", "watering-can"],
    ["de/europe", "tulpen", "tulip-queen-of-night"],
    ["cs/europe", "tulipány", "tulip-queen-of-night"],
    ["de/europe", "Farne", "boston-fern"],
    ["en/europe", "bostn ferns", "boston-fern"],
    // A match in a description must not hide one in a name.
    ["ar/asia", "المونستيرا", "monstera-deliciosa"],
    ["cs/europe", "konve", "watering-can"],
    ["en/europe", "nonstera", "monstera-deliciosa"],
    ["de/europe", "kiesskanne", "watering-can"],
    ["cs/europe", "tulipánech", "tulip-queen-of-night"],
    // The word is in the middle of other names too, which is a weak match.
    ["en/europe", "fren", "boston-fern"],
    // A part in the middle of a name is no correction.
    ["de/europe", "Wachskerze", "beeswax-candle-kit"],
    // The article is a stop word.
    ["ar/asia", "النبات", "monstera-deliciosa"],
    // Two words typed as one.
    ["en/europe", "snakeplant", "snake-plant"],
    ["en/europe", "wateringcan", "watering-can"],
    ["de/europe", "gießkanne", "watering-can"],
    ["de/europe", "gieskanne", "watering-can"],
    ["de/europe", "giesskane", "watering-can"],
    ["de/europe", "kanne", "watering-can"],
    ["cs/europe", "kapradina", "boston-fern"],
    ["cs/europe", "kapradína", "boston-fern"],
    ["ar/asia", "سَرَخْس", "boston-fern"],
    ["ar/asia", "مرشه", "watering-can"],
    ["ar/asia", "مرشة", "watering-can"],
    ["ja/japan", "じょうろ", "watering-can"],
    ["ja/japan", "モンステラ", "monstera-deliciosa"],
    ["ja/japan", "もんすてら", "monstera-deliciosa"],
    ["ja/japan", "モン", "monstera-deliciosa"],
    ["ja/japan", "monstera", "monstera-deliciosa"],
  ])("%s: %s has %s among the first three", async (place, term, product) => {
    expect((await search(place, term)).slice(0, 3)).toContain(product);
  });

  test("a single Japanese character finds names that contain it", async () => {
    const found = await search("ja/japan", "鉢");
    expect(found.length).toBeGreaterThan(0);
  });
});

test.each([
  ["de/europe", "Gurke"],
  ["en/europe", "mouse"],
  ["cs/europe", "jetel"],
])("%s: %s does not match inside other words", async (place, term) => {
  expect(await search(place, term)).toEqual([]);
});

test("a name ranks above a description, and the start of a name ranks first", async () => {
  const found = await search("en/europe", "olive");
  expect(found[0]).toBe("olive-tree");
  const all = await search("en/europe", "water");
  expect(all[0]).toBe("watering-can");
  expect(all.length).toBeGreaterThan(3);
  const byPosition = await search("en/europe", "water", "&sort=position");
  expect(byPosition.toSorted()).toEqual(all.toSorted());
  expect(byPosition).not.toEqual(all);
});

test("a category's name finds its products, counted and filterable like any list", async () => {
  const term = encodeURIComponent("観葉植物");
  const found = await search("ja/japan", "観葉植物");
  const { body: inside } = await shop.call("GET", "/products/search/ja/japan?category=houseplants");
  expect(found).toEqual(inside.map(({ url_fragment }: { url_fragment: string }) => url_fragment));
  expect(found.length).toBeGreaterThan(2);
  const { body: facets } = await shop.call("GET", `/products/search/ja/japan/facets?term=${term}`);
  expect(facets.count).toBe(found.length);
  const narrowed = await search("ja/japan", "観葉植物", "&light=bright");
  expect(narrowed.length).toBe(facets.light.bright);
  const { body: suggested } = await shop.call("GET", `/products/suggestions/ja/japan?term=${term}`);
  expect(suggested.product_count).toBe(found.length);
});

test("one or two letters do not match a category's name", async () => {
  for (const term of ["av", "nd", "im"]) {
    const found = await search("en/europe", term);
    expect([term, found.filter((product) => product.startsWith("weaving"))]).toEqual([term, []]);
  }
});

test("the start of a word in a name is not treated as a plural", async () => {
  // Many names have "common", which ends in "mon".
  expect(await search("en/europe", "mons")).toEqual(["monstera-deliciosa"]);
  // Roses come first, although other names begin with the letters.
  expect((await search("de/europe", "Rosen"))[0]).toBe("rose-gertrude-jekyll");
});

test("matches in the user's language rank above others, and word ends above word middles", async () => {
  const found = await search("de/europe", "rose");
  // Petroselinum has the letters in its middle, and Rosmarin is rosemary.
  expect(found.slice(0, 4)).toEqual(["rose-gertrude-jekyll", "peony-sarah-bernhardt", "parsley", "rosemary"]);
});

test("the count equals the list's length, with or without typing errors", async () => {
  for (const term of [
    "water",
    "wattering",
    "nowhere at all",
    "fe",
    "ferns",
    "watering cans",
    "wateringcan",
  ]) {
    const { body } = await shop.call(
      "GET",
      `/products/search/en/europe/count?term=${encodeURIComponent(term)}`,
    );
    expect([term, body.count]).toEqual([term, (await search("en/europe", term)).length]);
  }
});

test.each(["%", "_", "\\", "🌱", "'; drop table products; --", "…", "xqzw", " "])(
  "%j finds nothing and causes no error",
  async (term) => {
    expect(await search("en/europe", term)).toEqual([]);
  },
);

test.each([
  "㌖".repeat(100),
  "ﷺ".repeat(100),
  "ش".repeat(100),
  "mon".repeat(33),
  "m".repeat(40),
  "m".repeat(41),
])("%s is long and finds nothing", async (term) => {
  expect(await search("en/europe", term)).toEqual([]);
  expect(await search("ar/asia", `${term.slice(0, 60)} ${"ن".repeat(39)}`)).toEqual([]);
});

test("lone surrogates are ignored; NUL characters and overlong terms are refused", async () => {
  expect((await shop.call("GET", "/products/search/en/europe?term=%00")).status).toBe(400);
  const { status } = await shop.call("GET", "/products/search/en/europe?term=%ED%A0%80fern");
  expect([200, 400]).toContain(status);
  const long = await shop.call("GET", `/products/search/en/europe?term=${"a".repeat(10_000)}`);
  expect(long.status).toBe(400);
});

test("texts stored by an older version are found once the shop has started", async () => {
  const copy = await copyOfShop();
  const older = await openShop({ copy: { ...copy, remove: async () => {} } });
  await older.services.database.queries.execute(
    sql`update product_texts set search_name = '', name_pieces = '{}'`,
  );
  await older.services.database.queries.execute(sql`delete from search_words`);
  await older.services.database.queries.execute(sql`delete from shop_facts where name = 'search_form'`);
  await older.close();
  const newer = await openShop({ copy });
  onTestFinished(() => newer.close());
  for (const term of ["fe", "firn", "fern"]) {
    const { body } = await newer.call("GET", `/products/search/en/europe?term=${term}`);
    expect(body.map(({ url_fragment }: { url_fragment: string }) => url_fragment)).toContain("fern");
  }
});

test("a search suggests categories and pages too, with typing errors", async () => {
  const suggested = async (place: string, term: string) => {
    const { body } = await shop.call(
      "GET",
      `/products/suggestions/${place}?term=${encodeURIComponent(term)}`,
    );
    return [...body.categories, ...body.pages].map(({ name }: { name: string }) => name);
  };
  expect(await suggested("en/europe", "houseplnats")).toEqual(["Houseplants", "Large houseplants"]);
  expect(await suggested("en/europe", "delvery")).toEqual(["Delivery"]);
  expect(await suggested("de/europe", "zimerpflan")).toEqual(["Zimmerpflanzen", "Große Zimmerpflanzen"]);
  expect(await suggested("en/europe", "xouseplants")).toEqual([]);
  expect(await suggested("de/europe", "Werkzeuge")).toContain("Werkzeug");
  // An understood term is not corrected: ferns are not furniture.
  expect(await suggested("en/europe", "fern")).toEqual([]);
});

test("a name longer than its index is found by all of its words", async () => {
  const long = `${"very ".repeat(60)}long`;
  const copy = await copyOfShop();
  const own = await openShop({ copy });
  onTestFinished(() => own.close());
  await own.services.database.queries.execute(
    sql`update product_texts set search_name = ${long}, search_text = ${long} where language_id = 'en'
      and product_id = (select id from products where url_fragment = 'fern')`,
  );
  for (const term of ["very", "very very long", "long"]) {
    const { body } = await own.call("GET", `/products/search/en/europe?term=${encodeURIComponent(term)}`);
    expect(body.map(({ url_fragment }: { url_fragment: string }) => url_fragment)).toEqual(["fern"]);
  }
});

test("a prefix search uses the index of names", async () => {
  const { database } = shop.services;
  const place = (await defaultReadingLocale(database.queries))!;
  const words = [{ word: "ferns", root: "fern" }];
  let plan: string[] = [];
  const query = database.transaction(async (tx) => {
    // With so few texts PostgreSQL would scan them all.
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`alter table product_texts drop constraint product_texts_pkey cascade`);
    const { rows } = await tx.execute<{ name: string }>(
      sql`select indexname as name from pg_indexes where tablename = 'product_texts' and indexname <> 'product_texts_name_begins'`,
    );
    for (const { name } of rows) await tx.execute(sql`drop index ${sql.identifier(name)}`);
    const { begun } = searchQueries(tx, place, words);
    const explained = await tx.execute(sql`explain ${tx.select().from(begun!)}`);
    plan = explained.rows.map((row) => String(row["QUERY PLAN"]));
    throw new Error("undone");
  });
  await expect(query).rejects.toThrow("undone");
  const conditions = plan.filter((line) => line.includes("Index Cond"));
  expect(conditions).toEqual([
    expect.stringContaining("name_begins ~>=~ 'ferns'"),
    expect.stringContaining("name_begins ~>=~ 'fern'"),
  ]);
});
