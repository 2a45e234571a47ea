import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { soap, type Line } from "#tests/support/shopify-export.ts";
import { shopifyPlace } from "#tests/support/shopify-place.ts";

const first = (change: Line = {}) => soap({ "Option1 Name": "Size", "Option1 Value": "250 ml", ...change });
const next = (value: string, change: Line = {}): Line => ({
  Handle: "leaf-soap",
  "Option1 Value": value,
  "Variant Price": "12",
  ...change,
});
const many = (count: number): Line[] =>
  Array.from({ length: count }, (_, index) => (index === 0 ? first() : next(`${index} l`)));

test.each<[string, Line[], string]>([
  [
    "a missing value of an option",
    [first(), next("", {})],
    "products_export.csv:3: Option1 Value is missing: other lines of leaf-soap have one",
  ],
  [
    "a missing value of a second option",
    [first({ "Option2 Name": "Scent", "Option2 Value": "Mint" }), next("500 ml")],
    "products_export.csv:3: Option2 Value is missing: other lines of leaf-soap have one",
  ],
  [
    "several lines without options",
    [soap(), soap({ Title: "" })],
    "products_export.csv:3: Option1 Value is missing: leaf-soap has 2 lines with a price",
  ],
  [
    "an option without a name",
    [first({ "Option1 Name": "" }), next("500 ml")],
    "products_export.csv:2: Option1 Name is missing: what the variants differ in",
  ],
  [
    "two options with one name",
    [first({ "Option2 Name": "size", "Option2 Value": "Mint" }), next("500 ml", { "Option2 Value": "Mint" })],
    'products_export.csv:2: Option2 Name "size" is that of another option too',
  ],
  [
    "two lines with the same values",
    [first(), next("500 ml"), next("250 ML")],
    "products_export.csv:4: Option1 Value 250 ML: line 2 has the same",
  ],
  [
    "one SKU in two lines",
    [first({ "Variant SKU": "300700" }), next("500 ml", { "Variant SKU": "'300700" })],
    "products_export.csv:3: Variant SKU 300700 is that of line 2 too",
  ],
  [
    "one SKU in two products",
    [first({ "Variant SKU": "300700" }), next("500 ml"), soap({ Handle: "b", "Variant SKU": "300700" })],
    "products_export.csv:4: Variant SKU 300700 is that of line 2 too",
  ],
  [
    "the SKU of a product in the folder",
    [first(), next("500 ml", { "Variant SKU": "100231" })],
    'products_export.csv:3: Variant SKU: variants.1.reference 100231 is that of "spade"',
  ],
  [
    "more than a hundred variants",
    many(101),
    'products_export.csv:102: Handle leaf-soap has 101 variants, and a product has at most 100; those of a handle under "separate" in the Shopify file become products of their own',
  ],
  [
    "a formula as a value",
    [first(), next("=1+1")],
    'products_export.csv:3: Option1 Value begins with "=" as a formula does: write what it comes to',
  ],
  [
    "a formula as an option",
    [first({ "Option1 Name": "=A1" }), next("500 ml")],
    'products_export.csv:2: Option1 Name begins with "=" as a formula does: write what it comes to',
  ],
  [
    "a weight in words",
    [first(), next("500 ml", { "Variant Grams": "heavy" })],
    'products_export.csv:3: Variant Grams "heavy" is no number: write it as 1234.50',
  ],
  [
    "a weight of tons",
    [first(), next("500 ml", { "Variant Grams": "2000000" })],
    "products_export.csv:3: Variant Grams: variants.1.weight must be at most 1000000",
  ],
])("%s is reported with its line and column, and nothing is imported", async (_, lines, message) => {
  const { run, folder } = await shopifyPlace();
  const before = readdirSync(join(folder, "products"));
  for (const isDryRun of [true, false])
    await expect(run(lines, isDryRun)).rejects.toThrow(new Error(message));
  expect(readdirSync(join(folder, "products"))).toEqual(before);
});

test("a fourth option is reported, but not its empty column", async () => {
  const { run } = await shopifyPlace();
  const table = (value: string) =>
    `Handle,Title,Body (HTML),Option1 Name,Option1 Value,Option4 Name,Option4 Value,Variant Price\npot,Pot,<p>A pot.</p>,Size,1 l,,,4\npot,,,,2 l,,${value},5\n`;
  await expect(run(table("Red"))).rejects.toThrow(
    'products_export.csv:3: Option4 Value is "Red": a product has at most three options',
  );
  expect((await run(table(""))).counts).toMatchObject({ new: 1 });
});

test("a hundred variants with three options are imported; one without a SKU or a GTIN gets a number", async () => {
  const { run, product } = await shopifyPlace();
  const lines = many(100).map((line, index) => ({
    ...line,
    ...(index === 0 && { "Option2 Name": "Scent", "Option3 Name": "Lid" }),
    "Option2 Value": "Mint",
    "Option3 Value": "Cork",
  }));
  expect((await run(lines)).counts).toMatchObject({ new: 1 });
  const { options, variants } = product("leaf-soap");
  expect([options.length, variants.length]).toEqual([3, 100]);
  expect(new Set(variants.map(({ reference }: { reference: string }) => reference)).size).toBe(100);
});

test("a SKU that differs from the number in the folder, or is another variant's there, is reported", async () => {
  const { run, pathOf } = await shopifyPlace();
  const lines = (sku: string) => [first(), next("500 ml", { "Variant SKU": sku })];
  await run(lines("300701"));
  await expect(run(lines("300703"))).rejects.toThrow(
    "products_export.csv:3: Variant SKU 300703 has the reference 300701 in the folder: write the same in both",
  );
  // The number that the first line got.
  await expect(run(lines("300702"))).rejects.toThrow(
    "products_export.csv:3: Variant SKU 300702 is the reference that line 2 has in the folder",
  );
  writeFileSync(pathOf("leaf-soap"), readFileSync(pathOf("leaf-soap"), "utf8").replace("300701", "300703"));
  expect((await run(lines("300703"))).counts).toMatchObject({ unchanged: 1 });
});

test("a product without variants whose number no line has is reported", async () => {
  const { run } = await shopifyPlace();
  await run([soap({ "Variant SKU": "300701" })]);
  const lines = [first({ "Variant SKU": "300702" }), next("500 ml", { "Variant SKU": "300703" })];
  await expect(run(lines)).rejects.toThrow(
    'products_export.csv:2: Variant SKU: no line has 300701, the reference of "leaf-soap" in the folder',
  );
  lines[1]!["Variant SKU"] = "300701";
  expect((await run(lines)).counts).toMatchObject({ changed: 1 });
});
