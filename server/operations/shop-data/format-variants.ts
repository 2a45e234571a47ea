import { z } from "zod";
import { packUnits } from "#domain/content.ts";
import { parseGtin } from "#domain/gtin.ts";
import { stockPolicies } from "#domain/stock.ts";
import { hasSameValues } from "#domain/variants.ts";
import { pictureFile, shownName, slug, texts } from "./format-values.ts";

const amount = z.number().positive().max(1_000_000_000);
/** Grams. */
export const weight = z.int().min(1).max(1_000_000);
export const points = z.int().min(0).max(1_000_000);
export const reference = z
  .string()
  .regex(/^[0-9]+$/, "must be digits")
  .max(20, "must have at most 20 digits");
export const gtin = z
  .string()
  .refine(
    (digits) => parseGtin(digits) !== null,
    "is no GTIN of 8, 12, 13 or 14 digits in quotes with the right check digit",
  );
export const prices = z.record(
  slug,
  z.strictObject({
    price: amount,
    includes_vat: z.boolean().default(true),
    discounted: amount.optional(),
    discounted_includes_vat: z.boolean().default(true),
  }),
);

/** The database stores thousandths of the unit. */
export const content = z
  .strictObject({ amount: z.number().min(0.001).max(100_000), unit: z.enum(packUnits) })
  .refine(
    ({ amount, unit }) => (unit === "g" || unit === "ml" ? amount % 1 === 0 : isInThousandths(amount)),
    {
      path: ["amount"],
      error: "must be whole in g and ml, and have at most three decimals in other units",
    },
  );
const isInThousandths = (amount: number): boolean => Math.round(amount * 1000) / 1000 === amount;

const pieces = z.int("must be a whole number").min(0).max(1_000_000);

export const stock = z
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

const optionName = z.union([shownName, z.record(slug, shownName)], "must be a text, or texts by language");
const named = { id: slug, name: optionName };
const hasUniqueIds = (list: readonly { id: string }[]): boolean =>
  new Set(list.map(({ id }) => id)).size === list.length;
const twice = "has an id twice";

export const options = z
  .array(
    z.strictObject({
      ...named,
      values: z.array(z.strictObject(named)).min(1).max(100).refine(hasUniqueIds, twice),
    }),
  )
  .max(3)
  .refine(hasUniqueIds, twice);

export const mostVariants = 100;
/** A file in `pictures/`, which may have alternative texts by language. */
export const picture = z.union(
  [
    pictureFile.transform((file) => ({ file, alt: null })),
    z.strictObject({ file: pictureFile, alt: texts.nullable().default(null) }),
  ],
  { error: "must be the name of a .webp, .png or .jpg file in pictures/, or have file and alt" },
);

const variant = z.strictObject({
  reference,
  gtin: gtin.optional(),
  options: z.record(slug, slug),
  allow_purchase: z.boolean().default(true),
  points: points.optional(),
  tax_class: slug.optional(),
  weight: weight.optional(),
  content: content.optional(),
  stock: stock.optional(),
  pictures: z
    .array(picture)
    .refine(
      (all) => new Set(all.map(({ file }) => file)).size === all.length,
      "must not have the same value twice",
    )
    .default([]),
  prices,
});
export const variants = z.array(variant).min(2).max(mostVariants);

export type VariantData = z.infer<typeof variant>;
type Options = z.infer<typeof options>;
type Issue = { path: (string | number)[]; message: string };

/** The first market price in the order of the variants, of those that may be bought if there is one. */
export function listedPrices(all: readonly VariantData[]): VariantData["prices"] {
  const sold = all.filter(({ allow_purchase }) => allow_purchase);
  return Object.assign(
    {},
    ...[...all].reverse().map(({ prices }) => prices),
    ...[...sold].reverse().map(({ prices }) => prices),
  ) as VariantData["prices"];
}

/** Each variant names one value of each option, and no two of them the same ones. */
export function* variantIssues(offered: Options, all: readonly VariantData[]): Generator<Issue> {
  if (all.length > 0 && offered.length === 0)
    yield { path: ["options"], message: "is missing: what the variants differ in" };
  for (const [index, { options: chosen }] of all.entries()) {
    const path = ["variants", index, "options"];
    for (const { id, values } of offered) {
      const value = chosen[id];
      if (value === undefined) yield { path: [...path, id], message: "is missing" };
      else if (!values.some((one) => one.id === value))
        yield {
          path: [...path, id],
          message: `must be one of ${values.map((one) => one.id).join(", ")}`,
        };
    }
    const unknown = Object.keys(chosen).find((id) => !offered.some((option) => option.id === id));
    if (unknown !== undefined) yield { path: [...path, unknown], message: "is no option of this product" };
    const other = all.findIndex((one) => hasSameValues(offered, one.options, chosen));
    if (other < index && offered.length > 0) yield { path, message: `are those of variant ${other + 1} too` };
  }
  for (const [index, { id, values }] of offered.entries()) {
    const unused = values.findIndex((value) => !all.some(({ options: chosen }) => chosen[id] === value.id));
    if (unused >= 0)
      yield { path: ["options", index, "values", unused], message: "is the value of no variant" };
  }
}
