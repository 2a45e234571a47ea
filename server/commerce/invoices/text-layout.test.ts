import { expect, test } from "vitest";
import { textDirection, toDrawableText, breakableParts } from "./text-layout.ts";

const shown = (word: string) => breakableParts(word).join("").replaceAll("\uFEFF", "|");

test.each([
  ["fern", "fern"],
  ["Zimmerpflanzenbewässerung", "Zimmerpflanzenbewässerung"],
  ["x".repeat(31), "xxxxxxxxxxxx|xxxxxxxxxxxx|xxxxxxx"],
  ["سرخس", "سرخس"],
  ["東京都", "東|京|都|"],
  ["「匠」、花", "「匠」、|花|"],
  ["ファーン（鉢）", "ファー|ン|（鉢）|"],
  ["（", "（"],
])("%s may be broken as %s", (word, pieces) => {
  expect(shown(word)).toBe(pieces);
});

test.each([
  ["Boston fern", "ltr", "ltr"],
  ["Boston fern", "rtl", "ltr"],
  ["12 (سرخس) fern", "ltr", "rtl"],
  ["שרך", "ltr", "rtl"],
  ["ボストン", "rtl", "ltr"],
  ["12.50", "rtl", "rtl"],
] as const)("%s, in a text that runs %s, runs %s", (text, around, direction) => {
  expect(textDirection(text, around)).toBe(direction);
});

test("a letter without a glyph becomes a box, other characters are dropped", () => {
  const hasShape = (codePoint: number) => codePoint < 0x250;
  expect(toDrawableText("Fern\t🌿 한국\r\nč1", hasShape)).toBe("Fern  □□ č1");
});
