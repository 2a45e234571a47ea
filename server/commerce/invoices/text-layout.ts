/**
 * Lets react-pdf break a line without a hyphen: it breaks at what `trim` counts as white space, and this character
 * has no width and no glyph.
 */
const mayBreak = "\uFEFF";
/** Characters after which a long word is broken, so that it fits a column. */
const maximumWord = 30;
const piece = 12;

const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆〇、。「」『』（）・！？]/u;
const notAtTheBeginning =
  /^[、。，．・：；？！ー々〻」』）】〉》〕］｝ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ]/u;
const notAtTheEnd = /[「『（【〈《〔［｛]$/u;
const graphemes = new Intl.Segmenter("ja", { granularity: "grapheme" });

/** Splits a word, or the part of it in one script, with marks where a line may break. */
export function breakableParts(word: string): string[] {
  if (withoutSpaces.test(word)) {
    const pieces = joined(word, mayBreakBetween);
    return mayBreakBetween(pieces.at(-1)!, "") ? [...pieces, mayBreak] : pieces;
  }
  if (word.length <= maximumWord) return [word];
  let length = 0;
  return joined(word, () => {
    length = (length + 1) % piece;
    return length === 0;
  });
}

const mayBreakBetween = (before: string, after: string): boolean =>
  (withoutSpaces.test(before) || withoutSpaces.test(after)) &&
  !notAtTheBeginning.test(after) &&
  !notAtTheEnd.test(before);

function joined(word: string, mayPart: (before: string, after: string) => boolean): string[] {
  const pieces: string[] = [];
  let before = "";
  for (const { segment } of graphemes.segment(word)) {
    if (before === "") pieces.push(segment);
    else if (mayPart(before, segment)) pieces.push(mayBreak, segment);
    else pieces.push(`${pieces.pop()}${segment}`);
    before = segment;
  }
  return pieces;
}

/** A single line in characters that the fonts have: a missing letter becomes a box, a missing symbol is dropped. */
export const toDrawableText = (text: string, hasShape: (codePoint: number) => boolean): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/\P{M}\p{M}*/gu, (cluster) =>
      [...cluster].every((letter) => hasShape(letter.codePointAt(0)!))
        ? cluster
        : /[\p{L}\p{N}]/u.test(cluster)
          ? "□"
          : "",
    );

/** Each character without a shape, once; `toDrawableText` would replace or drop it. */
export const unprintableCharacters = (text: string, hasShape: (codePoint: number) => boolean): string =>
  [...new Set(text)].filter((character) => !hasShape(character.codePointAt(0)!)).join("");

const strong = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]|\p{L}/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** The direction of the first letter; without letters, that of the surrounding text. */
export function textDirection(text: string, around: "ltr" | "rtl"): "ltr" | "rtl" {
  const [first] = strong.exec(text) ?? [];
  if (first === undefined) return around;
  return rightToLeft.test(first) ? "rtl" : "ltr";
}
