import { isDeepStrictEqual } from "node:util";
import { Font } from "@react-pdf/renderer";
import { fontPath, fontFiles as files } from "./font-files.ts";

for (const [family, weights] of Object.entries(files)) {
  Font.register({
    family,
    fonts: weights.map(([fontWeight, file]) => ({ src: fontPath(file), fontWeight })),
  });
}

/** Each character uses the first font that has it. Scripts with combining marks come before the font that also has the marks. */
export const sans = [
  "Figtree",
  "Noto Sans Arabic",
  "Noto Sans Hebrew",
  "Noto Sans",
  "Noto Sans JP",
  "Noto Sans CJK",
];
export const serif = ["Young Serif", ...sans];

type Glyph = { codePoints: readonly number[]; isMark: boolean; isLigature: boolean };
/** What is needed of fontkit's font, which has no types. */
type LoadedFont = { getGlyph(id: number, characters?: readonly number[]): Glyph };

const loaded = (async () => {
  for (const [family, weights] of Object.entries(files)) {
    for (const [fontWeight] of weights) {
      await Font.load({ fontFamily: family, fontWeight });
      correctGlyphCharacters(Font.getFont({ fontFamily: family, fontWeight }).data as unknown as LoadedFont);
    }
  }
})();

/**
 * fontkit 2.0 keeps a glyph with the characters for which it was first needed. As a part of another glyph it has none, and
 * the layout of the next document drops letters without characters.
 */
function correctGlyphCharacters(font: LoadedFont): void {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, characters = []) => {
    const glyph = getGlyph(id, characters);
    if (characters.length === 0 || isDeepStrictEqual(glyph.codePoints, characters)) return glyph;
    const isMark = characters.every((code) => /\p{M}/u.test(String.fromCodePoint(code)));
    return Object.assign(Object.create(glyph) as Glyph, {
      codePoints: characters,
      isMark,
      isLigature: characters.length > 1,
    });
  };
}

export type FontCoverage = Awaited<ReturnType<typeof loadFontCoverage>>;

/** Whether any font has a character; whether the serif, and the fonts with a semibold weight, have all characters of a text. */
export async function loadFontCoverage() {
  await loaded;
  const hasIn = (families: readonly string[]) => {
    const fonts = families.map((fontFamily) => Font.getFont({ fontFamily }).data);
    return (codePoint: number) => fonts.some((font) => font?.hasGlyphForCodePoint(codePoint));
  };
  const hasAllIn = (families: readonly string[]) => {
    const has = hasIn(families);
    return (text: string) => [...text].every((character) => has(character.codePointAt(0)!));
  };
  return {
    hasShape: hasIn(sans),
    inSerif: hasAllIn(serif.slice(0, 1)),
    inSemibold: hasAllIn(sans.filter((family) => files[family]!.length > 1)),
  };
}
