import { expect, test } from "vitest";
import { formsOf, rootsOf } from "./inflection.ts";

test.each([
  ["ferns", "en", ["fern"]],
  ["berries", "en", ["berrie", "berri", "berr"]],
  ["grass", "en", []],
  ["cactus", "en", []],
  ["is", "en", []],
  ["rosen", "de", ["rose", "ros"]],
  ["topfe", "de", ["topf"]],
  ["orchideje", "cs", ["orchidej"]],
  ["keřů", "cs", []],
  ["نباتات", "ar", []],
  ["やさい", "ja", []],
])("%s in %s may be a form of %j", (word, language, roots) => {
  expect(rootsOf(word, language)).toEqual(roots);
});

test("what is left may be a word of its own, or end in another letter", () => {
  expect(formsOf("berr", "en")).toContain("berry");
  expect(formsOf("bylink", "cs")).toContain("bylinka");
  expect(formsOf("farn", "de")).toEqual(["farn"]);
});
