import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { editFile, writeShopFolder } from "#tests/support/shop-folder.ts";
import { filesWithVariants, pots } from "#tests/support/variant-files.ts";
import { importCsv } from "./import-csv.ts";
import { writeTable } from "./write-table.ts";

const now = new Date("2026-11-24T10:00:00Z");

async function workplace(files: Record<string, unknown> = filesWithVariants) {
  const place = mkdtempSync(join(tmpdir(), "trellis-variants-"));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const folder = await writeShopFolder(join(place, "shop"), files);
  const file = join(place, "goods.csv");
  const run = () => importCsv({ file, folder, shopify: undefined, isDryRun: false }, now, () => {});
  const textOf = (name: string) => readFileSync(join(folder, `products/${name}.yaml`), "utf8");
  const all = () =>
    Object.fromEntries(
      readdirSync(join(folder, "products")).map((name) => [name, textOf(name.slice(0, -5))]),
    );
  return {
    folder,
    file,
    all,
    product: (name: string) => parse(textOf(name)),
    write: () => writeTable(folder, file),
    table: () => readFileSync(file, "utf8"),
    imported: async (table: string) => {
      writeFileSync(file, table);
      return run();
    },
    run,
  };
}

const described = editFile("products/spade.yaml", (spade) => {
  spade.text.en.name = "=Spade";
  spade.text.en.description = "<p>A  spade,<br>and\n a <b>good</b> one.</p>\n";
  spade.pictures = ["leaf.webp"];
});
const fernWithAll = {
  ...filesWithVariants,
  ...described,
  "products/fern.yaml": {
    ...(filesWithVariants["products/fern.yaml"] as object),
    stock: { low: 5, opening: 20 },
  },
};

test("importing the table of a folder changes nothing", async () => {
  const { all, write, run, table } = await workplace(fernWithAll);
  const before = all();
  const { products, lines } = await write();
  expect([Object.keys(before).length, lines]).toEqual([products, products + 2]);
  expect(table()).toContain("'=Spade");
  const { counts, report } = await run();
  expect(counts).toEqual({ new: 0, changed: 0, unchanged: products, pictures: 0 });
  expect(report.filter((line) => !line.endsWith("as it is"))).toEqual([]);
  expect(all()).toEqual(before);
});

test("a table never replaces a file", async () => {
  const { file, write } = await workplace();
  writeFileSync(file, "mine");
  await expect(write()).rejects.toThrow(`${file} is there already.`);
  expect(readFileSync(file, "utf8")).toBe("mine");
});

test("products that were deleted come back with their variants, and names in one language", async () => {
  const { folder, product, write, run } = await workplace(fernWithAll);
  const [fern, spade] = [product("fern"), product("spade")];
  await write();
  for (const name of ["fern", "spade"]) rmSync(join(folder, `products/${name}.yaml`));
  expect((await run()).counts).toMatchObject({ new: 2, changed: 0 });
  expect(product("spade").text.en.name).toBe(spade.text.en.name);
  const back = product("fern");
  const withoutOptions = (variant: object) => ({ ...variant, options: null });
  expect(back.variants.map(withoutOptions)).toEqual(fern.variants.map(withoutOptions));
  expect(back.stock).toEqual(fern.stock);
  expect(back.options[0].values.map(({ name }: { name: { en: string } }) => name.en)).toEqual([
    "12 cm",
    "17 cm",
    "21 cm, clay",
  ]);
});

test("a filled cell changes its variant only; the others stay, and the report says so", async () => {
  const { product, imported } = await workplace();
  const before = product("fern");
  const { report } = await imported(
    `address,reference,option1.en.name,option1.en.value,prices.europe.price,variant.points,gtin\nfern,${pots.middle},Pot,17 cm,25,,none\nfern,${pots.large},,"21 cm, clay",,7,\n`,
  );
  expect(report).toEqual([
    `goods.csv:2: products/fern.yaml: variants.${pots.middle}.gtin 4006381333931 → nothing; variants.${pots.middle}.prices.europe.price 24.5 → 25; variants.${pots.large}.points nothing → 7; not in the table, and kept: ${pots.small}`,
  ]);
  const [small, middle, large] = before.variants;
  const { gtin: _, ...other } = middle;
  const changed = { ...other, prices: { ...middle.prices, europe: { ...middle.prices.europe, price: 25 } } };
  expect(product("fern")).toEqual({ ...before, variants: [small, changed, { ...large, points: 7 }] });
});

