import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { writeShopFolder } from "#tests/support/shop-folder.ts";
import { importCsv } from "./import-csv.ts";

const now = new Date("2026-11-24T10:00:00Z");

async function workplace(table: string | Buffer) {
  const place = mkdtempSync(join(tmpdir(), "trellis-import-"));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const folder = await writeShopFolder(join(place, "shop"));
  const file = join(place, "goods.csv");
  writeFileSync(file, table);
  const run = (isDryRun = false) => importCsv({ file, folder, shopify: undefined, isDryRun }, now, () => {});
  const text = (name: string) => readFileSync(join(folder, `products/${name}.yaml`), "utf8");
  return { folder, run, text, product: (name: string) => parse(text(name)) };
}

const moss = [
  "reference,address,categories,pictures,prices.europe.price,text.en.name,text.en.description,text.en.picture_alt,facts.light,facts.water,facts.pets,facts.height.grown,facts.hardiness,facts.habitats,facts.months.planting",
  '200001,moss-ball,ferns|plants,leaf.webp,12.50,Moss ball,"Green & round.\n\nLikes water.",A ball of moss,half_shade|shade,much,unknown,20,-5,indoors,3|4',
];

test("a new product is written to its own file with all columns", async () => {
  const { run, product } = await workplace(moss.join("\n"));
  const { report, counts } = await run();
  expect(report).toEqual(["goods.csv:2: products/moss-ball.yaml: new"]);
  expect(counts).toEqual({ new: 1, changed: 0, unchanged: 0, pictures: 0 });
  expect(product("moss-ball")).toEqual({
    reference: "200001",
    created_at: "2026-11-24",
    categories: ["ferns", "plants"],
    pictures: ["leaf.webp"],
    facts: {
      light: ["half_shade", "shade"],
      water: "much",
      pets: "unknown",
      height: { grown: 20 },
      hardiness: -5,
      habitats: ["indoors"],
      months: { planting: [3, 4] },
    },
    prices: { europe: { price: 12.5 } },
    text: {
      en: {
        name: "Moss ball",
        description: "<p>Green &amp; round.</p>\n<p>Likes water.</p>",
        picture_alt: "A ball of moss",
      },
    },
  });
});

test("an existing product is changed by filled cells only, and keeps its comments", async () => {
  const { folder, run, text, product } = await workplace(
    "reference,prices.europe.price,prices.europe.discounted,prices.japan.price,points,text.de.name\n" +
      "100203,19.95,,none,,\n100231,,25,,12,Spaten\n",
  );
  writeFileSync(join(folder, "products/fern.yaml"), `# The first one.\n${text("fern")}`);
  const before = product("fern");
  expect((await run(true)).counts).toMatchObject({ changed: 2 });
  expect(product("fern")).toEqual(before);
  const { report } = await run();
  expect(report).toEqual([
    'goods.csv:2: products/fern.yaml: prices.europe.price 18.95 → 19.95; prices.japan {"price":3000} → nothing',
    "goods.csv:3: products/spade.yaml: prices.europe.discounted nothing → 25; text.de.name Garden spade (de) → Spaten; points nothing → 12",
  ]);
  const { japan: _, ...prices } = before.prices;
  expect(product("fern")).toEqual({ ...before, prices: { ...prices, europe: { price: 19.95 } } });
  expect(text("fern")).toContain("# The first one.");
  expect((await run()).report).toEqual([
    "goods.csv:2: products/fern.yaml: as it is",
    "goods.csv:3: products/spade.yaml: as it is",
  ]);
});

test("a spreadsheet's format is read: byte order mark, semicolons, decimal commas, CRLF", async () => {
  const { run, product } = await workplace(
    '\uFEFFreference;prices.europe.price;text.en.description;;\r\n100203;19,95;"One\r\nline; two";;\r\n\r\n100231;30;;;\r\n',
  );
  expect((await run()).report.map((line) => line.split(": ")[0])).toEqual(["goods.csv:2", "goods.csv:5"]);
  expect(product("fern").prices.europe.price).toBe(19.95);
  expect(product("fern").text.en.description).toBe("<p>One<br />line; two</p>");
});

