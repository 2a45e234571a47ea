import { expect, test } from "vitest";
import { termWords } from "./search-matching.ts";
import { findNeeds, removeWords } from "./search-needs.ts";
import type { SearchPhrases } from "./search-phrases.ts";
import { searchPhrases } from "./search-phrases.test-support.ts";

const english = searchPhrases("en", {
  needs: [
    { pets: ["safe"], words: ["cat|cats", "safe cat|cats", "not toxic"] },
    { pets: ["toxic"], words: ["toxic", "toxic cat|cats"] },
    { light: ["full_sun"], words: ["sun", "full sun"] },
    { light: ["full_sun", "bright"], words: ["light"] },
    { light: ["bright"], words: ["bright"] },
    { light: ["half_shade"], words: ["dappled"] },
    { light: ["shade"], words: ["dark"] },
    { size: ["large"], words: ["big"] },
  ],
  months: [{ months: [3], words: ["march"] }],
  seasons: { sowing: ["sow"], flowering: ["flowers"] },
  not_needs: ["cat repellent"],
  negations: ["not", "never", "no"],
  beside_needs: ["a", "in", "and"],
});
const japanese = searchPhrases("ja", {
  needs: [
    { pets: ["safe"], words: ["猫", "猫 安全", "毒のない"] },
    { pets: ["toxic"], words: ["毒"] },
    { size: ["large"], words: ["大", "犬 丈夫"] },
    { light: ["shade"], words: ["陰"] },
  ],
  negations: ["な", "なし", "ない"],
  beside_needs: ["a", "に", "の", "の陰", "室内", "室内用", "植物"],
});
const arabic = searchPhrases("ar", {
  needs: [
    { pets: ["safe"], words: ["آمن قطط", "غير سام"] },
    { light: ["full_sun"], words: ["شمس"] },
  ],
  negations: ["بدون"],
  beside_needs: ["نباتات"],
});

/** Each need as `filter=values [taken words] [the term without them]`, then the other words. */
function understood(term: string, phrases: SearchPhrases): string {
  const words = termWords(term);
  const { needs, words: others } = findNeeds(words, phrases);
  return [
    ...needs.map(
      ({ filter, values, taken }) =>
        `${filter}=${values.join()} [${taken.map(({ text }) => text).join(" ")}] [${removeWords(words, taken, phrases)}]`,
    ),
    others.map(({ text }) => text).join(" "),
  ].join("; ");
}

test.each([
  ["toxic fern not", "pets=safe [toxic not] [fern]; fern"],
  ["no fern, never toxic", "pets=safe [toxic never] [no fern]; no fern"],
  ["never fern never toxic", "pets=safe [toxic never] [never fern]; never fern"],
  ["not sun", "light=bright,half_shade,shade [sun not] []; "],
  ["not bright", "light=half_shade,shade [bright not] []; "],
  ["not dappled", "light=full_sun,bright [dappled not] []; "],
  ["not dark", "light=full_sun,bright [dark not] []; "],
  ["not light", "light=half_shade,shade [light not] []; "],
  ["cat repellent fern sun", "light=full_sun [sun] [cat repellent fern]; cat repellent fern"],
  ["safe, not toxic", "pets=safe [not toxic] [safe]; "],
  ["safe sun, not toxic", "pets=safe [not toxic] [safe sun]; light=full_sun [sun] [safe not toxic]; "],
  ["sow in march flowers", "sowing=3 [sow march] [flowers]; flowers"],
  [
    "sow in march and flowers in march",
    "flowering=3 [flowers march] [sow in march]; sowing=3 [sow march] [flowers in march]; ",
  ],
  ["dark full", "light=shade [dark] [full]; full"],
  ["safe cat toxic", "pets=safe [safe cat] [toxic]; pets=toxic [toxic] [safe cat]; "],
  ["cats, full sun", "light=full_sun [full sun] [cats]; pets=safe [cats] [full sun]; "],
  [
    "not sun, not dark",
    "light=full_sun,bright [dark not] [not sun]; light=bright,half_shade,shade [sun not] [not dark]; ",
  ],
  ["big, sun, not dark", "light=full_sun [dark not sun] [big]; size=large [big] [sun not dark]; "],
  [
    "flowers in march, sun, not dark",
    "flowering=3 [flowers march] [sun not dark]; light=full_sun [dark not sun] [flowers in march]; ",
  ],
  ["cat repellent cat", "pets=safe [cat] [cat repellent]; cat repellent"],
])("%s means %s", (term, expected) => {
  expect(understood(term, english)).toBe(expected);
});

test.each([
  ["大ない陰", "size=small,medium [大 ない] [陰]; light=shade [陰] [大ない]; "],
  ["ない大", "size=large [大] [ない]; ない"],
  ["犬 丈夫 大丈夫ない", "size=large [犬 丈夫 大] [丈夫ない]; ない"],
  ["花の陰ない", "light=full_sun,bright [陰 ない] [花の]; 花の"],
  ["陰なし", "light=full_sun,bright [陰 なし] []; "],
  ["猫の 植物", "pets=safe [猫] []; "],
  ["猫a花", "pets=safe [猫] [a花]; a花"],
  ["猫室内用花", "pets=safe [猫] [花]; 花"],
  ["猫室内植物花", "pets=safe [猫] [植物花]; 植物花"],
  ["猫 に花", "pets=safe [猫] [に花]; に花"],
  ["毒のない安全の花", "pets=safe [毒のない] [安全の花]; 花"],
  ["毒のない花安全", "pets=safe [毒のない] [花安全]; 花安全"],
  ["毒のないの安全の花", "pets=safe [毒のない] [安全の花]; 花"],
  ["猫植物の花", "pets=safe [猫] [植物の花]; 植物の花"],
  ["猫にんじん", "pets=safe [猫] [にんじん]; にんじん"],
  ["猫に花の鉢", "pets=safe [猫] [花の鉢]; 花の鉢"],
])("without spaces, %s means %s", (term, expected) => {
  expect(understood(term, japanese)).toBe(expected);
});

test.each([
  ["وبدون شمس", "light=bright,half_shade,shade [شمس وبدون] []; "],
  ["بدون ونباتات شمس", "light=bright,half_shade,shade [شمس بدون] []; "],
  ["الآمن غير سام", "pets=safe [غير سام] [الآمن]; "],
  ["ونباتات شمس", "light=full_sun [شمس] []; "],
])("in Arabic, where words carry prefixes, %s means %s", (term, expected) => {
  expect(understood(term, arabic)).toBe(expected);
});
