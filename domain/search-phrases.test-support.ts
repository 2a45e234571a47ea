import { toSearchPhrases, type SearchLanguage, type SearchPhrases } from "./search-phrases.ts";

/** A language's phrases for tests that need some of them. */
export const searchPhrases = (languageId: string, some: Partial<SearchLanguage>): SearchPhrases =>
  toSearchPhrases(languageId, {
    needs: [],
    months: [],
    seasons: {},
    negations: [],
    beside_needs: [],
    only_in_names: [],
    synonyms: {},
    ...some,
  });
