import { z } from "zod";
import { packUnits } from "../../domain/content.ts";
import { seasons } from "../../domain/months.ts";
import { habitats, lights, petSafeties, waters } from "../../domain/plant-facts.ts";
import { country, slug, texts } from "./format-values.ts";

const described = z.record(slug, z.strictObject({ name: z.string(), description: z.string() }));

export const categoryFile = z.strictObject({
  position: z.int(),
  parent: slug.optional(),
  image: z.string().optional(),
  text: described,
});

/** A fact, or that it is not known: never left out, so that nobody forgets to ask. */
const known = <Fact extends z.ZodType>(fact: Fact, allowed: string) =>
  z.union([z.literal("unknown").transform(() => null), fact], {
    error: ({ input }) => `${input === undefined ? "is missing" : "is wrong"}: write ${allowed}, or unknown`,
  });
const oneOf = (values: readonly string[]) => `one of ${values.join(", ")}`;
const listOf = (values: readonly string[]) => `a list of ${values.join(", ")}`;
const centimetres = z.int().min(1).max(10_000);
const month = z.int().min(1).max(12);

const factsOfPlant = z.strictObject({
  light: known(z.array(z.enum(lights)).min(1), listOf(lights)),
  water: known(z.enum(waters), oneOf(waters)),
  pets: known(z.enum(petSafeties), oneOf(petSafeties)),
  height: known(
    z.strictObject({ delivered: centimetres.optional(), grown: centimetres }),
    "delivered and grown in whole centimetres",
  ),
  hardiness: known(z.int().min(-60).max(30), "whole degrees Celsius from -60 to 30"),
  habitats: known(z.array(z.enum(habitats)).min(1), listOf(habitats)),
  months: known(
    z.partialRecord(z.enum(seasons), z.array(month).min(1)),
    `${seasons.join(", ")} with lists of months from 1 to 12`,
  ),
});

/** A file in `pictures/`; another one than the first may say by language what it shows. */
const picture = z.union(
  [
    z.string().transform((file) => ({ file, alt: null })),
    z.strictObject({ file: z.string(), alt: texts.nullable().default(null) }),
  ],
  { error: "must be a file's name, or have file and alt" },
);

export const productFile = z.strictObject({
  reference: z.string().regex(/^[0-9]+$/, "must be digits"),
  created_at: z.iso.date(),
  categories: z.array(slug).min(1),
  allow_purchase: z.boolean().default(true),
  points: z.int().min(0).default(0),
  withdrawal_exempt: z.boolean().default(false),
  related: z.array(slug).default([]),
  pictures: z.array(picture).default([]),
  latin_name: z.string().trim().min(1).optional(),
  manufacturer: slug.optional(),
  content: z.strictObject({ amount: z.number().positive().max(100_000), unit: z.enum(packUnits) }).optional(),
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
    z.strictObject({
      name: z.string(),
      description: z.string(),
      picture_alt: z.string(),
      warnings: z.string().trim().min(1).optional(),
    }),
  ),
});

/** Who made a product and answers for it, as the law wants it named. */
export const manufacturerFile = z.strictObject({
  name: z.string().min(1),
  street: z.string().min(1),
  zip_code: z.string().min(1),
  city: z.string().min(1),
  country,
  email: z.email(),
});

export type ProductData = z.infer<typeof productFile>;
