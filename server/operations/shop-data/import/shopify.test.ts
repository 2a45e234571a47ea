import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { parse, stringify } from "yaml";
import { shopFiles, writeShopFolder } from "#tests/support/shop-folder.ts";
import { calathea, shopifyExport, shopifyTable, soap, type Line } from "#tests/support/shopify-export.ts";
import { readShopFolder } from "#server/operations/shop-data/read.ts";
import { importCsv } from "./import-csv.ts";

const now = new Date("2026-11-24T10:00:00Z");
const leaf = await sharp({ create: { width: 80, height: 60, channels: 3, background: "#2f5d46" } })
  .jpeg()
  .toBuffer();

const files = createServer((request, response) => {
  const { pathname } = new URL(request.url!, "http://localhost");
  if (pathname.startsWith("/gone")) response.writeHead(404).end();
  else if (pathname.startsWith("/words")) response.end("no picture at all");
  else if (pathname.startsWith("/page"))
    response.setHeader("Content-Type", "text/html; charset=utf-8").end("<p>Please log in</p>");
  else if (pathname.startsWith("/cut")) {
    response.writeHead(200, { "Content-Length": 1_000_000 }).write(leaf);
    setTimeout(() => response.destroy(), 50);
  } else response.end(leaf);
});
beforeAll(() => new Promise<void>((resolve) => void files.listen(0, resolve)));
afterAll(() => void files.close());
const address = (path: string) => `http://localhost:${(files.address() as AddressInfo).port}${path}`;

async function workplace(lines: readonly Line[], settings: object = shopifyTable) {
  const place = mkdtempSync(join(tmpdir(), "trellis-import-"));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const folder = await writeShopFolder(join(place, "shop"));
  const file = join(place, "products_export.csv");
  const shopify = join(place, "shopify.yaml");
  writeFileSync(file, shopifyExport(lines));
  writeFileSync(shopify, stringify(settings));
  const run = (isDryRun = false) =>
    importCsv({ file, folder, shopify, isDryRun, isOwnNetwork: true }, now, () => {});
  const product = (name: string) => parse(readFileSync(join(folder, `products/${name}.yaml`), "utf8"));
  return { place, folder, file, run, product };
}

test("lines with one handle become a product with variants, each with its own price and picture", async () => {
  const { folder, run, product } = await workplace([...calathea(address), soap()]);
  const { report, counts } = await run();
  expect(counts).toEqual({ new: 2, changed: 0, unchanged: 0, pictures: 3 });
  expect(report).toEqual([
    "products_export.csv:2: products/calathea.yaml: new",
    "products_export.csv:5: products/leaf-soap.yaml: new",
  ]);
  const plant = product("calathea");
  expect(plant).toMatchObject({
    created_at: "2026-11-24",
    categories: ["ferns"],
    allow_purchase: true,
    manufacturer: "grower",
    options: [
      {
        id: "pot",
        name: { en: "Pot" },
        values: [
          { id: "12-cm", name: { en: "12 cm" } },
          { id: "17-cm", name: { en: "17 cm" } },
        ],
      },
    ],
  });
  expect(plant.text.en).toEqual({
    name: "Calathea",
    description: "<h2>Prayer plant</h2><p>Folds its leaves <strong>at night</strong>.</p>",
    picture_alt: "A calathea from above",
  });
  expect(plant.pictures).toHaveLength(2);
  expect(plant.pictures[1].alt).toEqual({ en: "A leaf" });
  const [small, large] = plant.variants;
  expect(small).toEqual({
    reference: "200501",
    options: { pot: "12-cm" },
    stock: { tracked: true, policy: "deny", opening: 7 },
    prices: {
      europe: { price: 18, includes_vat: true, discounted: 14.5, discounted_includes_vat: true },
      japan: { price: 2400, includes_vat: true },
    },
  });
  // Its SKU is not numeric, so it gets the next number; it is sold out.
  expect(large).toEqual({
    reference: "200502",
    options: { pot: "17-cm" },
    stock: { tracked: true, policy: "deny", opening: 0 },
    pictures: [expect.stringMatching(/^calathea-.*\.jpg$/)],
    prices: { europe: { price: 24.5, includes_vat: true } },
  });
  expect(product("leaf-soap")).toMatchObject({
    content: { amount: 500, unit: "ml" },
    text: { en: { name: "Leaf soap" } },
  });
  expect((await readShopFolder(folder)).products.size).toBe(7);
});

test("a second import changes only what has changed in the export, and fetches nothing again", async () => {
  const { folder, file, run, product } = await workplace([...calathea(address), soap()]);
  await run();
  expect((await run()).counts).toEqual({ new: 0, changed: 0, unchanged: 2, pictures: 0 });
  const own = join(folder, "products/leaf-soap.yaml");
  const translated = `${readFileSync(own, "utf8")}  de:\n    name: Blattseife # by Ada\n    description: <p>Gegen Läuse.</p>\n    picture_alt: Seife\n`;
  writeFileSync(own, translated);
  writeFileSync(file, shopifyExport([...calathea(address), soap({ "Variant Price": "8.90" })]));
  const { report, counts } = await run();
  expect(counts).toMatchObject({ changed: 1, unchanged: 1 });
  expect(report[1]).toBe("products_export.csv:5: products/leaf-soap.yaml: prices.europe.price 9.9 → 8.9");
  expect(product("leaf-soap").text.de.name).toBe("Blattseife");
  expect(readFileSync(own, "utf8")).toContain("# by Ada");
});

