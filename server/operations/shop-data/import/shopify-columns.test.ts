import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse, stringify } from "yaml";
import { writeShopFolder } from "#tests/support/shop-folder.ts";
import { importCsv } from "./import-csv.ts";

const settings = {
  language: "en",
  markets: {
    europe: { includes_vat: true },
    japan: { includes_vat: true, shopify_market: "Japan" },
  },
  otherwise: "plants",
};

async function workplace(csv: string) {
  const place = mkdtempSync(join(tmpdir(), "trellis-import-"));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const folder = await writeShopFolder(join(place, "shop"));
  const [file, shopify] = [join(place, "goods.csv"), join(place, "shopify.yaml")];
  writeFileSync(file, csv);
  writeFileSync(shopify, stringify(settings));
  const run = () => importCsv({ file, folder, shopify, isDryRun: false }, new Date(), () => {});
  const product = (name: string) => parse(readFileSync(join(folder, `products/${name}.yaml`), "utf8"));
  return { run, product };
}

const later =
  "Title,URL handle,Description,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Product image URL,Image position,Included / Japan,Price / Japan,Compare-at price / Japan";
const row = (change: Record<number, string> = {}) =>
  "Clay saucer,clay-saucer,<p>For a pot.</p>,TRUE,Active,,Size,12 cm,4.50,,shopify,5,FALSE,,,TRUE,600,800"
    .split(",")
    .map((cell, index) => change[index] ?? cell)
    .join(",");

test("the columns of Shopify's current documentation are read", async () => {
  const { run, product } = await workplace(`${later}\n${row({ 5: "100777", 9: "6.00" })}`);
  expect((await run()).counts).toMatchObject({ new: 1 });
  expect(product("clay-saucer")).toMatchObject({
    reference: "100777",
    allow_purchase: true,
    prices: {
      europe: { price: 6, discounted: 4.5 },
      japan: { price: 800, discounted: 600 },
    },
    text: { en: { name: "Clay saucer, 12 cm", description: "<p>For a pot.</p>" } },
  });
});

test.each([
  ["FALSE", false],
  ["TRUE", true],
  ["deny", false],
  ["continue", true],
  ["DENY", false],
])("a sold-out product with the policy %s goes on being sold: %s", async (policy, isSold) => {
  const { run, product } = await workplace(`${later}\n${row({ 11: "0", 12: policy })}`);
  await run();
  expect(product("clay-saucer")).toMatchObject({
    allow_purchase: true,
    stock: { tracked: true, policy: isSold ? "backorder" : "deny", opening: 0 },
  });
});

test("drafts and unpublished products are left out with these columns too", async () => {
  const { run } = await workplace(
    [later, row(), row({ 1: "b", 4: "Draft" }), row({ 1: "c", 3: "FALSE" })].join("\n"),
  );
  expect((await run()).report.slice(1)).toEqual([
    "goods.csv:3: b is left out: its Status is Draft",
    "goods.csv:4: c is left out: it is not published",
  ]);
});

test.each([
  [row({ 8: "on request" }), 'goods.csv:2: Price "on request" is no number: write it as 1234.50'],
  [row({ 1: "" }), "goods.csv:2: URL handle is missing"],
  [row({ 11: "lots" }), 'goods.csv:2: Inventory quantity is "lots": write a whole number'],
  [
    row({ 12: "maybe" }),
    'goods.csv:2: Continue selling when out of stock is "maybe": write deny or continue, or TRUE or FALSE',
  ],
])("an error is reported with the table's own column name: %s", async (line, message) => {
  const { run } = await workplace(`${later}\n${line}`);
  await expect(run()).rejects.toThrow(new Error(message));
});

test("a missing column, or one under both of its names, is reported", async () => {
  const missing = await workplace("Title,URL handle,Price\nClay saucer,clay-saucer,4.50");
  await expect(missing.run()).rejects.toThrow("goods.csv:1: there is no column Description");
  const both = await workplace("Title,Handle,URL handle,Description,Price\nSaucer,a,a,<p>A</p>,4.50");
  await expect(both.run()).rejects.toThrow("goods.csv:1: has both Handle and URL handle, which are the same");
});
