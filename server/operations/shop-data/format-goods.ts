import { z } from "zod";
import { packUnits } from "#domain/content.ts";
import { parseGtin } from "#domain/gtin.ts";
import { seasons } from "#domain/months.ts";
import { stockPolicies } from "#domain/stock.ts";
import { standardTaxClass } from "#domain/tax.ts";
import { habitats, lights, petSafeties, waters } from "#domain/plant-facts.ts";
import { country, unique, html, pictureFile, position, shownName, slug, texts } from "./format-values.ts";

const described = z.record(slug, z.strictObject({ name: shownName, description: html }));
const amount = z.number().positive().max(1_000_000_000);

export const categoryFile = z.strictObject({
  position,
  parent: slug.optional(),
  image: pictureFile.optional(),
  text: described,
});

/** The database stores thousandths of the unit. */
const content = z
  .strictObject({ amount: z.number().min(0.001).max(100_000), unit: z.enum(packUnits) })
  .refine(
    ({ amount, unit }) => (unit === "g" || unit === "ml" ? amount % 1 === 0 : isInThousandths(amount)),
    {
      path: ["amount"],
      error: "must be whole in g and ml, and have at most three decimals in other units",
    },
  );
const isInThousandths = (amount: number): boolean => Math.round(amount * 1000) / 1000 === amount;

/** A fact or `unknown`; required, so that it is not forgotten. */
const known = <Fact extends z.ZodType>(fact: Fact, allowed: string) =>
  z.union([z.literal("unknown").transform(() => null), fact], {
    error: ({ input }) => `${input === undefined ? "is missing" : "is wrong"}: write ${allowed}, or unknown`,
  });
const oneOf = (values: readonly string[]) => `one of ${values.join(", ")}`;
const listOf = (values: readonly string[]) => `a list of ${values.join(", ")}`;
const centimetres = z.int().min(1).max(10_000);
const month = z.int().min(1).max(12);

const heights = "delivered and grown in whole centimetres, the first no more than the second";

const factsOfPlant = z.strictObject({
  light: known(z.array(z.enum(lights)).min(1), listOf(lights)),
  water: known(z.enum(waters), oneOf(waters)),
  pets: known(z.enum(petSafeties), oneOf(petSafeties)),
  height: known(
    z
      .strictObject({ delivered: centimetres.optional(), grown: centimetres })
      .refine(({ delivered = 0, grown }) => delivered <= grown, `is wrong: write ${heights}, or unknown`),
    heights,
  ),
  hardiness: known(z.int().min(-60).max(30), "whole degrees Celsius from -60 to 30"),
  habitats: known(z.array(z.enum(habitats)).min(1), listOf(habitats)),
  months: known(
    z.partialRecord(z.enum(seasons), unique(z.array(month).min(1))),
    `${seasons.join(", ")} with lists of months from 1 to 12, each once`,
  ),
});

/** A file in `pictures/`; all but the first may have alternative texts by language. */
const picture = z.union(
  [
    pictureFile.transform((file) => ({ file, alt: null })),
    z.strictObject({ file: pictureFile, alt: texts.nullable().default(null) }),
  ],
  { error: "must be the name of a .webp, .png or .jpg file in pictures/, or have file and alt" },
);

const pieces = z.int("must be a whole number").min(0).max(1_000_000);

const stock = z
  .strictObject({
    tracked: z.boolean().default(true),
    policy: z.enum(stockPolicies).default("deny"),
    days: z.int("must be a whole number").min(1).max(365).optional(),
    low: pieces.default(0),
    opening: pieces.optional(),
  })
  .refine(({ days, policy }) => days === undefined || policy === "backorder", {
    path: ["days"],
    error: "is only for policy: backorder",
  });

export const productFile = z.strictObject({
  reference: z
    .string()
    .regex(/^[0-9]+$/, "must be digits")
    .max(20, "must have at most 20 digits"),
  gtin: z
    .string()
    .refine(
      (digits) => parseGtin(digits) !== null,
      "is no GTIN of 8, 12, 13 or 14 digits in quotes with the right check digit",
    )
    .optional(),
  created_at: z.iso.date().refine((date) => date >= "1900", "must be after 1900"),
  categories: unique(z.array(slug).min(1)),
  allow_purchase: z.boolean().default(true),
  points: z.int().min(0).max(1_000_000).default(0),
  withdrawal_exempt: z.boolean().default(false),
  tax_class: slug.default(standardTaxClass),
  pot_included: z.boolean().optional(),
  stock: stock.optional(),
  related: unique(z.array(slug)).default([]),
  pictures: z
    .array(picture)
    .refine(([first]) => !first?.alt, "the first picture is described by text.<language>.picture_alt")
    .default([]),
  latin_name: z.string().trim().min(1).optional(),
  manufacturer: slug.optional(),
  content: content.optional(),
  facts: factsOfPlant.optional(),
  barred_countries: z.array(country).default([]),
  prices: z.record(
    slug,
    z.strictObject({
      price: amount,
      includes_vat: z.boolean().default(true),
      discounted: amount.optional(),
      discounted_includes_vat: z.boolean().default(true),
    }),
  ),
  text: z.record(
    slug,
    z.strictObject({
      name: shownName,
      description: html,
      picture_alt: z.string(),
      warnings: z.string().trim().min(1).optional(),
    }),
  ),
});

/** Required by the EU's product safety regulation. */
export const manufacturerFile = z.strictObject({
  name: z.string().min(1),
  street: z.string().min(1),
  zip_code: z.string().min(1),
  city: z.string().min(1),
  country,
  email: z.email(),
});

export type ProductData = z.infer<typeof productFile>;
