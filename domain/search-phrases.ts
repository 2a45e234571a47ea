import { facetNames, type Facet, type FacetValue } from "./filters.ts";
import { seasons, type Season } from "./months.ts";
import { normalizeForSearch, splitWords } from "./search-text.ts";

/** What a term may ask for besides words: a facet of a plant, a discount, or an activity in some months. */
export type NeedFilter = Facet | "offers" | Season;
/** `values`: of a facet, alternatives; of a season, numbers of months; of offers, empty. */
export type Need = { filter: NeedFilter; values: readonly string[] };

/** A language's file in the shop folder. A phrase has words in any order; `a|b` is either of two. */
export type SearchLanguage = {
  needs: readonly (Partial<Record<Facet, readonly FacetValue[]>> & {
    offers?: true | undefined;
    words: readonly string[];
  })[];
  months: readonly { months: readonly number[]; words: readonly string[] }[];
  seasons: Readonly<Partial<Record<Season, readonly string[]>>>;
  /** Things whose names contain words of a need, such as cat litter. Missing in what older versions stored. */
  not_needs?: readonly string[];
  negations: readonly string[];
  beside_needs: readonly string[];
  only_in_names: readonly string[];
  synonyms: Readonly<Record<string, readonly string[]>>;
};

/** `slots`: a term matches if it has at least one word of every slot. */
export type Phrase<Meaning> = { slots: readonly (readonly string[])[]; meaning: Meaning };
/** The same in normal form. */
export type SearchPhrases = {
  languageId: string;
  /** The meaning is null if the phrase only looks like a need. */
  needs: readonly Phrase<Need | null>[];
  synonyms: readonly Phrase<readonly string[]>[];
  negations: readonly string[];
  besideNeeds: ReadonlySet<string>;
  onlyInNames: ReadonlySet<string>;
};

export function toSearchPhrases(languageId: string, language: SearchLanguage): SearchPhrases {
  const slotsOf = (phrase: string) =>
    phrase
      .trim()
      .split(/\s+/)
      .map((slot) => slot.split("|").map(normalizeForSearch));
  const ofNeeds = language.needs.flatMap((need) =>
    need.words.map((phrase) => ({ slots: slotsOf(phrase), meaning: needOf(need) })),
  );
  const ofMonths = seasons.flatMap((filter) => {
    const does = language.seasons[filter]?.map(normalizeForSearch) ?? [];
    if (does.length === 0) return [];
    return language.months.map(({ months, words }) => ({
      slots: [does, words.map(normalizeForSearch)],
      meaning: { filter, values: months.map(String) },
    }));
  });
  return {
    languageId,
    needs: [
      ...ofNeeds,
      ...ofMonths,
      ...(language.not_needs ?? []).map((phrase) => ({ slots: slotsOf(phrase), meaning: null })),
    ],
    synonyms: Object.entries(language.synonyms).flatMap(([word, synonyms]) =>
      synonyms.map((phrase) => ({ slots: slotsOf(phrase), meaning: splitWords(word) })),
    ),
    negations: language.negations.map(normalizeForSearch),
    besideNeeds: new Set(language.beside_needs.map(normalizeForSearch)),
    onlyInNames: new Set(language.only_in_names.map(normalizeForSearch)),
  };
}

function needOf(need: SearchLanguage["needs"][number]): Need {
  const facet = facetNames.find((name) => need[name] !== undefined);
  return facet ? { filter: facet, values: need[facet]! } : { filter: "offers", values: [] };
}

/** Arabic prefixes: the article and one-letter words ("and", "for", "with"). */
const joined = [/^(?:[وبكف]?ال|لل)(?=..)/, /^[ولبفك](?=...)/];

/** A word as typed, and without its language's prefixes. */
export const wordForms = (word: string, languageId: string): string[] =>
  languageId === "ar" ? [word, ...joined.map((prefix) => word.replace(prefix, ""))] : [word];
