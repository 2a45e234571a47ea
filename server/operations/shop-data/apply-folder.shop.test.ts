import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { stringify } from "yaml";
import { root, runNode } from "#scripts/tools.ts";
import { openDatabase, type Queries } from "#server/platform/database/database.ts";
import { lockFolder } from "#server/platform/database/folder-lock.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import * as schema from "#server/platform/database/schema.ts";
import { copyOfShop } from "#tests/support/shop.ts";
import { testSettings } from "#tests/support/settings.ts";
import { shopFiles, writeShopFolder } from "#tests/support/shop-folder.ts";
import { shopifyExport, shopifyTable, soap } from "#tests/support/shopify-export.ts";

let folder: string;
let copy: Awaited<ReturnType<typeof copyOfShop>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "trellis-apply-"));
  copy = await copyOfShop();
});
afterAll(async () => {
  await copy.remove();
  rmSync(folder, { recursive: true, force: true });
});

const fern = shopFiles["products/fern.yaml"] as object;
const seed = shopFiles["products/seed.yaml"] as object;
async function apply(
  name: string,
  files: Record<string, unknown>,
  data: object = { DATA_DIR: copy.dataFolder, ...copy.environment },
  pictures: Record<string, Uint8Array> = {},
  ...options: string[]
) {
  const path = await writeShopFolder(join(folder, name), files);
  for (const [picture, bytes] of Object.entries(pictures)) writeFileSync(join(path, picture), bytes);
  const environment = { DATABASE_URL: "", ...data };
  return {
    path,
    ...(await runNode(join(root, "scripts/shop.ts"), ["apply", path, ...options], { environment })),
  };
}

async function shown(settings = testSettings(copy.dataFolder, copy.environment)) {
  const database = await openDatabase(settings);
  const { url_fragment, retired_at } = schema.products;
  const products = await database.queries.select({ url_fragment, retired_at }).from(schema.products);
  const prices = await database.queries
    .select({ price: schema.productPrices.price_minor })
    .from(schema.productPrices);
  const customers = await database.queries
    .select({ email: customerSchema.customers.email })
    .from(customerSchema.customers);
  await database.close();
  return {
    sold: products
      .filter((product) => product.retired_at === null)
      .map((product) => product.url_fragment)
      .sort(),
    prices: prices.map(({ price }) => Number(price)).sort((a, b) => a - b),
    customers: customers.length,
  };
}

const before = {
  sold: ["fern", "olive", "seed", "spade", "wreath"],
  prices: [50, 1000, 1895, 2150, 2850, 3000, 18900],
  customers: 6,
};

test("a folder with errors changes nothing, and each error is reported with its file", async () => {
  const files = {
    "products/fern.yaml": { ...fern, prices: { europe: { price: 18.955 } }, related: ["spade", "shovel"] },
    "products/seed.yaml": { ...seed, reference: "100203" },
    "categories/plants.yaml": { ...(shopFiles["categories/plants.yaml"] as object), parent: "ferns" },
  };
  const { code, output } = await apply("bad", { ...shopFiles, ...files });
  expect(code).toBe(1);
  expect(output.trim().split("\n").sort()).toEqual(
    [
      'categories/ferns.yaml:9: parent leads back to "ferns"',
      'categories/plants.yaml:10: parent leads back to "plants"',
      'products/fern.yaml:22: there is no product "shovel"; there are fern, olive, seed, spade, wreath',
      "products/fern.yaml:9: prices.europe.price 18.955 is no amount of EUR",
      'products/seed.yaml:1: reference 100203 is that of "fern"',
      "Nothing was changed.",
    ].sort(),
  );
  expect(await shown()).toEqual(before);
});

/** Valid metadata, truncated data. */
const cutOff = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#456" } })
  .webp()
  .toBuffer()
  .then((bytes) => bytes.fill(0xff, 40));

test.each([
  ["is not a picture", Buffer.from("stone"), "is no WebP, PNG or JPEG"],
  ["is cut off", cutOff, "is cut off or broken"],
])("a picture that %s is reported, and nothing is changed", async (why, stone, problem) => {
  const files = {
    "products/fern.yaml": { ...fern, pictures: ["stone.webp"], prices: { europe: { price: 1 } } },
  };
  const { code, output } = await apply(why.replaceAll(" ", "-"), { ...shopFiles, ...files }, undefined, {
    "pictures/stone.webp": stone,
  });
  expect({ code, output: output.trim().split("\n") }).toEqual({
    code: 1,
    output: [`pictures/stone.webp: ${problem}`, "Nothing was changed."],
  });
  expect(await shown()).toEqual(before);
});

