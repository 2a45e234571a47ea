import { join } from "node:path";

export const fontPath = (file: string): string => join(import.meta.dirname, "fonts", file);

export const fontFiles: Record<string, [weight: number, file: string][]> = {
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
