import { z } from "zod";
import {
  defaultLatestDeliveryDays,
  defaultRefundDays,
  defaultRefundPhotos,
} from "#domain/business-constants.ts";
import { bytesPerMegabyte } from "#domain/photos.ts";
import { normalizeIban, isIban } from "#domain/iban.ts";
import { languageDefaults } from "#domain/language-defaults.ts";
import { vatBasisPoints } from "#domain/money.ts";
import { taxKinds } from "#domain/price.ts";
import { deliveryDays, openingTimes, timeOfDay, weekdayList } from "./format-times.ts";
import type { categoryFile, manufacturerFile, productFile } from "./format-goods.ts";
import type { promotionFile } from "./format-promotions.ts";
import type { searchFile } from "./format-search.ts";
import {
  assurances,
  paymentMethods,
  country,
  unique,
  html,
  isUnique,
  link,
  pictureFile,
  position,
  seller,
  shownName,
  slug,
  texts,
} from "./format-values.ts";

/** The files of a shop folder, documented in `shop-data/README.md`. */
const currencies = new Set(Intl.supportedValuesOf("currency"));
const currency = z
  .string()
  .refine((code) => currencies.has(code), { error: ({ input }) => `"${input}" is no ISO currency code` });
const formatOptions = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean()], "must be a text, a number, true or false"),
);
const target = {
  link: link.optional(),
  product: slug.optional(),
  category: slug.optional(),
  page: slug.optional(),
};
const targetsOf = (entry: object) => Object.keys(target).filter((name) => Object.hasOwn(entry, name));
const leadsSomewhere = "must lead to one of link, product, category, page";
const hasOneTarget = (entry: object) => targetsOf(entry).length === 1;
const hasTargetOrChildren = (entry: { children: readonly unknown[] }) =>
  hasOneTarget(entry) || (targetsOf(entry).length === 0 && entry.children.length > 0);
function isKnown(make: () => unknown): boolean {
  try {
    make();
    return true;
  } catch {
    return false;
  }
}
const httpsAddress = z
  .url({ protocol: /^https$/, error: "must be an https address" })
  .regex(/^\S+$/, "must be an https address");
const taxRate = z
  .number()
  .min(0)
  .max(0.9999)
  .refine(
    (rate) => Number(vatBasisPoints(rate)) / 10_000 === rate,
    "must have at most four decimals, as 0.0825",
  );
const entry = z.strictObject({ name: texts, ...target });
const entries = z.array(entry.refine(hasOneTarget, leadsSomewhere));

export const shopFile = z.strictObject({
  name: z.string(),
  contact_email: z.email(),
  opening_hours: z.string(),
  social_link: z.url({ protocol: /^https?$/ }),
  security_contact: z
    .union([z.email(), httpsAddress], "must be an e-mail address, or the https address of a form")
    .optional(),
  security_policy: httpsAddress.optional(),
  favourites: unique(z.array(slug)).optional(),
  payout_iban: z
    .string()
    .refine(isIban, "is no IBAN")
    .transform((value) => normalizeIban(value))
    .optional(),
  payout_minimum: z
    .union(
      [z.number().positive(), z.record(currency, z.number().positive())],
      "must be an amount, or amounts by currency such as { EUR: 25 }",
    )
    .optional(),
});

