import { z } from "zod";
import { seasons } from "#domain/months.ts";
import { nameWithVariant } from "#domain/variant-name.ts";
import { variantName } from "#domain/variants.ts";
import { standardTaxClass } from "#domain/tax.ts";
import { habitats, lights, petSafeties, waters } from "#domain/plant-facts.ts";
import { weekdayList } from "./format-times.ts";
import { country, unique, html, pictureFile, position, shownName, slug } from "./format-values.ts";
import {
  picture,
  content,
  gtin,
  listedPrices,
  options,
  points,
  prices,
  reference,
  stock,
  variantIssues,
  variants,
  weight,
  type VariantData,
} from "./format-variants.ts";

const described = z.record(slug, z.strictObject({ name: shownName, description: html }));

export const categoryFile = z.strictObject({
  position,
  parent: slug.optional(),
  image: pictureFile.optional(),
  text: described,
});

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

const productFields = z.strictObject({
  reference: reference.optional(),
  gtin: gtin.optional(),
  created_at: z.iso.date().refine((date) => date >= "1900", "must be after 1900"),
  categories: unique(z.array(slug).min(1)),
  allow_purchase: z.boolean().default(true),
  points: points.default(0),
  withdrawal_exempt: z.boolean().default(false),
  sent_on: weekdayList.optional(),
  frost_sensitive: z.boolean().default(false),
  tax_class: slug.default(standardTaxClass),
  weight: weight.optional(),
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
  prices: prices.optional(),
  options: options.optional(),
  variants: variants.optional(),
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

/** The order of a file's fields. */
export const productFieldNames = Object.keys(productFields.shape);

/** Without variants, the product's own fields are those of what is sold; with them, each variant has its own. */
export const productFile = productFields
  .superRefine((product, context) => {
    const issue = (path: (string | number)[], message: string) =>
      context.addIssue({ code: "custom", path, message });
    for (const field of ["reference", "prices"] as const) {
      if (product.variants === undefined && product[field] === undefined) issue([field], "is missing");
    }
    for (const field of ["reference", "gtin", "prices"] as const) {
      if (product.variants !== undefined && product[field] !== undefined)
        issue([field], "belongs to each of the variants");
    }
    if (product.variants === undefined && product.options !== undefined) issue(["options"], "needs variants");
    if (product.variants === undefined) return;
    for (const { path, message } of variantIssues(product.options ?? [], product.variants))
      issue(path, message);
  })
  .transform((product) => {
    const { stock: shared, ...own } = product;
    const all = (product.variants ?? []).map((variant): VariantData => ({
      ...variant,
      pictures: describedPictures(product, variant),
      ...(shared && !variant.stock && { stock: shared }),
    }));
    return {
      ...own,
      /** With variants, it is each one's. */
      ...(all.length === 0 && shared && { stock: shared }),
      /** Of the first variant, if it has several. */
      reference: product.reference ?? all[0]?.reference ?? "",
      /** Those that lists show. */
      prices: product.prices ?? listedPrices(all),
      options: product.options ?? [],
      variants: all,
    };
  });

/** Without a description of its own, a variant's picture has that of the product's first, with the variant's name. */
function describedPictures(
  { text, options: named = [] }: z.infer<typeof productFields>,
  { pictures, options: values }: VariantData,
): VariantData["pictures"] {
  const usual = Object.fromEntries(
    Object.entries(text).map(([language, { name, picture_alt }]) => [
      language,
      nameWithVariant(picture_alt || name, variantName(named, values, language, language)),
    ]),
  );
  return pictures.map(({ file, alt }) => ({ file, alt: { ...usual, ...alt } }));
}

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

/** What is sold of a product, with where it stands in the file. */
export type SoldVariant = VariantData & { at: readonly (string | number)[] };

export function variantsOf(product: ProductData): SoldVariant[] {
  if (product.variants.length > 0)
    return product.variants.map((variant, index) => ({ ...variant, at: ["variants", index] }));
  const { reference, gtin, prices, weight, stock } = product;
  return [
    {
      reference,
      ...(gtin !== undefined && { gtin }),
      ...(weight !== undefined && { weight }),
      ...(stock !== undefined && { stock }),
      options: {},
      allow_purchase: true,
      pictures: [],
      prices,
      at: [],
    },
  ];
}
