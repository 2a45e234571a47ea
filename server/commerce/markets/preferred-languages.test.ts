import { expect, test } from "vitest";
import { preferredLanguages } from "./preferred-languages.ts";

test.each([
  [undefined, []],
  ["", []],
  ["de-AT,de;q=0.9,en;q=0.5", ["de-AT", "de", "en"]],
  ["en;q=0.5, cs", ["cs", "en"]],
])("%j prefers %j", (header, languages) => {
  expect(preferredLanguages(header)).toEqual(languages);
});

test("only the offered languages that the browser accepts are returned", () => {
  expect(preferredLanguages("ja,de-AT;q=0.9,en;q=0.5", ["en", "de"])).toEqual(["de", "en"]);
  expect(preferredLanguages("", ["en", "de"])).toEqual([]);
});

test("only the beginning of a long header is read, up to its last whole language", () => {
  const long = `${"en-GB;q=0.1,".repeat(41)}de-AT,cs,${"ja,".repeat(4_000)}ar`;
  expect(new Set(preferredLanguages(long))).toEqual(new Set(["de-AT", "en-GB"]));
  expect(preferredLanguages("x".repeat(14_000))).toEqual([]);
  expect(preferredLanguages(Array.from({ length: 90 }, (_, i) => `l${i}`).join())).toHaveLength(20);
});
