import { expect, test } from "vitest";
import { termWords } from "./search-matching.ts";
import { removeWords, findNeeds, withSynonyms } from "./search-needs.ts";
import { searchPhrases } from "./search-phrases.test-support.ts";

const english = searchPhrases("en", {
  needs: [
    {
      pets: ["safe"],
      words: ["cat|cats|dog", "safe cat|cats", "not toxic|poisonous", "not toxic|poisonous cat|cats|dog"],
    },
    { light: ["bright", "half_shade", "shade"], words: ["no|not full|direct sun"] },
    { pets: ["toxic"], words: ["toxic|poisonous", "toxic|poisonous cat|cats"] },
    { light: ["shade"], words: ["dark"] },
    { light: ["full_sun"], words: ["full|direct sun", "sun"] },
    { size: ["large"], words: ["big"] },
    { water: ["much"], words: ["much water"] },
    { offers: true, words: ["sale"] },
  ],
  months: [
    { months: [3], words: ["march"] },
    { months: [12, 1, 2], words: ["winter"] },
  ],
  seasons: { sowing: ["sow"], flowering: ["flower", "flowers"] },
  not_needs: ["cat|cats repellent"],
  negations: ["not", "no", "never", "without", "dont"],
  beside_needs: ["a", "and", "for", "in", "needed", "on", "or", "to", "too", "plant", "plants", "corner"],
  synonyms: { "snake plant": ["sansevieria", "mother tongue"] },
});
const japanese = searchPhrases("ja", {
  needs: [
    { pets: ["safe"], words: ["猫", "猫 安全", "毒のない"] },
    { pets: ["toxic"], words: ["毒"] },
  ],
  negations: ["ない"],
  beside_needs: ["では", "に", "な", "の", "植物"],
  synonyms: { 鉢: ["ポット"] },
});
const arabic = searchPhrases("ar", {
  needs: [{ pets: ["safe"], words: ["آمن|آمنة قطط"] }],
  beside_needs: ["نباتات"],
});

const of = (term: string, phrases = english, options = {}) => {
  const words = termWords(term);
  const understood = findNeeds(words, phrases, options);
  return {
    needs: understood.needs.map(
      ({ filter, values, taken }) => `${filter}=${values.join()} [${removeWords(words, taken, phrases)}]`,
    ),
    words: understood.words.map(({ text }) => text).join(" "),
  };
};

test.each([
  ["cats", ["pets=safe []"], ""],
  ["a plant for a cat", ["pets=safe []"], ""],
  ["Safe fern for CATS", ["pets=safe [fern]"], "fern"],
  ["ferns in a pot for a cat", ["pets=safe [ferns in a pot]"], "ferns pot"],
  // The table has no phrase of all three words.
  ["not toxic to cats", ["pets=safe []"], ""],
  ["never poisonous", ["pets=safe []"], ""],
  ["toxic to cats", ["pets=toxic []"], ""],
  ["toxic to cats and a cat", ["pets=toxic []"], ""],
  ["not safe for cats", ["pets=toxic []"], ""],
  ["not for cats", ["pets=toxic []"], ""],
  ["no fuss plants for cats", ["pets=safe [no fuss]"], "no fuss"],
  ["no direct sun", ["light=bright,half_shade,shade []"], ""],
  ["sun not needed", ["light=bright,half_shade,shade []"], ""],
  ["not dark", ["light=full_sun,bright []"], ""],
  ["sun, not dark", ["light=full_sun []"], ""],
  [
    "not too big plants for a dark corner",
    ["light=shade [not too big]", "size=small,medium [dark corner]"],
    "",
  ],
  ["not much water", ["water=little,moderate []"], ""],
  ["fern not on sale", [], "fern"],
  // A negation belongs to the word after it, wherever the phrase's other words are.
  ["full sun, not toxic", ["pets=safe [full sun]", "light=full_sun [not toxic]"], ""],
  ["full sun, not too big", ["light=full_sun [not too big]", "size=small,medium [full sun]"], ""],
  ["toxic to cats, not a dog", ["pets=toxic []"], ""],
  ["cat safe, not toxic", ["pets=safe []"], ""],
  ["cat repellent", [], "cat repellent"],
  ["cat repellent sun", ["light=full_sun [cat repellent]"], "cat repellent"],
  ["full sun", ["light=full_sun []"], ""],
  ["full sun dark corner", ["light=full_sun [dark corner]", "light=shade [full sun]"], ""],
  ["sow in march", ["sowing=3 []"], ""],
  ["winter flowers", ["flowering=12,1,2 []"], ""],
  ["basil sale", ["offers= [basil]"], "basil"],
  ["catmint", [], "catmint"],
  ["flowers in may", [], "flowers in may"],
  ["🌵🌵", [], ""],
  ["% _ OR 1=1", [], "or 1 1"],
])("%s needs %j beside the words %j", (term, needs, words) => {
  expect(of(term)).toEqual({ needs, words });
});

test.each([
  ["猫に安全なモンステラ", ["pets=safe [モンステラ]"], "もんすてら"],
  ["毒のない植物", ["pets=safe []"], ""],
  ["猫 毒", ["pets=toxic []"], ""],
  ["猫に安全ではない", ["pets=toxic []"], ""],
  ["猫に安全な花のない", ["pets=safe [花のない]"], "花のない"],
  ["毒ではない植物", ["pets=safe []"], ""],
  ["にんじん", [], "にんじん"],
])("without spaces, %s needs %j beside the words %j", (term, needs, words) => {
  expect(of(term, japanese)).toEqual({ needs, words });
});

test("Arabic words may have an article or a one-letter word attached", () => {
  const all = ["آمن للقطط", "نباتات آمنة للقطط", "القطط الآمنة"].map((term) => of(term, arabic));
  expect(all).toEqual(all.map(() => ({ needs: ["pets=safe []"], words: "" })));
});

test("a need is recognised with typing errors only on request", () => {
  expect(of("poisonus")).toEqual({ needs: [], words: "poisonus" });
  expect(of("poisonus", english, { isMistyped: true })).toEqual({ needs: ["pets=toxic []"], words: "" });
  expect(of("cots", english, { isMistyped: true })).toEqual({ needs: [], words: "cots" });
});

test("a word with a synonym is replaced, without spaces only as a whole", () => {
  const others = (term: string, phrases = english) =>
    withSynonyms(termWords(term), phrases)?.map(({ text }) => text);
  expect(others("small Sansevieria")).toEqual(["snake", "plant", "small"]);
  expect(others("snake plant")).toBeUndefined();
  expect(others("sansevierja")).toBeUndefined();
  expect(others("ポット", japanese)).toEqual(["鉢"]);
  expect(others("ポットマリーゴールド", japanese)).toBeUndefined();
});

test("a need that is a single word stays a word to search for in a product's name", () => {
  const rooms = searchPhrases("ja", {
    needs: [{ habitat: ["indoors"], words: ["部屋", "トイレ"] }],
    not_needs: ["猫 トイレ"],
  });
  const { words } = findNeeds(termWords("猫トイレ 部屋"), rooms);
  expect(words.map(({ typed }) => typed)).toEqual(["猫", "トイレ"]);
});