test("a valid folder is applied, and a product removed from it is no longer sold", async () => {
  const { "products/seed.yaml": _, ...files } = shopFiles;
  const changed = { ...fern, prices: { europe: { price: 19.95 } } };
  const { path, code, output } = await apply("good", { ...files, "products/fern.yaml": changed });
  expect({ code, output }).toEqual({
    code: 0,
    output:
      `The shop is what ${path} says: markets 3, languages 2, categories 2, products 4, pages 7, pictures 1.\n` +
      'homepage.yaml: recommended for japan is "fern", which has no price there; it is left out\n' +
      "It is a demo: everybody knows the passwords of its accounts.\n",
  });
  expect(await shown()).toEqual({
    sold: ["fern", "olive", "spade", "wreath"],
    prices: [1000, 1995, 2850, 18900],
    customers: 6,
  });
});

test("what was changed by hand in the database is written again by --all only", async () => {
  const applyAgain = (...options: string[]) => apply("by-hand", shopFiles, undefined, {}, ...options);
  expect((await applyAgain()).code).toBe(0);
  const settings = testSettings(copy.dataFolder, copy.environment);
  const inDatabase = async <Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> => {
    const database = await openDatabase(settings);
    return work(database.queries).finally(() => database.close());
  };
  const names = () =>
    inDatabase(async (queries) => {
      const texts = [schema.productTexts, schema.pageTexts, schema.categoryTexts];
      return Promise.all(texts.map((table) => queries.$count(table, eq(table.name, "By hand"))));
    });
  await inDatabase(async (queries) => {
    for (const table of [schema.productTexts, schema.pageTexts, schema.categoryTexts])
      await queries.update(table).set({ name: "By hand" }).where(eq(table.language_id, "en"));
  });
  const changed = await names();
  expect(changed.every((count) => count > 0)).toBe(true);
  expect((await applyAgain()).code).toBe(0);
  expect(await names()).toEqual(changed);
  const { code, output, path } = await applyAgain("--all");
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringContaining(`The shop is what ${path} says`),
  });
  expect(await names()).toEqual([0, 0, 0]);
  expect((await applyAgain("--all", "--dry-run")).code).toBe(1);
});

test("another shop's export is imported into a folder by one command, and applied by the next", async () => {
  const path = await writeShopFolder(join(folder, "imported"));
  const files = ["goods.csv", "shopify.yaml"].map((name) => join(folder, name)) as [string, string];
  writeFileSync(files[0], shopifyExport([soap()]));
  writeFileSync(files[1], stringify(shopifyTable));
  const environment = { DATABASE_URL: "", DATA_DIR: copy.dataFolder, ...copy.environment };
  const command = (...words: string[]) => runNode(join(root, "scripts/shop.ts"), words, { environment });
  const imported = await command("import", files[0], path, "--shopify", files[1]);
  expect(imported).toEqual({
    code: 0,
    output:
      "goods.csv:2: products/leaf-soap.yaml: new\n" +
      `1 new, 0 changed, 0 as they are, 0 pictures brought. Now: npm run shop -- apply ${path}\n`,
  });
  expect((await shown()).sold).not.toContain("leaf-soap");
  expect((await command("apply", path)).code).toBe(0);
  expect((await shown()).sold).toContain("leaf-soap");
});

test("an empty embedded database becomes a shop without demo accounts, unless it is in use", async () => {
  const dataFolder = join(folder, "data");
  mkdirSync(dataFolder);
  const release = lockFolder(dataFolder);
  const refused = await apply("empty", shopFiles, { DATA_DIR: dataFolder });
  await release();
  expect({ code: refused.code, output: refused.output }).toEqual({
    code: 1,
    output: `Waiting for the Trellis that is ending on ${dataFolder} …\nAnother Trellis is using ${dataFolder}. Stop it first, or give this one a DATA_DIR of its own.\nNothing was changed.\n`,
  });
  const { code, output, path } = await apply("empty", shopFiles, { DATA_DIR: dataFolder });
  expect({ code, output }).toEqual({
    code: 0,
    output: `The shop is what ${path} says: markets 3, languages 2, categories 2, products 5, pages 7, pictures 1.\n`,
  });
  expect(await shown(testSettings(dataFolder))).toEqual({ ...before, customers: 0 });
});
