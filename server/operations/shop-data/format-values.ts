import { z } from "zod";
import { countryOf } from "#domain/countries.ts";
import { maximumSlugLength, slugPattern } from "#domain/slug.ts";
import { findUnsafeLinks } from "#server/platform/html.ts";

export const slug = z
  .string()
  .max(maximumSlugLength, `must have at most ${maximumSlugLength} letters`)
  .regex(slugPattern, "must be a slug: small letters, digits, hyphens");
export const country = z
  .string()
  .refine((code) => countryOf(code) !== null, { error: ({ input }) => `"${input}" is no ISO country code` });
export const texts = z.record(slug, z.string());
export const isUnique = (items: readonly unknown[]): boolean => new Set(items).size === items.length;
export const unique = <Item extends z.ZodType>(list: z.ZodArray<Item>) =>
  list.refine(isUnique, "names something twice");
/** Only paths and web or mail links, never `javascript:`. */
export const link = z
  .string()
  .regex(
    /^(\/(?![/\\])|https?:\/\/|mailto:|tel:)\S*$/i,
    "must be a place in the shop such as /contact, or an address with https://, mailto: or tel:",
  );
export const position = z.int().min(-1_000_000).max(1_000_000);
export const shownName = z.string().trim().min(1, "is empty").max(300, "must have at most 300 letters");
export const pictureFile = z
  .string()
  .regex(/^[^/\\]+\.(webp|png|jpe?g)$/i, "must be the name of a .webp, .png or .jpg file in pictures/");
/** Unsupported HTML is dropped, but an unsafe link is an error. */
export const html = z.string().refine((text) => findUnsafeLinks(text).length === 0, {
  error: ({ input }) =>
    `links to "${findUnsafeLinks(String(input))[0]}": a link is a place in the shop such as /contact, or begins with https://, mailto: or tel:`,
});

/** Who invoices. */
export const seller = z.strictObject({
  name: z.string(),
  street: z.string(),
  zip_code: z.string(),
  city: z.string(),
  country,
  vat_number: z.string(),
  email: z.email(),
  phone: z
    .string()
    .regex(/^(?=(\D*\d){5})[+(]?[+\d ()./-]{5,30}$/, "is no telephone number such as +31 20 000 0000")
    .optional(),
});
export const assurances = z.array(z.strictObject({ text: texts, link: link.optional() })).max(6);
export const paymentMethods = unique(z.array(z.string().trim().min(1).max(40)).max(12));
