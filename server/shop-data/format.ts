import { z } from "zod";
import { electronicIban, isIban } from "../../domain/iban.ts";
import { countryOf } from "../../domain/countries.ts";
import { vatBasisPoints } from "../../domain/money.ts";
import { seasons } from "../../domain/months.ts";
import { habitats, lights, petSafeties, waters } from "../../domain/plant-facts.ts";
import { taxKinds } from "../../domain/price.ts";

/** The files of a shop's folder, as `shop-data/README.md` documents them. */
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be a slug: small letters, digits, hyphens");
const country = z
  .string()
  .refine((code) => countryOf(code) !== null, { error: ({ input }) => `"${input}" is no ISO country code` });
const currencies = new Set(Intl.supportedValuesOf("currency"));
const currency = z
  .string()
  .refine((code) => currencies.has(code), { error: ({ input }) => `"${input}" is no ISO currency code` });
const texts = z.record(slug, z.string());
const formatOptions = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
const target = {
  link: z.string().optional(),
  product: slug.optional(),
  category: slug.optional(),
  page: slug.optional(),
};
const entry = z.strictObject({ name: texts, ...target });

export const shopFile = z.strictObject({
  name: z.string(),
  contact_email: z.email(),
  opening_hours: z.string(),
  social_link: z.url(),
  payout_iban: z
    .string()
    .refine(isIban, "is no IBAN")
    .transform((value) => electronicIban(value))
    .optional(),
  payout_minimum: z.number().positive().optional(),
});

export const marketFile = z.strictObject({
  id: slug,
  position: z.int(),
  name: texts,
  currency,
  currency_sign: z.string(),
  currency_precision: z.int().min(0).max(4),
  vat_rate: z
    .number()
    .min(0)
    .max(0.9999)
    .refine(
      (rate) => Number(vatBasisPoints(rate)) / 10_000 === rate,
      "must have at most four decimals, as 0.0825",
    ),
  tax_kind: z.enum(taxKinds).default("vat"),
  countries: z.array(country).min(1),
  languages: z.array(slug).min(1),
  exclude_eu_vat_areas: z.boolean(),
  time_zone: z.string(),
  point_value: z.int().positive(),
  refund_second_approval_above: z.number().min(0).optional(),
  withdrawal_days: z.int().min(14, "must be 14 at least, as the law asks").max(365).optional(),
  seller: z.strictObject({
    name: z.string(),
    street: z.string(),
    zip_code: z.string(),
    city: z.string(),
    country,
    vat_number: z.string(),
    email: z.email(),
  }),
  shipping: z
    .array(
      z.strictObject({
        code: slug,
        name: texts,
        tax_kind: z.enum(taxKinds).default("vat"),
        countries: z.array(country).min(1),
        price: z.number().min(0),
        free_from: z.number().positive().optional(),
        collected: z.boolean().default(false),
        delivery_days: z.tuple([z.int().min(0), z.int().min(0)]),
      }),
    )
    .min(1),
});

export const languageFile = z.strictObject({
  id: slug,
  position: z.int(),
  name: z.string(),
  locale: z.string(),
  direction: z.enum(["ltr", "rtl"]),
  currency_format: formatOptions,
  date_format: z.strictObject({ short: formatOptions, long: formatOptions }),
  time_format: formatOptions,
  plural_rules: z.array(z.enum(["zero", "one", "two", "few", "many", "other"])),
  plural_rules_expression: z.string(),
});

const described = z.record(slug, z.strictObject({ name: z.string(), description: z.string() }));

export const categoryFile = z.strictObject({
  position: z.int(),
  parent: slug.optional(),
  image: z.string().optional(),
  text: described,
});

/** A fact, or that it is not known: never left out, so that nobody forgets to ask. */
const known = <Fact extends z.ZodType>(fact: Fact) =>
  z.union([z.literal("unknown").transform(() => null), fact], {
    error: ({ input }) =>
      input === undefined
        ? 'is missing: say what it is, or "unknown"'
        : `is not one of what it can be, nor "unknown"`,
  });
const centimetres = z.int().min(1).max(10_000);
const month = z.int().min(1).max(12);

const factsOfPlant = z.strictObject({
  light: known(z.array(z.enum(lights)).min(1)),
  water: known(z.enum(waters)),
  pets: known(z.enum(petSafeties)),
  height: known(z.strictObject({ delivered: centimetres.optional(), grown: centimetres })),
  hardiness: known(z.int().min(-60).max(30)),
  habitats: known(z.array(z.enum(habitats)).min(1)),
  months: known(z.partialRecord(z.enum(seasons), z.array(month).min(1))),
});

export const productFile = z.strictObject({
  reference: z.string().regex(/^[0-9]+$/, "must be digits"),
  created_at: z.iso.date(),
  categories: z.array(slug).min(1),
  allow_purchase: z.boolean().default(true),
  points: z.int().min(0).default(0),
  withdrawal_exempt: z.boolean().default(false),
  related: z.array(slug).default([]),
  pictures: z.array(z.string()).min(1),
  facts: factsOfPlant.optional(),
  barred_countries: z.array(country).default([]),
  prices: z.record(
    slug,
    z.strictObject({
      price: z.number().positive(),
      includes_vat: z.boolean().default(true),
      discounted: z.number().positive().optional(),
      discounted_includes_vat: z.boolean().default(true),
    }),
  ),
  text: z.record(
    slug,
    z.strictObject({ name: z.string(), description: z.string(), picture_alt: z.string() }),
  ),
});

export type ProductData = z.infer<typeof productFile>;

export const pageFile = z.strictObject({
  version: z.string().optional(),
  text: z.record(slug, z.strictObject({ name: z.string(), content: z.string() })),
});

export const menuFile = z.array(entry.extend({ children: z.array(entry).default([]) }));

export const footerFile = z.array(z.strictObject({ heading: texts, entries: z.array(entry) })).length(4);

export const homepageFile = z.strictObject({
  promos: z.array(
    z.strictObject({ markets: z.array(slug).min(1), image: z.string(), label: texts, ...target }),
  ),
  recommended: z.record(slug, z.array(slug)),
});

type ByFragment<Schema extends z.ZodType> = Map<string, z.infer<Schema>>;
export type ShopFolder = {
  folder: string;
  shop: z.infer<typeof shopFile>;
  markets: z.infer<typeof marketFile>[];
  languages: z.infer<typeof languageFile>[];
  categories: ByFragment<typeof categoryFile>;
  products: ByFragment<typeof productFile>;
  pages: ByFragment<typeof pageFile>;
  menu: z.infer<typeof menuFile>;
  footer: z.infer<typeof footerFile>;
  homepage: z.infer<typeof homepageFile>;
};
