import { expect, test } from "vitest";
import { findLongestPhrase, subword, termWords, wordParts } from "./search-matching.ts";
import type { Phrase, SearchPhrases } from "./search-phrases.ts";

test.each([
  ["  Fern-Tree  pot ", ["fern|Fern|0", "tree|Tree|1", "pot|pot|2"]],
  // Its normal form is longer, so no part of what was typed is known to be it.
  ["Straße 1", ["strasse|strasse|0", "1|1|1"]],
  ["", []],
])("%j has the words %j", (term, words) => {
  expect(termWords(term).map(({ text, typed, at }) => `${text}|${typed}|${at}`)).toEqual(words);
});

test("a part of a word is shown as typed if both have the same length", () => {
  const [same] = termWords("ポット猫");
  expect(subword(same!, "猫")).toEqual({ text: "猫", typed: "猫", at: 0 });
  expect(subword(same!, "ぽ")).toEqual({ text: "ぽ", typed: "ポ", at: 0 });
  expect(wordParts(same!, "っと")).toEqual([
    { text: "ぽ", typed: "ポ", at: 0 },
    { text: "猫", typed: "猫", at: 0 },
  ]);
  const longer = { text: "strasse鉢", typed: "Straße鉢", at: 3 };
  expect(wordParts(longer, "鉢")).toEqual([{ text: "strasse", typed: "strasse", at: 3 }]);
  expect(subword(longer, "鉢").typed).toBe("鉢");
});

const of = (languageId: string): SearchPhrases => ({
  languageId,
  needs: [],
  synonyms: [],
  negations: ["no", "not", "hate", "بدون"],
  besideNeeds: new Set(["a", "plants", "نباتات"]),
  onlyInNames: new Set(),
});
type Options = { languageId?: string; isMistyped?: boolean; isWhole?: boolean };

/** A phrase as `safe cat|cats`; in brackets if it only looks like a need. The found one, with the words that it takes. */
function found(term: string, phrases: readonly string[], options: Options = {}): string | null {
  const { languageId = "en", isMistyped = false, isWhole = false } = options;
  const all: Phrase<string | null>[] = phrases.map((phrase) => ({
    slots: phrase
      .replace(/[()]/g, "")
      .split(" ")
      .map((slot) => slot.split("|")),
    meaning: phrase.startsWith("(") ? null : phrase,
  }));
  const best = findLongestPhrase(termWords(term), all, { phrases: of(languageId), isMistyped, isWhole });
  return (
    best && `${phrases[all.indexOf(best.phrase)]}: ${best.taken.map(({ text, at }) => text + at).join(" ")}`
  );
}

test.each([
  ["of the most words", "safe cat", ["cat", "safe cat", "safe"], "safe cat: safe0 cat1"],
  ["whose words are closest together", "cat fern safe cat", ["safe cat"], "safe cat: safe2 cat3"],
  ["whose words are in order", "safe cat", ["cat safe", "safe cat"], "safe cat: safe0 cat1"],
  ["of the most letters", "big cats", ["big", "cats"], "cats: cats1"],
  ["that comes first, of two alike", "cat dog", ["cat", "dog"], "cat: cat0"],
  ["in one unspaced word, which is in order", "猫安全 b c", ["猫 安全", "b c"], "猫 安全: 猫0 安全0"],
  ["in unspaced words side by side", "猫 安全 b c", ["猫 安全", "b c"], "猫 安全: 猫0 安全1"],
  ["with the longest word of a slot", "猫草", ["猫|猫草"], "猫|猫草: 猫草0"],
  ["with the longest word of a slot, in any order", "猫草", ["猫草|猫"], "猫草|猫: 猫草0"],
  ["with the first of a slot's words of one length", "猫草", ["猫|草"], "猫|草: 猫0"],
])("the phrase is found %s", (_, term, phrases, expected) => {
  expect(found(term, phrases)).toBe(expected);
});

test.each([
  ["not a big pot", "not big", "not big: not0 big2"],
  ["not fern big", "not big", null],
  ["big not", "not big", null],
  ["no plants", "no plants", "no plants: no0 plants1"],
  ["no direct sun", "no direct sun", "no direct sun: no0 direct1 sun2"],
  ["no sun no shade", "no sun no shade", "no sun no shade: no0 sun1 no2 shade3"],
  ["no sun shade not", "no sun not shade", null],
  ["no", "no", "no: no0"],
  ["cats hate", "(cats hate)", "(cats hate): cats0 hate1"],
  ["cats hate", "cats hate", null],
])("with negations, %j contains %j as %s", (term, phrase, expected) => {
  expect(found(term, [phrase])).toBe(expected);
});

test.each([
  ["بدون ونباتات شمس", "بدون شمس", "بدون شمس: بدون0 شمس2"],
  ["وبدون شمس", "بدون شمس", "بدون شمس: وبدون0 شمس1"],
  ["شمس وبدون", "بدون شمس", null],
])("in Arabic, where words carry prefixes, %s contains %s as %s", (term, phrase, expected) => {
  expect(found(term, [phrase], { languageId: "ar" })).toBe(expected);
});

test.each([
  ["plint", "plant", "plant: plint0"],
  ["slant", "plant", null],
  ["pats", "pots", null],
  ["plinx", "plant", null],
  ["indarekt", "indirect", "indirect: indarekt0"],
  ["watired", "watered", "watered: watired0"],
  ["watixxd", "watered", null],
])("mistyped, %s contains %s as %s", (term, phrase, expected) => {
  expect(found(term, [phrase], { isMistyped: true })).toBe(expected);
  expect(found(term, [phrase])).toBeNull();
});

test("in unspaced scripts only whole words match on request", () => {
  expect([found("猫草", ["猫"], { isWhole: true }), found("猫", ["猫"], { isWhole: true })]).toEqual([
    null,
    "猫: 猫0",
  ]);
});
