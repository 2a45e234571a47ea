import { z } from "zod";
import { facetNames, facets } from "#domain/filters.ts";
import { seasons } from "#domain/months.ts";
import { normalizeForSearch } from "#domain/search-text.ts";
import { unique } from "./format-values.ts";

const isWord = (word: string): boolean => /^\S+$/.test(normalizeForSearch(word));
const word = z.string().refine(isWord, { error: ({ input }) => `"${input}" is not one word` });
const phrase = z
  .string()
  .max(1000)
  .refine(
    (text) =>
      text.trim() !== "" &&
      text
        .trim()
        .split(/\s+|\|/)
        .every(isWord),
    {
      error: ({ input }) =>
        `"${input}" has something that is not one word: write words with spaces between them, and a|b for either of two`,
    },
  );
const phrases = unique(z.array(phrase).min(1));
const words = unique(z.array(word));

const oneOrMore = <Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .union([z.enum(values).transform((value) => [value]), unique(z.array(z.enum(values)).min(1))], {
      error: `must be one of ${values.join(", ")}, or a list of them`,
    })
    .optional();

const needFields = {
  light: oneOrMore(facets.light),
  water: oneOrMore(facets.water),
  pets: oneOrMore(facets.pets),
  size: oneOrMore(facets.size),
  habitat: oneOrMore(facets.habitat),
  offers: z.literal(true, "must be true").optional(),
};
const names = [...facetNames, "offers"] as const;

export const searchFile = z.strictObject({
  needs: z
    .array(
      z
        .strictObject({ ...needFields, words: phrases })
        .refine(
          (need) => names.filter((name) => need[name] !== undefined).length === 1,
          `must have one of ${names.join(", ")}`,
        ),
    )
    .default([]),
  months: z
    .array(z.strictObject({ months: unique(z.array(z.int().min(1).max(12)).min(1)), words: words.min(1) }))
    .default([]),
  seasons: z.partialRecord(z.enum(seasons), words).default({}),
  not_needs: z.array(phrase).default([]),
  negations: words.default([]),
  beside_needs: words.default([]),
  only_in_names: words.default([]),
  synonyms: z.record(phrase, phrases).default({}),
});
