import { expect, test } from "vitest";
import { toSearchPhrases, wordForms, type SearchLanguage } from "./search-phrases.ts";

const language: SearchLanguage = {
  needs: [],
  months: [{ months: [12, 1], words: ["Winter"] }],
  seasons: {},
  negations: [],
  beside_needs: [],
  only_in_names: [],
  synonyms: {},
};

test("a language's file is brought into normal form", () => {
  const written: SearchLanguage = {
    needs: [
      { pets: ["safe"], words: [" safe  CAT|Cats "] },
      { offers: true, words: ["sale"] },
    ],
    months: language.months,
    seasons: { sowing: ["Säen"] },
    not_needs: ["cat repellent"],
    negations: ["NOT"],
    beside_needs: ["Für"],
    only_in_names: ["King"],
    synonyms: { "Snake plant": ["mother tongue"] },
  };
  expect(toSearchPhrases("en", written)).toEqual({
    languageId: "en",
    needs: [
      { slots: [["safe"], ["cat", "cats"]], meaning: { filter: "pets", values: ["safe"] } },
      { slots: [["sale"]], meaning: { filter: "offers", values: [] } },
      { slots: [["saen"], ["winter"]], meaning: { filter: "sowing", values: ["12", "1"] } },
      { slots: [["cat"], ["repellent"]], meaning: null },
    ],
    synonyms: [{ slots: [["mother"], ["tongue"]], meaning: ["snake", "plant"] }],
    negations: ["not"],
    besideNeeds: new Set(["fur"]),
    onlyInNames: new Set(["king"]),
  });
});

test("without words for sowing, harvest or flowering a month is no need", () => {
  expect(toSearchPhrases("en", language).needs).toEqual([]);
  expect(toSearchPhrases("en", { ...language, seasons: { sowing: [] } }).needs).toEqual([]);
});

test.each([
  ["والورد", "ar", ["والورد", "ورد", "الورد"]],
  ["للورد", "ar", ["للورد", "ورد", "لورد"]],
  ["سالمون", "ar", ["سالمون", "سالمون", "سالمون"]],
  ["والورد", "en", ["والورد"]],
])("%s in %s is searched as %j", (word, languageId, forms) => {
  expect(wordForms(word, languageId)).toEqual(forms);
});
