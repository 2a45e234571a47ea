import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { stringify } from "yaml";

type Files = Record<string, unknown>;

const seller = {
  name: "Trellis Gardens B.V.",
  street: "Kwekerijlaan 18",
  zip_code: "1431 HB",
  city: "Aalsmeer",
  country: "NL",
  vat_number: "NL000099998B57",
  email: "europe@trellis.example",
  phone: "+31 20 000 0000",
};

const market = (id: string, position: number, more: object) => ({
  id,
  position,
  name: { en: id, de: `${id} (de)` },
  languages: ["en", "de"],
  exclude_eu_vat_areas: false,
  time_zone: "Europe/Amsterdam",
  point_value: 1,
  seller,
  ...more,
});

const language = (id: string, position: number, locale: string) => ({
  id,
  position,
  name: id,
  locale,
  direction: "ltr",
  currency_format: { style: "currency", numberingSystem: "latn" },
  date_format: { short: { dateStyle: "short" }, long: { dateStyle: "long" } },
  time_format: { timeStyle: "short" },
  plural_rules: ["one", "other"],
  plural_rules_expression: "n == 1 && v == 0 ? 'one' : 'other'",
});

const shipping = (code: string, countries: string[], price: number, more: object = {}) => ({
  code,
  name: { en: `Parcel ${code}`, de: `Paket ${code}` },
  countries,
  price,
  delivery_days: [2, 4],
  ...more,
});

const product = (reference: string, name: string, prices: object, more: object = {}) => ({
  reference,
  created_at: "2026-03-01",
  categories: ["plants"],
  pictures: ["leaf.webp"],
  prices,
  text: {
    en: { name, description: `<p>${name}, well grown.</p>`, picture_alt: name },
    de: { name: `${name} (de)`, description: `<p>${name}, gut gewachsen.</p>`, picture_alt: name },
  },
  ...more,
});

const category = (position: number, name: string, more: object = {}) => ({
  position,
  text: {
    en: { name, description: `<p>${name}</p>` },
    de: { name: `${name} (de)`, description: `<p>${name}</p>` },
  },
  ...more,
});

const page = (name: string) => ({
  text: { en: { name, content: `<p>${name}</p>` }, de: { name, content: `<p>${name}</p>` } },
});
const at = (price: number) => ({ europe: { price } });
const legalPages: Files = {
  "pages/terms.yaml": { version: "2026-11", ...page("Terms") },
  "pages/withdrawal.yaml": page("Right of withdrawal"),
};
for (const name of ["Accessibility", "Delivery", "Imprint", "Privacy", "Returns"])
  legalPages[`pages/${name.toLowerCase()}.yaml`] = page(name);
const column = (heading: string) => ({
  heading: { en: heading, de: heading },
  entries: [{ name: { en: "Terms" }, page: "terms" }],
});

/** A small shop whose figures the tests know, file by file as an owner would write them. */
const factsOfFern = {
  light: ["bright", "half_shade"],
  water: "much",
  pets: "safe",
  height: { delivered: 45, grown: 90 },
  hardiness: 5,
  habitats: ["indoors"],
  months: { planting: [3, 4] },
};

export const shopFiles: Files = {
  "shop.yaml": {
    name: "Trellis",
    contact_email: "hello@trellis.example",
    opening_hours: "8:00-17:00",
    payout_iban: "DE89 3704 0044 0532 0130 00",
    social_link: "https://social.example/@trellis",
  },
  "markets/europe.yaml": market("europe", 1, {
    intra_community_supply: true,
    currency: "EUR",
    currency_sign: "€",
    currency_precision: 2,
    vat_rate: 0.21,
    countries: ["BE", "CZ", "NL"],
    withdrawal_days: 14,
    assurances: [
      { text: { en: "Arrives healthy", de: "Kommt gesund an" }, link: "/page/terms" },
      { text: { en: "Packed by hand" } },
    ],
    payment_methods: ["PayPal", "Visa"],
    shipping: [
      shipping("standard", ["BE", "NL"], 6.95, { free_from: 75 }),
      shipping("collect", ["NL"], 0, { collected: true }),
      shipping("far", ["CZ"], 11.95),
    ],
  }),
  "markets/japan.yaml": market("japan", 2, {
    currency: "JPY",
    currency_sign: "¥",
    currency_precision: 0,
    vat_rate: 0.1,
    countries: ["JP"],
    languages: ["en"],
    shipping: [shipping("standard", ["JP"], 800)],
  }),
  "markets/asia.yaml": market("asia", 3, {
    currency: "USD",
    currency_sign: "$",
    currency_precision: 2,
    vat_rate: 0,
    countries: ["SG"],
    languages: ["en"],
    shipping: [shipping("standard", ["SG"], 9.5)],
  }),
  "languages/en.yaml": language("en", 1, "en-GB"),
  "languages/de.yaml": language("de", 2, "de-DE"),
  "manufacturers/grower.yaml": {
    name: "Fern Growers B.V.",
    street: "Varenlaan 1",
    zip_code: "1431 AA",
    city: "Aalsmeer",
    country: "NL",
    email: "safety@growers.example",
  },
  "categories/plants.yaml": category(1, "Plants", { image: "leaf.webp" }),
  "categories/ferns.yaml": category(2, "Ferns", { parent: "plants" }),
  "products/fern.yaml": product(
    "100203",
    "Boston fern",
    { europe: { price: 18.95 }, japan: { price: 3000 }, asia: { price: 21.5 } },
    {
      categories: ["ferns"],
      points: 18,
      related: ["spade"],
      latin_name: "Nephrolepis exaltata",
      manufacturer: "grower",
      facts: factsOfFern,
    },
  ),
  "products/spade.yaml": product("100231", "Garden spade", at(28.5), { barred_countries: ["CZ"] }),
  "products/olive.yaml": product("100212", "Olive tree", at(189), { allow_purchase: false }),
  "products/seed.yaml": product("100221", "One seed", at(0.5), { content: { amount: 3, unit: "g" } }),
  "products/wreath.yaml": product(
    "100302",
    "Dried wreath",
    { europe: { price: 10, includes_vat: false, discounted: 8, discounted_includes_vat: false } },
    { withdrawal_exempt: true },
  ),
  ...legalPages,
  "menu.yaml": [
    {
      name: { en: "Plants", de: "Pflanzen" },
      category: "plants",
      children: [{ name: { en: "Ferns" }, category: "ferns" }],
    },
  ],
  "footer.yaml": ["About", "Buying", "Gardens", "Account"].map(column),
  "homepage.yaml": {
    promos: [{ markets: ["europe"], image: "leaf.webp", label: { en: "Ferns" }, category: "ferns" }],
    recommended: { europe: ["fern", "spade"], japan: ["fern"] },
  },
};

/** Writes a shop's folder; string contents are written verbatim. */
export async function writeShopFolder(folder: string, files: Files = shopFiles): Promise<string> {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof content === "string" ? content : stringify(content));
  }
  mkdirSync(join(folder, "pictures"), { recursive: true });
  const picture = sharp({ create: { width: 300, height: 300, channels: 3, background: "#2e7d4f" } });
  writeFileSync(join(folder, "pictures/leaf.webp"), await picture.webp().toBuffer());
  return folder;
}

/** One of the test shop's files with changes. */
export function editFile(name: string, change: (content: any) => unknown): Record<string, unknown> {
  const content = structuredClone(shopFiles[name]);
  change(content);
  return { [name]: content };
}
