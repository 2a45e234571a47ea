import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { editFile, shopFiles, writeShopFolder } from "#tests/support/shop-folder.ts";
import { readShopFolder } from "./read.ts";

test.each<[string, Record<string, unknown>, string]>([
  [
    "a category named twice",
    editFile("products/fern.yaml", (p) => (p.categories = ["ferns", "ferns"])),
    "categories names something twice",
  ],
  [
    "a related product named twice",
    editFile("products/fern.yaml", (p) => (p.related = ["spade", "spade"])),
    "related names something twice",
  ],
  [
    "a discount above the price",
    editFile("products/fern.yaml", (p) => (p.prices.europe.discounted = 99)),
    "prices.europe.discounted 99 is no reduction of 18.95",
  ],
  [
    "a net discount above the gross price",
    editFile("products/fern.yaml", (p) =>
      Object.assign(p.prices.europe, {
        price: 11.95,
        includes_vat: true,
        discounted: 11,
        discounted_includes_vat: false,
      }),
    ),
    "prices.europe.discounted 11 is no reduction of 11.95, both with VAT",
  ],
  [
    "a discount by less than a cent",
    editFile("products/fern.yaml", (p) =>
      Object.assign(p.prices.europe, { price: 10.02, includes_vat: false, discounted: 12.12 }),
    ),
    "prices.europe.discounted 12.12 is no reduction of 10.02, both with VAT",
  ],
  [
    "a fraction of a gram",
    editFile("products/fern.yaml", (p) => (p.content = { amount: 1.5, unit: "g" })),
    "content.amount must be whole in g and ml, and have at most three decimals in other units",
  ],
  [
    "a capitalised market",
    editFile("products/fern.yaml", (p) => (p.prices.Europe = p.prices.europe)),
    "prices.Europe has a name that must be a slug",
  ],
  [
    "a name of spaces only",
    editFile("products/fern.yaml", (p) => (p.text.en.name = "   ")),
    "text.en.name is empty",
  ],
  [
    "a country without a shipping option",
    editFile("markets/asia.yaml", (m) => m.countries.push("KR")),
    "has no shipping option",
  ],
  [
    "a plant that shrinks",
    editFile("products/fern.yaml", (p) => (p.facts.height = { delivered: 260, grown: 60 })),
    "facts.height is wrong: write delivered and grown in whole centimetres, the first no more than the second, or unknown",
  ],
  [
    "a mistyped field",
    editFile("products/fern.yaml", (p) => (p.pointz = 3)),
    'has no field "pointz": is it points?',
  ],
  [
    "a mistyped nested field",
    editFile("products/fern.yaml", (p) => (p.prices.europe.includes_vta = true)),
    'prices.europe has no field "includes_vta": is it includes_vat?',
  ],
  [
    "too many points",
    editFile("products/fern.yaml", (p) => (p.points = 99_999_999_999)),
    "points must be at most 1000000",
  ],
  [
    "a javascript link in a page",
    editFile(
      "pages/withdrawal.yaml",
      (p) => (p.text.en.content = '<p><a href="JavaScript:alert(1)">us</a></p>'),
    ),
    'text.en.content links to "JavaScript:alert(1)": a link is a place in the shop',
  ],
  [
    "an http link in a description",
    editFile("products/fern.yaml", (p) => (p.text.en.description = '<a href="http://fern.example">fern</a>')),
    'text.en.description links to "http://fern.example"',
  ],
  ["an empty name", editFile("products/fern.yaml", (p) => (p.text.en.name = "")), "text.en.name is empty"],
  [
    "a NUL character",
    editFile("products/fern.yaml", (p) => (p.text.en.name = "Fe\0rn")),
    "text.en.name holds what is no text",
  ],
  [
    "a lone surrogate",
    editFile("products/fern.yaml", (p) => (p.text.en.name = "Fern \ud83d")),
    "text.en.name holds what is no text",
  ],
  [
    "a picture outside the folder",
    editFile("products/fern.yaml", (p) => (p.pictures = ["../../leaf.webp"])),
    "pictures.0 must be the name of a .webp, .png or .jpg file",
  ],
  [
    "an alternative text of the first picture",
    editFile("products/fern.yaml", (p) => (p.pictures = [{ file: "leaf.webp", alt: { en: "Leaf" } }])),
    "pictures the first picture is described by text.<language>.picture_alt",
  ],
  [
    "an unknown time zone",
    editFile("markets/asia.yaml", (m) => (m.time_zone = "Mars/Phobos")),
    "time_zone is no time zone",
  ],
  [
    "a reversed range of delivery days",
    editFile("markets/asia.yaml", (m) => (m.shipping[0].delivery_days = [9, 2])),
    "delivery_days must go from fewer to more",
  ],
  [
    "an invalid locale",
    editFile("languages/de.yaml", (l) => (l.locale = "de_!!")),
    "locale is no locale such as de-DE",
  ],
  [
    "an invalid format",
    editFile("languages/de.yaml", (l) => (l.currency_format.currencyDisplay = "loud")),
    "languages/de.yaml:6: currency_format can't be used: Value loud out of range",
  ],
  [
    "a page without a market's first language",
    editFile("pages/terms.yaml", (p) => delete p.text.en),
    "text.en is missing, the first language of japan",
  ],
  [
    "a category without a market's first language",
    editFile("categories/ferns.yaml", (c) => delete c.text.en),
    "text.en is missing, the first language of japan",
  ],
  [
    "a promo's label in an unknown language",
    editFile("homepage.yaml", (h) => (h.promos[0].label.xx = "?")),
    'there is no language "xx"',
  ],
  [
    "a menu entry in an unknown language",
    editFile("menu.yaml", (m) => (m[0].children[0].name.xx = "?")),
    'there is no language "xx"',
  ],
  [
    "a promo's label without its market's first language",
    editFile("homepage.yaml", (h) => (h.promos[0].label = { de: "Farne" })),
    "promos.0.label.en is missing, the first language of europe",
  ],
  [
    "a footer's heading without a market's first language",
    editFile("footer.yaml", (f) => (f[1].heading = { de: "Kaufen" })),
    "1.heading.en is missing, the first language of japan",
  ],
  [
    "a delivery without a name in its market's first language",
    editFile("markets/asia.yaml", (m) => delete m.shipping[0].name.en),
    "shipping.0.name.en is missing, the first language of asia",
  ],
  [
    "a delivery to a country of another market",
    editFile("markets/asia.yaml", (m) => m.shipping[0].countries.push("NL")),
    "shipping.0.countries NL is none of the market's countries",
  ],
  [
    "two deliveries with one code",
    editFile("markets/europe.yaml", (m) => (m.shipping[2].code = "standard")),
    "shipping has two of one code",
  ],
  [
    "a product related to itself",
    editFile("products/fern.yaml", (p) => (p.related = ["spade", "fern"])),
    'related names "fern" itself',
  ],
  [
    "a javascript link",
    editFile("footer.yaml", (f) => (f[0].entries[0] = { name: { en: "Free" }, link: "javascript:alert(1)" })),
    "0.entries.0.link must be a place in the shop such as /contact",
  ],
  [
    "a protocol-relative link",
    editFile("menu.yaml", (m) => m.push({ name: { en: "Free", de: "Gratis" }, link: "//evil.example" })),
    "1.link must be a place in the shop such as /contact",
  ],
  [
    "a javascript social link",
    editFile("shop.yaml", (s) => (s.social_link = "javascript:alert(1)")),
    "social_link must be an address with https://",
  ],
  [
    "a promo without a link",
    editFile("homepage.yaml", (h) => delete h.promos[0].category),
    "promos.0 must lead to one of link, product, category, page",
  ],
  [
    "a promo with two links",
    editFile("homepage.yaml", (h) => (h.promos[0].product = "fern")),
    "promos.0 must lead to one of link, product, category, page",
  ],
  [
    "a menu entry without a link or children",
    editFile("menu.yaml", (m) => m.push({ name: { en: "Nothing", de: "Nichts" } })),
    "1 must lead to one of link, product, category, page",
  ],
])("%s is refused before anything is written", async (_, files, words) => {
  const folder = mkdtempSync(join(tmpdir(), "trellis-refused-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await writeShopFolder(folder, { ...shopFiles, ...files });
  const [name] = Object.keys(files);
  const problems = await problemsOf(folder);
  expect(problems).toContain(words);
  expect(problems).toMatch(new RegExp(`^${name}:\\d+: `));
});

test("format errors do not hide or cause reference errors", async () => {
  const folder = mkdtempSync(join(tmpdir(), "trellis-refused-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await writeShopFolder(folder, {
    ...shopFiles,
    ...editFile("products/fern.yaml", (p) => (p.points = "many")),
    ...editFile("products/spade.yaml", (p) => (p.related = ["fern", "moss"])),
    ...editFile("pages/withdrawal.yaml", (p) => (p.version = 3)),
    "homepage.yaml": "promos: [",
  });
  const words = (await problemsOf(folder)).split("\n").map((line) => line.replace(/:\d+: /, ": "));
  expect(words).toEqual([
    expect.stringContaining("products/fern.yaml: points"),
    expect.stringContaining("pages/withdrawal.yaml: version"),
    expect.stringContaining("homepage.yaml: "),
    expect.stringContaining('products/spade.yaml: there is no product "moss"'),
  ]);
});

const problemsOf = (folder: string): Promise<string> =>
  readShopFolder(folder).then(
    () => "",
    (error: Error) => error.message,
  );