const heading = "reference,prices.europe.price,text.en.name";
test.each<[string, string | Buffer, string]>([
  ["an empty file", "", "goods.csv: is empty: its first line names the columns"],
  [
    "a table without products",
    `${heading}\n\n`,
    "goods.csv:1: names the columns, and no line below it has goods",
  ],
  [
    "Latin-1",
    Buffer.from(`${heading}\n100203,18.95,Fern\n100231,20,Gießkanne\n`, "latin1"),
    "goods.csv:3: is not UTF-8: save the file in that encoding",
  ],
  [
    "UTF-16",
    Buffer.from(`\uFEFF${heading}\n`, "utf16le"),
    "goods.csv:1: is not UTF-8: save the file in that encoding",
  ],
  [
    "a missing column",
    "address,text.en.name\nfern,Fern\n",
    "goods.csv:1: there is no column reference: each product is known by it",
  ],
  [
    "a mistyped column",
    "reference,prices.europe.prise\n100203,1\n",
    'goods.csv:1: there is no column "prices.europe.prise"; is it "prices.europe.price"?',
  ],
  ["a duplicate column", "reference,points,points\n100203,1,2\n", "goods.csv:1: has two columns points"],
  [
    "too few cells",
    `${heading}\n100203,18.95\n`,
    "goods.csv:2: has 2 cells, where the first line names 3 columns",
  ],
  [
    "an unclosed quotation mark",
    `${heading}\n100203,18.95,"Fern\n100231,20,Spade\n`,
    "goods.csv:2: a quotation mark is never closed",
  ],
  [
    "a quotation mark inside a cell",
    `${heading}\n100203,18.95,5" fern\n`,
    'goods.csv:2: a quotation mark stands inside a cell: write "" for it, and put the cell between quotation marks',
  ],
  [
    "a formula",
    `${heading}\n100203,=B2*1.21,=HYPERLINK("https://evil.example")\n`.replace(/=H.*\)/, "=A1"),
    'goods.csv:2: prices.europe.price "=B2*1.21" is no number: write it as 1234.50\ngoods.csv:2: text.en.name begins with "=" as a formula does: write what it comes to',
  ],
  [
    "a failed formula",
    `${heading}\n100203,18.95,#REF!\n`,
    'goods.csv:2: text.en.name is "#REF!", a formula that failed',
  ],
  [
    "a duplicate reference",
    `${heading}\n100203,18.95,Fern\n100203,20,Fern\n`,
    'goods.csv:3: "fern" stands in line 2 already',
  ],
  [
    "the slug of another product",
    "reference,address\n200001,fern\n",
    "goods.csv:2: address fern is that of reference 100203",
  ],
  [
    "a different slug for a product",
    "reference,address\n100203,ferns\n",
    'goods.csv:2: reference 100203 is that of "fern": its address changes with its file\'s name',
  ],
  [
    "a new product without a slug",
    "reference,points\n200001,5\n",
    "goods.csv:2: address is missing: no product has the reference 200001",
  ],
  ["a line without a reference", "reference,points\n,5\n", "goods.csv:2: reference is missing"],
  [
    "a decimal comma between commas",
    `${heading}\n100203,"18,95",Fern\n`,
    'goods.csv:2: prices.europe.price "18,95" is no number: write it as 1234.50',
  ],
  [
    "an ambiguous thousands separator",
    "reference;prices.europe.price\n100203;1.000\n",
    'goods.csv:2: prices.europe.price "1.000" may be a thousand or one: write 1000 or 1,00',
  ],
  [
    "yen with decimals",
    "reference,prices.japan.price\n100203,3000.5\n",
    "goods.csv:2: prices.japan.price 3000.5 is no amount of JPY",
  ],
  [
    "an unknown market",
    "reference,prices.mars.price\n100203,3\n",
    'goods.csv:2: prices.mars.price: there is no market "mars"; there are asia, europe, japan',
  ],
  [
    "an unknown related product",
    "reference,related\n100203,spade|brake\n",
    'goods.csv:2: related: there is no product "brake"; there are fern, olive, seed, spade, wreath',
  ],
  [
    "a link to an unknown product",
    `reference,text.en.description\n100203,"<p>Like <a href=""/product/moss"">moss</a>.</p>"\n`,
    'goods.csv:2: text.en.description: leads to /product/moss: there is no product "moss"; there are fern, olive, seed, spade, wreath',
  ],
  [
    "a missing picture",
    "reference,pictures\n100203,moss.webp\n",
    'goods.csv:2: pictures: there is no picture "moss.webp"',
  ],
  [
    "an unknown fact",
    "reference,facts.water\n100203,rarely\n",
    "goods.csv:2: facts.water is wrong: write one of little, moderate, much, or unknown",
  ],
  [
    "an invalid yes or no",
    "reference,allow_purchase\n100203,maybe\n",
    'goods.csv:2: allow_purchase "maybe": write yes or no',
  ],
  [
    "format errors together with unknown names",
    "reference,points,related\n100203,many,\n100231,,moss\n",
    'goods.csv:2: points "many" is no number: write it as 1234.50\ngoods.csv:3: related: there is no product "moss"; there are fern, olive, seed, spade, wreath',
  ],
])("%s is reported with its line, and nothing is imported", async (_, table, message) => {
  const { folder, run } = await workplace(table);
  const read = () =>
    readdirSync(join(folder, "products")).map((name) => readFileSync(join(folder, "products", name), "utf8"));
  const before = read();
  const error = await run().catch((problem: Error) => problem);
  expect((error as Error).message).toBe(message);
  expect(read()).toEqual(before);
});

test("a file of 200 MB is refused", async () => {
  const { run } = await workplace(Buffer.alloc(200_000_000, "a"));
  await expect(run()).rejects.toThrow("goods.csv: has 200 MB; at most 30 MB are read: split it");
});
