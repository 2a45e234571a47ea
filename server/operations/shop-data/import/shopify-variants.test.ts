import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { soap } from "#tests/support/shopify-export.ts";
import { shopifyPlace, wholeExport } from "#tests/support/shopify-place.ts";

type Variant = { reference: string; options: Record<string, string>; prices: Record<string, object> };
const edited = (...changes: [from: string, to: string][]) =>
  changes.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  }, wholeExport);

test("an export of Shopify becomes products with options and variants", async () => {
  const { run, product } = await shopifyPlace();
  const { report, counts } = await run(wholeExport);
  expect(report).toEqual([
    "products_export.csv:2: products/staghorn-fern.yaml: new",
    "products_export.csv:6: products/potting-soil.yaml: new",
    "products_export.csv:7: products/watering-can.yaml: new",
    "products_export.csv:9: bonsai is left out: its Status is draft",
  ]);
  expect(counts).toEqual({ new: 3, changed: 0, unchanged: 0, pictures: 3 });
  const fern = product("staghorn-fern");
  expect(fern.text.en.name).toBe("Staghorn fern");
  expect(fern.options).toEqual([
    {
      id: "pot-size",
      name: { en: "Pot size" },
      values: [
        { id: "12-cm", name: { en: "12 cm" } },
        { id: "17-cm", name: { en: "17 cm" } },
      ],
    },
    {
      id: "pot",
      name: { en: "Pot" },
      values: [
        { id: "terracotta", name: { en: "Terracotta" } },
        { id: "glazed", name: { en: "Glazed" } },
      ],
    },
  ]);
  const tracked = (policy: string, opening: number) => ({ tracked: true, policy, opening });
  const glazed = [expect.stringMatching(/^staghorn-fern-[0-9a-f]{8}\.jpg$/)];
  expect(fern.variants).toEqual([
    {
      reference: "200601",
      gtin: "4006381333931",
      options: { "pot-size": "12-cm", pot: "terracotta" },
      weight: 900,
      stock: tracked("deny", 7),
      prices: {
        europe: { price: 18, includes_vat: true, discounted: 14.5, discounted_includes_vat: true },
        japan: { price: 2400, includes_vat: true },
      },
    },
    {
      reference: "200602",
      options: { "pot-size": "12-cm", pot: "glazed" },
      weight: 950,
      stock: tracked("backorder", 0),
      pictures: glazed,
      prices: { europe: { price: 16.5, includes_vat: true }, japan: { price: 2600, includes_vat: true } },
    },
    {
      reference: "200622",
      gtin: "96385074",
      options: { "pot-size": "17-cm", pot: "terracotta" },
      weight: 2400,
      stock: tracked("deny", 3),
      prices: { europe: { price: 24.5, includes_vat: true }, japan: { price: 3800, includes_vat: true } },
    },
    {
      reference: "200623",
      options: { "pot-size": "17-cm", pot: "glazed" },
      weight: 2500,
      stock: tracked("deny", 0),
      pictures: glazed,
      prices: { europe: { price: 27, includes_vat: true } },
    },
  ]);
  // The first picture and the one of no variant; the others are the variants'.
  expect(fern.pictures).toEqual([
    expect.stringMatching(/\.jpg$/),
    { file: expect.stringMatching(/\.jpg$/), alt: { en: "A frond" } },
  ]);
  const soil = product("potting-soil");
  expect(soil).toMatchObject({ reference: "200610", weight: 5200, content: { amount: 20, unit: "l" } });
  expect([soil.options, soil.variants]).toEqual([undefined, undefined]);
  const [small, large] = product("watering-can").variants;
  expect(small.stock).toEqual(tracked("deny", 5));
  expect(large.stock).toBeUndefined();
});

test("a dry run reports the same, and writes nothing", async () => {
  const { run, folder } = await shopifyPlace();
  const before = readdirSync(folder, { recursive: true });
  const dry = await run(wholeExport, true);
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
  expect(await run(wholeExport)).toEqual(dry);
});