export const marketFile = z.strictObject({
  id: slug,
  position,
  name: texts,
  currency,
  currency_sign: z.string(),
  currency_precision: z.int().min(0).max(4),
  vat_rate: taxRate,
  tax_rates: z.record(slug, taxRate).default({}),
  tax_rates_by_country: z.record(country, z.record(slug, taxRate)).default({}),
  tax_kind: z.enum(taxKinds).default("vat"),
  countries: unique(z.array(country).min(1)),
  languages: unique(z.array(slug).min(1)),
  exclude_eu_vat_areas: z.boolean(),
  intra_community_supply: z.boolean().default(false),
  time_zone: z
    .string()
    .refine(
      (zone) => isKnown(() => new Intl.DateTimeFormat("en", { timeZone: zone })),
      "is no time zone such as Europe/Amsterdam",
    ),
  point_value: z.int().positive(),
  refund_second_approval_above: z.number().min(0).optional(),
  refund_days: z.int().min(1).max(365).default(defaultRefundDays),
  refund_files: z.int().min(1).max(20).default(defaultRefundPhotos.count),
  refund_file_megabytes: z
    .int()
    .min(2)
    .max(10)
    .default(defaultRefundPhotos.bytes / bytesPerMegabyte),
  latest_delivery_days: z.int().min(1).max(365).default(defaultLatestDeliveryDays),
  withdrawal_days: z.int().min(14, "must be 14 at least, as the law asks").max(365).optional(),
  packing_days: weekdayList.optional(),
  holidays: unique(z.array(z.iso.date("is no date such as 2026-12-25"))).optional(),
  packed_until: timeOfDay.optional(),
  frost_months: unique(z.array(z.int().min(1).max(12))).optional(),
  assurances: assurances.optional(),
  payment_methods: paymentMethods.optional(),
  delivery_wish_days: z.int().min(1).max(60).optional(),
  seller,
  shipping: z
    .array(
      z.strictObject({
        code: slug,
        name: texts,
        countries: z.array(country).min(1),
        price: z.number().min(0),
        free_from: z.number().positive().optional(),
        collected: z.boolean().default(false),
        carrier_days: weekdayList.optional(),
        opening_hours: openingTimes.optional(),
        delivery_days: deliveryDays,
      }),
    )
    .min(1)
    .refine((options) => isUnique(options.map(({ code }) => code)), "has two of one code"),
});

export const languageFile = z.strictObject({
  id: slug,
  position: z.int(),
  name: z.string(),
  locale: z
    .string()
    .refine((tag) => isKnown(() => new Intl.Locale(tag)), "is no locale such as de-DE")
    .default(languageDefaults.locale),
  direction: z.enum(["ltr", "rtl"]),
  currency_format: formatOptions.default(languageDefaults.currency_format),
  date_format: z
    .strictObject({ short: formatOptions, long: formatOptions })
    .default(languageDefaults.date_format),
  time_format: formatOptions.default(languageDefaults.time_format),
  plural_rules: z.array(z.enum(["zero", "one", "two", "few", "many", "other"])),
  plural_rules_expression: z.string(),
});

export const pageFile = z.strictObject({
  image: pictureFile.optional(),
  version: z.string().optional(),
  text: z.record(slug, z.strictObject({ name: shownName, content: html })),
});

export const menuFile = z.array(
  entry.extend({ children: entries.default([]) }).refine(hasTargetOrChildren, leadsSomewhere),
);

export const footerFile = z.array(z.strictObject({ heading: texts, entries })).length(4);

export const homepageFile = z.strictObject({
  promos: z.array(
    z
      .strictObject({ markets: unique(z.array(slug).min(1)), image: pictureFile, label: texts, ...target })
      .refine(hasOneTarget, leadsSomewhere),
  ),
  recommended: z.record(slug, unique(z.array(slug))),
});

type ByFragment<Schema extends z.ZodType> = Map<string, z.infer<Schema>>;
export type ShopFolder = {
  folder: string;
  shop: z.infer<typeof shopFile>;
  markets: z.infer<typeof marketFile>[];
  languages: z.infer<typeof languageFile>[];
  categories: ByFragment<typeof categoryFile>;
  manufacturers: ByFragment<typeof manufacturerFile>;
  products: ByFragment<typeof productFile>;
  pages: ByFragment<typeof pageFile>;
  search: ByFragment<typeof searchFile>;
  promotions: ByFragment<typeof promotionFile>;
  menu: z.infer<typeof menuFile>;
  footer: z.infer<typeof footerFile>;
  homepage: z.infer<typeof homepageFile>;
};
