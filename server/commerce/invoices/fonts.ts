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

const loaded = (async () => {
  for (const [family, weights] of Object.entries(files)) {
    for (const [fontWeight] of weights) await Font.load({ fontFamily: family, fontWeight });
  }
})();

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
