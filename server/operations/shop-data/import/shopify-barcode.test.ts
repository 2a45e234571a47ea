import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse, stringify } from "yaml";
import { shopifyExport, shopifyTable, soap, type Line } from "#tests/support/shopify-export.ts";
import { writeShopFolder } from "#tests/support/shop-folder.ts";
import { importCsv } from "./import-csv.ts";

async function workplace() {
  const place = mkdtempSync(join(tmpdir(), "trellis-import-"));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const folder = await writeShopFolder(join(place, "shop"));
  const [file, shopify] = [join(place, "products_export.csv"), join(place, "shopify.yaml")];
  writeFileSync(shopify, stringify(shopifyTable));
  const run = (text: string) => {
    writeFileSync(file, text);
    const settings = { file, folder, shopify, isDryRun: false };
    return importCsv(settings, new Date("2026-11-24T10:00:00Z"), () => {});
  };
  const pathOf = (name: string) => join(folder, `products/${name}.yaml`);
  const product = (name: string) => parse(readFileSync(pathOf(name), "utf8"));
  return { run, product, pathOf };
}
const soaps = (...barcodes: string[]): Line[] =>
  barcodes.map((barcode, index) => soap({ Handle: `soap-${index}`, "Variant Barcode": barcode }));

test.each([
  ["4006381333931", "4006381333931"],
  ["'4006381333931", "4006381333931"],
  ["04006381333931", "4006381333931"],
  ["4006-3813-3393 1", "4006381333931"],
  ["96385074", "96385074"],
  ["036000291452", "036000291452"],
  ["", undefined],
])("the barcode %j becomes the GTIN %s", async (barcode, gtin) => {
  const { run, product } = await workplace();
  const { report } = await run(shopifyExport(soaps(barcode)));
  expect(report).toEqual(["products_export.csv:2: products/soap-0.yaml: new"]);
  expect(product("soap-0").gtin).toBe(gtin);
});

test.each(["4006381333932", "A-17", "12345", "4.00638E+12", "=1+1"])(
  "the barcode %j, which is no GTIN, is reported, and its product is imported without it",
  async (barcode) => {
    const { run, product } = await workplace();
    const { report, counts } = await run(shopifyExport(soaps(barcode, "96385074")));
    expect(report).toEqual([
      "products_export.csv:2: products/soap-0.yaml: new",
      `products_export.csv:2: Variant Barcode ${barcode} is left out: it is no GTIN of 8, 12, 13 or 14 digits with the right check digit`,
      "products_export.csv:3: products/soap-1.yaml: new",
    ]);
    expect(counts).toMatchObject({ new: 2 });
    expect(product("soap-0")).toMatchObject({
      content: { amount: 500, unit: "ml" },
      prices: { europe: { price: 9.9, includes_vat: true } },
      text: { en: { name: "Leaf soap" } },
    });
    expect(product("soap-0").gtin).toBeUndefined();
    expect(product("soap-1").gtin).toBe("96385074");
  },
);

test("of variants with one GTIN the first has it, and the other is reported", async () => {
  const { run, product } = await workplace();
  const variants = [
    soap({ "Option1 Name": "Form", "Option1 Value": "Bar", "Variant Barcode": "4006381333931" }),
    {
      Handle: "leaf-soap",
      "Option1 Value": "Flakes",
      "Variant Barcode": "04006381333931",
      "Variant Price": "12",
    },
  ];
  expect((await run(shopifyExport(variants))).report).toEqual([
    "products_export.csv:2: products/leaf-soap.yaml: new",
    "products_export.csv:3: Variant Barcode 04006381333931 is left out: line 2 has it already",
  ]);
  const gtins = product("leaf-soap").variants.map(({ gtin }: { gtin?: string }) => gtin);
  expect(gtins).toEqual(["4006381333931", undefined]);
});

test("a later export changes a GTIN, and leaves one that it does not have or that is wrong", async () => {
  const { run, product } = await workplace();
  await run(shopifyExport(soaps("4006381333931", "96385074", "036000291452")));
  const { report } = await run(shopifyExport(soaps("12345670", "", "0123")));
  expect(report).toEqual([
    "products_export.csv:2: products/soap-0.yaml: gtin 4006381333931 → 12345670",
    "products_export.csv:3: products/soap-1.yaml: as it is",
    "products_export.csv:4: products/soap-2.yaml: as it is",
    "products_export.csv:4: Variant Barcode 0123 is left out: it is no GTIN of 8, 12, 13 or 14 digits with the right check digit",
  ]);
  const gtins = [0, 1, 2].map((index) => product(`soap-${index}`).gtin);
  expect(gtins).toEqual(["12345670", "96385074", "036000291452"]);
});

test("Shopify's newer heading is read, and named in the report", async () => {
  const { run, product } = await workplace();
  const head = "Title,URL handle,Description,Tags,SKU,Barcode,Option1 name,Option1 value,Price";
  const line = (size: string, barcode: string) =>
    `Clay saucer,clay-saucer,<p>For a pot.</p>,care,,${barcode},Size,${size},4.50`;
  const { report } = await run(`${head}\n${line("12 cm", "4006381333931")}\n${line("18 cm", "no number")}\n`);
  expect(report).toEqual([
    "products_export.csv:2: products/clay-saucer.yaml: new",
    "products_export.csv:3: Barcode no number is left out: it is no GTIN of 8, 12, 13 or 14 digits with the right check digit",
  ]);
  expect(product("clay-saucer").variants[0].gtin).toBe("4006381333931");
});

test("a GTIN of a product that is not in the table is an error, and nothing is imported", async () => {
  const { run, pathOf } = await workplace();
  const spade = readFileSync(pathOf("spade"), "utf8");
  writeFileSync(pathOf("spade"), `${spade}gtin: "96385074"\n`);
  await expect(run(shopifyExport(soaps("96385074")))).rejects.toThrow(
    'products_export.csv:2: Variant Barcode: gtin 96385074 is that of "spade"',
  );
});