test("drafts, unpublished products and gift cards are left out and reported", async () => {
  const { run } = await workplace([
    soap(),
    soap({ Handle: "later", Status: "draft" }),
    soap({ Handle: "hidden", Published: "false" }),
    soap({ Handle: "card", "Gift Card": "true" }),
  ]);
  expect((await run(true)).report).toEqual([
    "products_export.csv:2: products/leaf-soap.yaml: new",
    "products_export.csv:3: later is left out: its Status is draft",
    "products_export.csv:4: hidden is left out: it is not published",
    "products_export.csv:5: card is left out: it is a gift card",
  ]);
});

test("pictures are read from a folder if one is given", async () => {
  const { place, folder, run, product } = await workplace(calathea(address), {
    ...shopifyTable,
    pictures: "photos",
  });
  mkdirSync(join(place, "photos"));
  for (const name of ["calathea.jpg", "calathea-17.jpg"]) writeFileSync(join(place, "photos", name), leaf);
  await expect(run()).rejects.toThrow(/^products_export\.csv:4: Image Src .*photos\/leaf\.jpg is not there$/);
  writeFileSync(join(place, "photos/leaf.jpg"), leaf);
  expect((await run()).counts.pictures).toBe(3);
  const [first] = product("calathea").pictures;
  expect(readFileSync(join(folder, "pictures", first)).equals(leaf)).toBe(true);
});

test.each([
  ["a missing picture", "/gone.jpg", "is answered by 404"],
  ["a file that is no picture", "/words.jpg", "is no WebP, PNG or JPEG"],
  ["a web page instead of a picture", "/page.jpg", "is answered by a web page instead of a picture"],
  ["a truncated picture", "/cut.jpg", "did not come whole: its server hung up"],
])("%s is reported with its line, by a dry run too, and nothing is imported", async (_, path, words) => {
  const { folder, run } = await workplace([soap(), soap({ Handle: "other", "Image Src": address(path) })]);
  const before = readdirSync(join(folder, "products"));
  for (const isDryRun of [true, false])
    await expect(run(isDryRun)).rejects.toThrow(`products_export.csv:3: Image Src ${address(path)} ${words}`);
  expect(readdirSync(join(folder, "products"))).toEqual(before);
  expect(readdirSync(join(folder, "pictures"))).toEqual(["leaf.webp"]);
});

test("a picture on an unreachable server is reported", async () => {
  const { run } = await workplace([soap({ "Image Src": "http://127.0.0.1:9/leaf.jpg" })]);
  await expect(run()).rejects.toThrow(
    "products_export.csv:2: Image Src http://127.0.0.1:9/leaf.jpg can't be had",
  );
});

test.each<[string, Line[], object, string]>([
  [
    "unmapped tags",
    [soap({ Tags: "weird, odd" })],
    shopifyTable,
    "products_export.csv:2: Tags: categories has none of weird, odd",
  ],
  [
    "an unknown category",
    [soap()],
    { ...shopifyTable, categories: { care: "plant" } },
    'products_export.csv:2: Tags: there is no category "plant"; is it "plants"?',
  ],
  [
    "an unknown market",
    [soap()],
    { ...shopifyTable, markets: { eu: { includes_vat: true } } },
    'products_export.csv:2: Variant Price: there is no market "eu"; there are asia, europe, japan',
  ],
  [
    "a product without a name",
    [soap({ Title: "" })],
    shopifyTable,
    "products_export.csv:2: Title is missing",
  ],
  [
    "a price in words",
    [soap({ "Variant Price": "on request" })],
    shopifyTable,
    'products_export.csv:2: Variant Price "on request" is no number: write it as 1234.50',
  ],
  [
    "an unknown unit",
    [soap({ "Unit Price Total Measure Unit": "fl_oz" })],
    shopifyTable,
    "products_export.csv:2: Unit Price Total Measure Unit: content.unit must be one of g, ml, kg, l, m, m2",
  ],
  [
    "an unknown status",
    [soap({ Status: "weird" })],
    shopifyTable,
    'products_export.csv:2: Status is "weird": write active, draft, archived or unlisted',
  ],
  [
    "stock in words",
    [soap({ "Variant Inventory Qty": "lots" })],
    shopifyTable,
    'products_export.csv:2: Variant Inventory Qty is "lots": write a whole number',
  ],
  [
    "a description that is a formula",
    [soap({ "Body (HTML)": "=1+1" })],
    shopifyTable,
    'products_export.csv:2: Body (HTML) begins with "=" as a formula does: write what it comes to',
  ],
  [
    "a title that is a formula",
    [soap({ Title: "=HYPERLINK(1)" })],
    shopifyTable,
    'products_export.csv:2: Title begins with "=" as a formula does: write what it comes to',
  ],
  [
    "two variants with one reference",
    [soap({ "Variant SKU": "100231" }), soap({ Handle: "other" })],
    shopifyTable,
    'products_export.csv:2: reference 100231 is that of "spade": its address changes with its file\'s name',
  ],
])("%s is reported with its line, and nothing is imported", async (_, lines, settings, message) => {
  const { folder, run } = await workplace(lines, settings);
  const error = await run().catch((problem: Error) => problem);
  expect((error as Error).message).toBe(message);
  expect(readdirSync(join(folder, "products"))).toHaveLength(
    Object.keys(shopFiles).filter((name) => name.startsWith("products/")).length,
  );
});