const heading =
  "address,reference,categories,text.en.name,text.en.description,text.en.picture_alt,option1.en.name,option1.en.value,option2.en.name,option2.en.value,prices.europe.price,points,variant.points";
const line = (...cells: string[]) => cells.join(",");
const first = line(
  "pot",
  "300001",
  "plants",
  "Pot",
  "<p>A pot.</p>",
  "A pot",
  "Size",
  "S",
  "",
  "",
  "4",
  "",
  "",
);
const next = (
  change: Partial<
    Record<"address" | "reference" | "text" | "name" | "value" | "second" | "points" | "own", string>
  >,
) => {
  const { address = "pot", reference = "300002", text = "", name = "", value = "M", second = "" } = change;
  return line(
    address,
    reference,
    "",
    text,
    "",
    "",
    name,
    value,
    "",
    second,
    "5",
    change.points ?? "",
    change.own ?? "",
  );
};

test("a new product with variants is written; its own columns are filled in one line or repeated", async () => {
  for (const repeated of ["", "Pot"]) {
    const { product, imported } = await workplace();
    await imported([heading, first, next({ text: repeated, own: "3" })].join("\n"));
    expect(product("pot")).toMatchObject({
      text: { en: { name: "Pot" } },
      options: [{ id: "size", name: { en: "Size" }, values: [{ id: "s" }, { id: "m" }] }],
      variants: [
        { reference: "300001", options: { size: "s" }, prices: { europe: { price: 4 } } },
        { reference: "300002", options: { size: "m" }, points: 3, prices: { europe: { price: 5 } } },
      ],
    });
  }
});

test.each<[string, string[], string]>([
  [
    "a line without an address",
    [heading, first, next({}), next({ address: "", reference: "300003", value: "L" })],
    "goods.csv:4: address is missing: the variants of a product have the same",
  ],
  [
    "a single line",
    [heading, first],
    "goods.csv:2: is the only line of pot: a product with options has at least two",
  ],
  [
    "a value that is missing",
    [heading, first, next({ second: "Red" })],
    "goods.csv:2: option2.en.name is missing: what the variants differ in\ngoods.csv:2: option2.en.value is missing: other lines of pot have one",
  ],
  [
    "an option with two names",
    [heading, first, next({ name: "Colour" })],
    'goods.csv:3: option1.en.name "Colour" is "Size" in line 2',
  ],
  [
    "two lines with the same values",
    [heading, first, next({ value: "s" })],
    "goods.csv:3: option1.en.value s: line 2 has the same",
  ],
  [
    "one reference in two lines",
    [heading, first, next({ reference: "300001" })],
    "goods.csv:3: reference 300001 is that of line 2 too",
  ],
  [
    "the reference of a product in the folder",
    [heading, first, next({ reference: "100231" })],
    'goods.csv:3: reference: variants.1.reference 100231 is that of "spade"',
  ],
  [
    "a product's name that differs",
    [heading, first, next({ text: "Pots" })],
    "goods.csv:3: text.en.name is another than in line 2, and is the product's",
  ],
  [
    "points that differ",
    [heading, first.replace(",4,,", ",4,1,"), next({ points: "2" })],
    "goods.csv:3: points is another than in line 2, and is the product's; what a variant has for itself is in variant.points",
  ],
  [
    "a formula as a value",
    [heading, first, next({ value: "=A1" })],
    'goods.csv:3: option1.en.value begins with "=" as a formula does: write what it comes to',
  ],
  [
    "a variant's field without options",
    [heading, next({ value: "", reference: "100231", address: "", own: "3" })],
    "goods.csv:2: variant.points is for lines with an option's value",
  ],
  [
    "more than a hundred variants",
    [
      heading,
      first,
      ...Array.from({ length: 100 }, (_, at) => next({ reference: String(400_000 + at), value: `${at}` })),
    ],
    "goods.csv:102: pot has 101 variants, and a product has at most 100",
  ],
  [
    "options in two languages",
    ["reference,option1.en.value,option1.de.value", "1,S,S"],
    "goods.csv:1: options are named in en and de: one language is read, and translations stand in the files",
  ],
])("%s is reported with its line, and nothing is imported", async (_, lines, message) => {
  const { all, imported } = await workplace();
  const before = all();
  const error = await imported(lines.join("\n")).catch((problem: Error) => problem);
  expect((error as Error).message).toBe(message);
  expect(all()).toEqual(before);
});
