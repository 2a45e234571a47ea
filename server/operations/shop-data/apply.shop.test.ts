import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { root } from "#scripts/tools.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";
import { shopFiles, writeShopFolder } from "#tests/support/shop-folder.ts";
import { markets, menuEntries, products, productTexts } from "#server/platform/database/schema.ts";
import { analyzePictures } from "#server/commerce/images/analyze-pictures.ts";
import { applyShopFolder, type ApplyScope } from "./apply.ts";
import { findPictures, storePictures } from "./folder-pictures.ts";
import { noProgress } from "./progress.ts";
import { readShopFolder } from "./read.ts";
import { readStoredShop } from "./stored-shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function apply(files: Record<string, unknown> = shopFiles, scope?: ApplyScope): Promise<void> {
  shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000);
  const folder = mkdtempSync(join(tmpdir(), "trellis-folder-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const read = await readShopFolder(await writeShopFolder(folder, files));
  const pictures = await storePictures(await findPictures(read, shop.services.files), shop.services.files);
  await shop.services.database.transaction((tx) =>
    applyShopFolder(tx, read, pictures, shop.clock.now, noProgress, scope),
  );
  shop.services.responseCache.clear();
}

const paths = [
  "/markets/",
  "/languages/",
  "/menu/localized/de",
  "/footer/localized/en",
  "/categories/en/europe",
  "/pages/localized/de/terms",
  "/assurances/de/europe",
  "/homepage/products/localized/en/europe",
  "/homepage/promos/localized/en/europe",
  "/products/search/en/europe",
  "/products/en/europe/fern",
  "/products/search/de/japan",
];
const hidden = ["image_id", "updated_at"];
const visible = (value: any): unknown => {
  if (Array.isArray(value)) return value.map(visible);
  if (value === null || typeof value !== "object") return value;
  const isEntry = "holder_type" in value || "children" in value || "row" in value || "label" in value;
  const inner = Object.entries(value).filter(
    ([name]) =>
      !hidden.includes(name) &&
      !(isEntry && !("url_fragment" in value) && ["id", "parent_id", "holder_id"].includes(name)),
  );
  return Object.fromEntries(inner.map(([name, innerValue]) => [name, visible(innerValue)]));
};
const everything = () => Promise.all(paths.map(async (path) => visible((await shop.call("GET", path)).body)));

test("applying the same folder again keeps ids and changes nothing visible", async () => {
  // The job that analyses pictures may run in between.
  await analyzePictures(shop.services);
  shop.services.responseCache.clear();
  const before = await everything();
  await apply();
  expect(await everything()).toEqual(before);
});

test("all that the folder says is written again on request, whatever happened to the database", async () => {
  await analyzePictures(shop.services);
  await apply();
  const before = await everything();
  const { queries } = shop.services.database;
  await queries.update(products).set({ allow_purchase: false, latin_name: "By hand" });
  await queries.update(productTexts).set({ description: "By hand" });
  await queries.update(markets).set({ refund_days: 1 });
  await queries.delete(menuEntries);
  await apply();
  expect(await everything()).not.toEqual(before);
  expect(await queries.$count(products, eq(products.latin_name, "By hand"))).toBeGreaterThan(0);
  await apply(shopFiles, "all");
  expect(await everything()).toEqual(before);
  expect(await queries.$count(products, eq(products.latin_name, "By hand"))).toBe(0);
  expect(await queries.$count(markets, eq(markets.refund_days, 1))).toBe(0);
});

test("a changed text is stored, and a text of a removed language is deleted", async () => {
  const written = async () => {
    const { rows } = await shop.services.database.queries.execute<{ row: string; written: string }>(
      sql`select url_fragment || ' ' || language_id as row, product_texts.xmin::text as written
        from product_texts join products on products.id = product_id`,
    );
    return new Map(rows.map(({ row, written: by }) => [row, by]));
  };
  await apply();
  const before = await written();
  const fern = structuredClone(shopFiles["products/fern.yaml"]) as { text: Record<string, { name: string }> };
  fern.text["en"]!.name = "Boston fern, taller";
  const spade = structuredClone(shopFiles["products/spade.yaml"]) as typeof fern;
  delete spade.text["de"];
  await apply({ ...shopFiles, "products/fern.yaml": fern, "products/spade.yaml": spade });
  const after = await written();
  const isOther = [...before.keys()].filter((row) => after.get(row) !== before.get(row));
  expect(isOther).toEqual(expect.arrayContaining(["fern en", "spade de"]));
  expect(isOther).not.toContain("fern de");
  expect(after.has("spade de")).toBe(false);
  expect((await shop.call("GET", "/products/search/en/europe?term=taller")).body).toHaveLength(1);
  await apply();
});

test("the limit for a second approval of refunds is stored, and removed when it is left out", async () => {
  const { queries } = shop.services.database;
  const sums = async () => {
    const rows = await queries.select().from(markets).orderBy(markets.position);
    return rows.map(({ refund_second_approval_above_minor: above }) => above);
  };
  const withSum = (name: string, refund_second_approval_above: number) => ({
    [name]: { ...(shopFiles[name] as object), refund_second_approval_above },
  });
  await apply({
    ...shopFiles,
    ...withSum("markets/europe.yaml", 199.5),
    ...withSum("markets/japan.yaml", 30_000),
  });
  expect(await sums()).toEqual([19_950n, 30_000n, null]);
  await apply();
  expect(await sums()).toEqual([null, null, null]);
});

test("the terms of refunds are stored, exported and default to 30 days and six photos of 5 MB", async () => {
  const { queries } = shop.services.database;
  const terms = { refund_days: 60, refund_files: 10, refund_file_megabytes: 8 };
  const market = { ...(shopFiles["markets/japan.yaml"] as object), ...terms };
  await apply({ ...shopFiles, "markets/japan.yaml": market });
  const rows = await queries.select().from(markets).orderBy(markets.position);
  expect(rows.map((row) => [row.refund_days, row.refund_files, row.refund_file_bytes])).toEqual([
    [30, 6, 5_242_880],
    [60, 10, 8_388_608],
    [30, 6, 5_242_880],
  ]);
  const stored = (await readStoredShop(queries))!.markets.find(({ id }) => id === "japan");
  expect(stored).toMatchObject(terms);
  await apply();
});

test("the days until an order counts as delivered are stored, and default to 30 after payment", async () => {
  const { queries } = shop.services.database;
  const days = async () => {
    const rows = await queries.select().from(markets).orderBy(markets.position);
    return rows.map(({ latest_delivery_days }) => latest_delivery_days);
  };
  const market = { ...(shopFiles["markets/japan.yaml"] as object), latest_delivery_days: 45 };
  await apply({ ...shopFiles, "markets/japan.yaml": market });
  expect(await days()).toEqual([30, 45, 30]);
  await apply();
  expect(await days()).toEqual([30, 30, 30]);
});

test.each([
  ["by currency", { EUR: 40, JPY: 5_000 }, { EUR: 40, GBP: 25, USD: 25, JPY: 5_000 }, 25],
  ["for every currency", 7, {}, 7],
  ["by default", undefined, { EUR: 25, GBP: 25, USD: 25, JPY: 3_000 }, 25],
])("the minimum payout is set %s", async (_how, minimum, byCurrency, otherwise) => {
  const facts = { ...(shopFiles["shop.yaml"] as object), ...(minimum && { payout_minimum: minimum }) };
  await apply({ ...shopFiles, "shop.yaml": facts });
  const { body } = await shop.call("GET", "/settings/");
  expect([body.payout_minimums, body.payout_minimum]).toEqual([byCurrency, otherwise]);
  const { shop: exported } = (await readStoredShop(shop.services.database.queries))!;
  expect(exported.payout_minimum).toEqual(minimum);
  await apply();
});

test("two products that exchange their slugs keep their ids and orders", async () => {
  const [fern, spade] = [await shop.productId("fern"), await shop.productId("spade")];
  await apply({
    ...shopFiles,
    "products/fern.yaml": shopFiles["products/spade.yaml"],
    "products/spade.yaml": { ...(shopFiles["products/fern.yaml"] as object), related: [] },
  });
  expect([await shop.productId("spade"), await shop.productId("fern")]).toEqual([fern, spade]);
  await apply();
  expect([await shop.productId("fern"), await shop.productId("spade")]).toEqual([fern, spade]);
});

test("a further picture has its own alternative text, a product without pictures shows a placeholder", async () => {
  const pictures = ["leaf.webp", { file: "leaf.webp", alt: { en: "A frond", de: "Ein Wedel" } }];
  await apply({
    ...shopFiles,
    "products/fern.yaml": { ...(shopFiles["products/fern.yaml"] as object), pictures },
    "products/spade.yaml": { ...(shopFiles["products/spade.yaml"] as object), pictures: [] },
  });
  const { images } = (await shop.call("GET", "/products/de/europe/fern")).body;
  const alternatives = images.map((image: { alternative_text: string }) => image.alternative_text);
  expect(alternatives).toEqual(["Boston fern", "Ein Wedel"]);
  expect((await shop.call("GET", "/products/en/europe/spade")).body.primary_image).toBeNull();
  await apply();
});

test("a lower price shows the lowest of the previous thirty days", async () => {
  const fern: any = structuredClone(shopFiles["products/fern.yaml"]);
  fern.prices.europe.discounted = 15.5;
  await apply({ ...shopFiles, "products/fern.yaml": fern });
  const { body } = await shop.call("GET", "/products/en/europe/fern");
  await apply();
  expect([body.price, body.discounted_price, body.lowest_price_30_days]).toEqual([18.95, 15.5, 18.95]);
});

test("a product removed from the folder is in no market, and is restored with the same id", async () => {
  const id = await shop.productId("seed");
  const { "products/seed.yaml": _, ...rest } = shopFiles;
  await apply(rest);
  expect((await shop.call("GET", "/products/en/europe/seed")).status).toBe(404);
  await apply();
  expect((await shop.call("GET", "/products/en/europe/seed")).body.id).toBe(id);
});

test.each([
  ["cs", "cs-CZ", ["one", "few", "many", "other"], ["Cibule", "Česnek", "Houba", "Chrpa", "Ibišek"]],
  ["ja", "ja-JP", ["other"], ["あじさい", "いちご", "オリーブ", "カエデ", "バラ"]],
  [
    "ar",
    "ar-u-nu-latn",
    ["zero", "one", "two", "few", "many", "other"],
    ["آس", "أرز", "بصل", "خزامى", "نعناع"],
  ],
])("names are sorted by the rules of the language %s", async (id, locale, plural_rules, names) => {
  const demo = parse(readFileSync(join(root, `shop-data/languages/${id}.yaml`), "utf8"));
  expect({ locale: demo.locale, plural_rules: demo.plural_rules }).toEqual({ locale, plural_rules });
  const market: any = structuredClone(shopFiles["markets/europe.yaml"]);
  market.languages = [...market.languages, id];
  delete market.withdrawal_days;
  const files = { ...shopFiles, "markets/europe.yaml": market, [`languages/${id}.yaml`]: demo };
  const mixed = [2, 0, 4, 1, 3].map((place) => names[place]!);
  ["fern", "spade", "olive", "seed", "wreath"].forEach((fragment, index) => {
    const product: any = structuredClone(shopFiles[`products/${fragment}.yaml`]);
    const name = mixed[index]!;
    product.text[id] = { name, description: `<p>${name}</p>`, picture_alt: name };
    Object.assign(files, { [`products/${fragment}.yaml`]: product });
  });
  await apply(files);
  const { body } = await shop.call("GET", `/products/search/${id}/europe?sort=name`);
  expect(body.map(({ name }: { name: string }) => name)).toEqual(names);
  await apply();
});
