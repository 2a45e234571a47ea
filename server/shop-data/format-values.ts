import { z } from "zod";
import { countryOf } from "../../domain/countries.ts";

export const slug = z
  .string()
  .max(100, "must have at most 100 letters")
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be a slug: small letters, digits, hyphens");
export const country = z
  .string()
  .refine((code) => countryOf(code) !== null, { error: ({ input }) => `"${input}" is no ISO country code` });
/** By language. */
export const texts = z.record(slug, z.string());