test("a later export changes variants in their place, and keeps numbers, translations and comments", async () => {
  const { run, product, pathOf } = await shopifyPlace();
  await run(wholeExport);
  expect((await run(wholeExport)).counts).toEqual({ new: 0, changed: 0, unchanged: 3, pictures: 0 });
  const own = readFileSync(pathOf("staghorn-fern"), "utf8")
    .replace("en: Pot size", "en: Pot size\n      de: Topfgröße # by Ada")
    .replace('reference: "200622"', 'reference: "200622" # bark\n    points: 30');
  writeFileSync(pathOf("staghorn-fern"), own);
  const later = edited(
    [",24.50,", ",22.50,"],
    ["17 cm,,,Glazed", "21 cm,,,Glazed"],
    ["staghorn-fern,,,,,,,,,12 cm,,,Glazed", "staghorn-fern,,,,,,,,,12 CM,,,Glazed"],
  );
  const { report } = await run(later);
  expect(report[0]).toMatch(
    /^products_export\.csv:2: products\/staghorn-fern\.yaml: .*variants\.200622\.prices\.europe\.price 24\.5 → 22\.5; variants\.200624 nothing → .*; not in the table, and kept: 200623$/,
  );
  const fern = product("staghorn-fern");
  expect(fern.variants.map(({ reference, options }: Variant) => [reference, options["pot-size"]])).toEqual([
    ["200601", "12-cm"],
    ["200602", "12-cm"],
    ["200622", "17-cm"],
    ["200623", "17-cm"],
    ["200624", "21-cm"],
  ]);
  expect(fern.variants[2].points).toBe(30);
  expect(fern.options[0].name).toEqual({ en: "Pot size", de: "Topfgröße" });
  expect(readFileSync(pathOf("staghorn-fern"), "utf8")).toMatch(/# by Ada[^]*# bark/);
});

test("a renamed option keeps its id, and a variant with a numeric SKU its number under another value", async () => {
  const { run, product } = await shopifyPlace();
  await run(wholeExport);
  await run(edited(["Volume,1.5 L", "Size,2 L"]));
  const can = product("watering-can");
  expect(can.options).toEqual([
    {
      id: "volume",
      name: { en: "Size" },
      values: [
        { id: "5-l", name: { en: "5 L" } },
        { id: "2-l", name: { en: "2 L" } },
      ],
    },
  ]);
  expect(can.variants.map(({ reference, options }: Variant) => [reference, options["volume"]])).toEqual([
    ["200620", "2-l"],
    ["200621", "5-l"],
  ]);
});

test("a product that gets options keeps its file and number, and one that loses them its variants", async () => {
  const { run, product } = await shopifyPlace();
  const sizes = (...lines: [size: string, sku: string][]) =>
    lines.map(([size, sku], index) =>
      soap({
        "Option1 Name": index === 0 ? "Size" : "",
        "Option1 Value": size,
        "Variant SKU": sku,
        "Variant Grams": "500",
      }),
    );
  await run([soap({ "Variant SKU": "LS-1", "Variant Grams": "400" })]);
  const { reference } = product("leaf-soap");
  await run(sizes(["250 ml", ""], ["500 ml", "300777"]));
  const split = product("leaf-soap");
  expect([split.reference, split.weight, split.content, split.prices]).toEqual(Array(4).fill(undefined));
  expect(split.variants).toMatchObject([
    { reference, options: { size: "250-ml" }, weight: 500 },
    { reference: "300777", options: { size: "500-ml" } },
  ]);
  const { report } = await run(sizes(["500 ml", "300777"]));
  expect(report).toEqual([
    `products_export.csv:2: products/leaf-soap.yaml: text.en.name Leaf soap → Leaf soap, 500 ml; text.en.picture_alt Leaf soap → Leaf soap, 500 ml; not in the table, and kept: ${reference}`,
  ]);
  await expect(run([soap()])).rejects.toThrow(
    'products_export.csv:2: has no options, and "leaf-soap" has variants in the folder',
  );
});

test("values with equal slugs stay apart, the same each time", async () => {
  const { run, product } = await shopifyPlace();
  const lines = ["S M", "S-M", "観葉"].map((value) =>
    soap({ "Option1 Name": "Size", "Option1 Value": value }),
  );
  await run(lines);
  const values = () => product("leaf-soap").options[0].values.map(({ id }: { id: string }) => id);
  expect(values()).toEqual([
    "s-m",
    expect.stringMatching(/^s-m-[0-9a-f]{8}$/),
    expect.stringMatching(/^[0-9a-f]{8}$/),
  ]);
  const before = values();
  expect((await run(lines.toReversed())).counts).toMatchObject({ unchanged: 1 });
  expect(values()).toEqual(before);
});

test("products that an earlier release imported per variant stay as they are, and combine when deleted", async () => {
  const { run, product, pathOf } = await shopifyPlace({ separate: ["staghorn-fern", "watering-can"] });
  await run(wholeExport);
  expect(product("staghorn-fern-17-cm-glazed")).toMatchObject({
    related: expect.arrayContaining(["staghorn-fern-12-cm-terracotta"]),
    weight: 2500,
    text: { en: { name: "Staghorn fern, 17 cm, Glazed" } },
  });
  const later = await shopifyPlace();
  for (const name of ["staghorn-fern-12-cm-terracotta", "staghorn-fern-12-cm-glazed"]) {
    const { related: _related, ...earlier } = product(name);
    writeFileSync(later.pathOf(name), JSON.stringify({ ...earlier, pictures: ["leaf.webp"] }));
  }
  const { report, counts } = await later.run(wholeExport);
  expect(report.filter((line) => line.startsWith("products_export.csv:2:"))).toEqual([
    expect.stringContaining("products/staghorn-fern-12-cm-terracotta.yaml: pictures"),
    "products_export.csv:2: staghorn-fern stays a product per variant, as it was imported before: staghorn-fern-12-cm-terracotta, staghorn-fern-12-cm-glazed",
  ]);
  expect(counts).toMatchObject({ new: 4, changed: 2 });
  expect([existsSync(pathOf("staghorn-fern")), existsSync(later.pathOf("staghorn-fern"))]).toEqual([
    false,
    false,
  ]);
  expect(later.product("watering-can").variants).toHaveLength(2);
});
