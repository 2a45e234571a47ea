import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryLanguage, arbitraryMarket } from "#tests/support/arbitrary-markets.ts";
import { areRelated, findRoots } from "./inflection.ts";

test.each([
  ["ferns", "en", ["fern"]],
  ["berries", "en", ["berrie", "berri", "berr"]],
  ["tomatoe", "en", ["tomato"]],
  ["hoe", "en", []],
  ["shoe", "en", []],
  ["mussels", "en", ["mussel"]],
  ["ferns", "fr", []],
  ["الورد", "ar", ["ورد"]],
  ["برتقال", "ar", []],
  ["", "ja", []],
  ["lipa", "cs", []],
  ["grass", "en", []],
  ["cactus", "en", []],
  ["is", "en", []],
  ["rosen", "de", ["rose", "ros"]],
  ["topfe", "de", ["topf"]],
  ["orchideje", "cs", ["orchidej"]],
  ["rajcata", "cs", ["rajcat", "rajc", "rajec"]],
  ["konve", "cs", ["konv", "konev"]],
  ["ker", "cs", []],
  ["الطماطم", "ar", ["طماطم"]],
  ["بالنعناع", "ar", ["نعناع"]],
  ["للصبار", "ar", ["صبار"]],
  ["اله", "ar", []],
  ["نباتات", "ar", []],
  ["はさみ", "ja", ["ばさみ"]],
  ["やさい", "ja", []],
  ["はち", "ja", []],
])("%s in %s may be a form of %j", (word, language, roots) => {
  expect(findRoots(word, language).map(({ root }) => root)).toEqual(roots);
});

test.each([
  ["svicka", "svicky", "cs", true],
  ["venec", "vence", "cs", true],
  ["werkzeuge", "werkzeug", "de", true],
  ["fruits", "fruit", "en", true],
  ["fern", "furniture", "en", false],
  ["wax", "watering", "en", false],
])("%s and %s in %s may be forms of one word: %s", (first, second, language, may) => {
  expect(areRelated(first, second, language)).toBe(may);
});

test("a stem may be a word of its own or change its last letter", () => {
  const formsOf = (word: string, language: string) => findRoots(word, language).flatMap(({ forms }) => forms);
  expect(formsOf("berries", "en")).toContain("berry");
  expect(formsOf("bylinky", "cs")).toContain("bylinka");
  expect(formsOf("farne", "de")).toEqual(["farn"]);
});

test.each([
  ["tomatoe", "en", [{ root: "tomato", forms: ["tomato"] }]],
  ["ferns", "en", [{ root: "fern", forms: ["fern", "ferny"] }]],
  ["vazy", "cs", []],
  [
    "konve",
    "cs",
    [
      { root: "konv", forms: ["konv", "konva", "konve", "konvi", "konvo", "konvy"] },
      { root: "konev", forms: ["konev"] },
    ],
  ],
  ["الورد", "ar", [{ root: "ورد", forms: ["ورد"], isWhole: true }]],
])("%s in %s has the roots %j", (word, language, roots) => {
  expect(findRoots(word, language)).toEqual(roots);
});

test("in any market's language a word is related to itself, and relations hold both ways", () => {
  const word = fc.stringMatching(/^[a-zかさたはا-ي]{1,9}$/);
  fc.assert(
    fc.property(arbitraryMarket.chain(arbitraryLanguage), word, word, (languageId, one, other) => {
      expect(areRelated(one, one, languageId)).toBe(true);
      expect(areRelated(one, other, languageId)).toBe(areRelated(other, one, languageId));
    }),
    { seed: 17 },
  );
});
