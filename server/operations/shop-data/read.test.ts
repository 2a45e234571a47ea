import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { editFile, shopFiles, writeShopFolder } from "#tests/support/shop-folder.ts";
import { ShopFolderError } from "./shop-folder-error.ts";
import { readShopFolder } from "./read.ts";

const file = (name: string): any => structuredClone(shopFiles[name]);

async function read(mistake: Record<string, unknown>) {
  const folder = mkdtempSync(join(tmpdir(), "trellis-folder-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return readShopFolder(await writeShopFolder(folder, { ...shopFiles, ...mistake }));
}

test("a complete folder is read", async () => {
  const shop = await read({});
  expect(shop.markets.map(({ id }) => id)).toEqual(["asia", "europe", "japan"]);
  expect([...shop.products.keys()]).toEqual(["fern", "olive", "seed", "spade", "wreath"]);
  expect(shop.products.get("fern")).toEqual({
    ...file("products/fern.yaml"),
    allow_purchase: true,
    withdrawal_exempt: false,
    frost_sensitive: false,
    tax_class: "standard",
    barred_countries: [],
    pictures: [{ file: "leaf.webp", alt: null }],
    prices: {
      europe: { price: 18.95, includes_vat: true, discounted_includes_vat: true },
      japan: { price: 3000, includes_vat: true, discounted_includes_vat: true },
      asia: { price: 21.5, includes_vat: true, discounted_includes_vat: true },
    },
    options: [],
    variants: [],
  });
});

const facts = {
  light: ["bright"],
  water: "unknown",
  pets: "safe",
  height: { grown: 40 },
  hardiness: -5,
  habitats: ["indoors"],
  months: {},
};
const cases: [string, Record<string, unknown>, string][] = [
  [
    "a negative price",
    editFile("products/fern.yaml", (p) => (p.prices.europe.price = -1)),
    "products/fern.yaml: prices.europe.price must be more than 0",
  ],
  [
    "a fact of a plant that is left out",
    editFile("products/fern.yaml", (p) => (p.facts = { ...facts, water: undefined })),
    "products/fern.yaml: facts.water is missing: write one of little, moderate, much, or unknown",
  ],
  [
    "a fact that there is not",
    editFile("products/fern.yaml", (p) => (p.facts = { ...facts, light: ["moon"] })),
    "products/fern.yaml: facts.light is wrong: write a list of full_sun, bright, half_shade, shade, or unknown",
  ],
  [
    "a thirteenth month",
    editFile("products/fern.yaml", (p) => (p.facts = { ...facts, months: { harvest: [13] } })),
    "products/fern.yaml: facts.months.harvest.0 must be at most 12",
  ],
  [
    "a time for withdrawal that is too short",
    editFile("markets/europe.yaml", (m) => (m.withdrawal_days = 7)),
    "markets/europe.yaml: withdrawal_days must be 14 at least, as the law asks",
  ],
  [
    "an instruction on withdrawal that lacks a language",
    editFile("pages/withdrawal.yaml", (p) => delete p.text.de),
    "markets/europe.yaml: withdrawal_days needs pages/withdrawal.yaml in de",
  ],
  [
    "a field that is not known",
    editFile("shop.yaml", (s) => (s.colour = "green")),
    'shop.yaml: has no field "colour"; there are name, contact_email, opening_hours, social_link, security_contact, security_policy, favourites, payout_iban, payout_minimum',
  ],
  [
    "a missing field",
    editFile("markets/europe.yaml", (m) => delete m.currency),
    "markets/europe.yaml: currency is missing",
  ],
  [
    "an article number with letters",
    editFile("products/fern.yaml", (p) => (p.reference = "A1")),
    "products/fern.yaml: reference must be digits",
  ],
  [
    "a VAT rate finer than basis points",
    editFile("markets/europe.yaml", (m) => (m.vat_rate = 0.08875)),
    "markets/europe.yaml: vat_rate must have at most four decimals, as 0.0825",
  ],
  [
    "a manufacturer that nobody is",
    editFile("products/fern.yaml", (p) => (p.manufacturer = "nobody")),
    'products/fern.yaml: there is no manufacturer "nobody"; there are grower',
  ],
  [
    "a manufacturer without an address for letters",
    editFile("manufacturers/grower.yaml", (m) => delete m.street),
    "manufacturers/grower.yaml: street is missing",
  ],
  [
    "a pack of a unit that nobody compares by",
    editFile("products/seed.yaml", (p) => (p.content.unit = "oz")),
    "products/seed.yaml: content.unit must be one of g, ml, kg, l, m, m2",
  ],
  [
    "a pack of nothing",
    editFile("products/seed.yaml", (p) => (p.content.amount = 0)),
    "products/seed.yaml: content.amount must be at least 0.001",
  ],
  [
    "a country that is none",
    editFile("markets/europe.yaml", (m) => (m.countries = ["Netherlands"])),
    'markets/europe.yaml: countries.0 "Netherlands" is no ISO country code',
  ],
  [
    "a code that no country has",
    editFile("markets/europe.yaml", (m) => (m.countries = ["NL", "UK"])),
    'markets/europe.yaml: countries.1 "UK" is no ISO country code',
  ],
  [
    "a country of delivery that is none",
    editFile("markets/europe.yaml", (m) => (m.shipping[0].countries = ["EU"])),
    'markets/europe.yaml: shipping.0.countries.0 "EU" is no ISO country code',
  ],
  [
    "a sum with a fraction of a cent",
    editFile("markets/europe.yaml", (m) => (m.refund_second_approval_above = 150.005)),
    "markets/europe.yaml: refund_second_approval_above 150.005 is no amount of EUR",
  ],
  [
    "a sum below nothing",
    editFile("markets/japan.yaml", (m) => (m.refund_second_approval_above = -1)),
    "markets/japan.yaml: refund_second_approval_above must be at least 0",
  ],
  [
    "a currency that is none",
    editFile("markets/europe.yaml", (m) => (m.currency = "EUX")),
    'markets/europe.yaml: currency "EUX" is no ISO currency code',
  ],
  [
    "three columns in the footer",
    { "footer.yaml": file("footer.yaml").slice(1) },
    "footer.yaml: must have exactly 4 entries",
  ],
  [
    "a category that is not there",
    editFile("products/fern.yaml", (p) => (p.categories = ["moss"])),
    'products/fern.yaml: there is no category "moss"; there are ferns, plants',
  ],
  [
    "a market that is not there",
    editFile("products/fern.yaml", (p) => (p.prices.mars = { price: 1 })),
    'products/fern.yaml: there is no market "mars"; there are asia, europe, japan',
  ],
  [
    "a related product that is not there",
    editFile("products/fern.yaml", (p) => (p.related = ["moss"])),
    'products/fern.yaml: there is no product "moss"; there are fern, olive, seed, spade, wreath',
  ],
  [
    "a language that is not there",
    editFile("markets/japan.yaml", (m) => (m.languages = ["ja"])),
    'markets/japan.yaml: there is no language "ja"; there are de, en',
  ],
  [
    "a further picture described in a language that there is not",
    editFile("products/fern.yaml", (p) => p.pictures.push({ file: "leaf.webp", alt: { fr: "Une feuille" } })),
    'products/fern.yaml: there is no language "fr"; there are de, en',
  ],
  [
    "a product without a word in the first language of its market",
    editFile("products/fern.yaml", (p) => delete p.text.en),
    "products/fern.yaml: text.en is missing, the first language of asia",
  ],
  [
    "a file with another ending",
    { "products/moss.yml": shopFiles["products/spade.yaml"] },
    "products/moss.yml: its name must end in .yaml",
  ],
  [
    "a file whose name is no address",
    {
      "products/Moss ball.yaml": editFile("products/spade.yaml", (p) => (p.reference = "100999"))[
        "products/spade.yaml"
      ],
    },
    "products/Moss ball.yaml: its name must be a slug: small letters, digits, hyphens",
  ],
  [
    "a market that is called otherwise than its file",
    editFile("markets/asia.yaml", (m) => (m.id = "far-east")),
    'markets/asia.yaml: id "far-east" is not the file\'s name',
  ],
  [
    "a picture that is not there",
    editFile("categories/plants.yaml", (c) => (c.image = "moss.webp")),
    'categories/plants.yaml: there is no picture "moss.webp"',
  ],
  [
    "a page that the menu names in vain",
    { "menu.yaml": [{ name: { en: "X" }, page: "nothing" }] },
    'menu.yaml: there is no page "nothing"; there are accessibility, delivery, imprint, privacy, returns, terms, withdrawal',
  ],
  [
    "text that is no YAML",
    { "shop.yaml": "name: [" },
    "shop.yaml: Flow sequence in block collection must be sufficiently indented and end with a ]",
  ],
  [
    "plural forms that the language has not",
    editFile("languages/en.yaml", (l) => (l.plural_rules = ["one", "few", "other"])),
    "languages/en.yaml: plural_rules must be one, other",
  ],
  [
    "a plural expression that disagrees",
    editFile("languages/en.yaml", (l) => (l.plural_rules_expression = "n < 2 ? 'one' : 'other'")),
    'languages/en.yaml: plural_rules_expression says "one" for 0, where en-GB has "other"',
  ],
  [
    "a plural expression that fails for fractions",
    editFile("languages/de.yaml", (l) => (l.plural_rules_expression = "i == 1 ? 'one' : 'other'")),
    'languages/de.yaml: plural_rules_expression says "one" for 1.1, where de-DE has "other"',
  ],
];

const withoutLines = (message: string) => message.replace(/^([\w/.-]+):\d+:/gm, "$1:");

test.each(cases)("%s is reported with its file and field", async (_, mistake, message) => {
  const error = await read(mistake).catch((problem: Error) => problem);
  expect(error).toBeInstanceOf(ShopFolderError);
  expect(withoutLines((error as Error).message)).toBe(message);
});

test("all errors are reported at once, one per line", async () => {
  const two = {
    ...editFile("products/fern.yaml", (p) => (p.points = -1)),
    ...editFile("products/spade.yaml", (p) => (p.created_at = "soon")),
  };
  await expect(read(two)).rejects.toThrow(
    new ShopFolderError(
      "products/fern.yaml:23: points must be at least 0\nproducts/spade.yaml:2: created_at must be a date such as 2026-03-14",
    ),
  );
});
