import { join } from "node:path";
import { Font } from "@react-pdf/renderer";

const folder = join(import.meta.dirname, "fonts");
const files: Record<string, [weight: number, file: string][]> = {
  "Young Serif": [[400, "young-serif.ttf"]],
  Figtree: [
    [400, "figtree-regular.ttf"],
    [600, "figtree-semibold.ttf"],
  ],
  "Noto Sans": [
    [400, "noto-sans-regular.ttf"],
    [600, "noto-sans-bold.ttf"],
  ],
  "Noto Sans Arabic": [
    [400, "noto-sans-arabic-regular.ttf"],
    [600, "noto-sans-arabic-bold.ttf"],
  ],
  "Noto Sans Hebrew": [
    [400, "noto-sans-hebrew-regular.ttf"],
    [600, "noto-sans-hebrew-bold.ttf"],
  ],
  "Noto Sans JP": [[400, "noto-sans-jp.otf"]],
  "Noto Sans CJK": [[400, "noto-sans-cjk.otf"]],
};

for (const [family, weights] of Object.entries(files)) {
  Font.register({
    family,
    fonts: weights.map(([fontWeight, file]) => ({ src: join(folder, file), fontWeight })),
  });
}

/** Each character is drawn in the first font that has it. Scripts with marks come before the font that shares the marks. */
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

export type Coverage = Awaited<ReturnType<typeof coverage>>;

/** Whether one of the fonts has a character; whether the serif, and fonts with a semibold weight, have all of a text. */
export async function coverage() {
  await loaded;
  const within = (families: readonly string[]) => {
    const fonts = families.map((fontFamily) => Font.getFont({ fontFamily }).data);
    return (codePoint: number) => fonts.some((font) => font?.hasGlyphForCodePoint(codePoint));
  };
  const whole = (families: readonly string[]) => {
    const has = within(families);
    return (text: string) => [...text].every((letter) => has(letter.codePointAt(0)!));
  };
  return {
    hasShape: within(sans),
    inSerif: whole(serif.slice(0, 1)),
    inSemibold: whole(sans.filter((family) => files[family]!.length > 1)),
  };
}
