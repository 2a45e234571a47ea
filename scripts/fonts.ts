import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { root } from "./tools.ts";

type Range = readonly [first: number, last: number];
type Part = { name: string; from: "latin" | "latin-ext"; ranges: readonly Range[] };

/**
 * What a page needs of a face, by who needs it: everybody; Czech, whose name stands in every footer's list of languages, in two parts because
 * it comes from two files; western Europe; all others. A browser fetches the parts whose characters it finds. No character is in two, because the last one would win.
 */
const parts: readonly Part[] = [
  {
    name: "common",
    from: "latin",
    ranges: [
      [0x20, 0x7e], // ASCII
      [0xa0, 0xa0],
      [0xa3, 0xa3], // £
      [0xa5, 0xa5], // ¥
      [0xb0, 0xb0], // °
      [0xb7, 0xb7], // ·
      [0xbc, 0xbe], // ¼ ½ ¾
      [0xd7, 0xd7], // ×
      [0x2000, 0x206f], // General Punctuation
      [0x20ac, 0x20ac], // €
    ],
  },
  {
    name: "czech",
    from: "latin-ext",
    ranges: [
      [0x10c, 0x10f],
      [0x11a, 0x11b],
      [0x147, 0x148],
      [0x158, 0x159],
      [0x160, 0x161],
      [0x164, 0x165],
      [0x16e, 0x16f],
      [0x17d, 0x17e],
    ],
  },
  {
    name: "acute",
    from: "latin",
    ranges: [
      [0xc1, 0xc1], // Á
      [0xc9, 0xc9], // É
      [0xcd, 0xcd], // Í
      [0xd3, 0xd3], // Ó
      [0xda, 0xda], // Ú
      [0xdd, 0xdd], // Ý
      [0xe1, 0xe1], // á
      [0xe9, 0xe9], // é
      [0xed, 0xed], // í
      [0xf3, 0xf3], // ó
      [0xfa, 0xfa], // ú
      [0xfd, 0xfd], // ý
    ],
  },
  {
    name: "western",
    from: "latin",
    ranges: [
      [0xa1, 0xa2],
      [0xa4, 0xa4],
      [0xa6, 0xaf],
      [0xb1, 0xb6],
      [0xb8, 0xbb],
      [0xbf, 0xc0],
      [0xc2, 0xc8],
      [0xca, 0xcc],
      [0xce, 0xd2],
      [0xd4, 0xd6],
      [0xd8, 0xd9],
      [0xdb, 0xdc],
      [0xde, 0xe0],
      [0xe2, 0xe8],
      [0xea, 0xec],
      [0xee, 0xf2],
      [0xf4, 0xf9],
      [0xfb, 0xfc],
      [0xfe, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2bb, 0x2bc],
      [0x2c6, 0x2c6],
      [0x2da, 0x2da],
      [0x2dc, 0x2dc],
      [0x2122, 0x2122],
    ],
  },
  {
    name: "other",
    from: "latin-ext",
    ranges: [
      [0x100, 0x10b],
      [0x110, 0x119],
      [0x11c, 0x130],
      [0x132, 0x146],
      [0x149, 0x151],
      [0x154, 0x157],
      [0x15a, 0x15f],
      [0x162, 0x163],
      [0x166, 0x16d],
      [0x170, 0x17c],
      [0x17f, 0x2ba],
      [0x1e00, 0x1e9f],
      [0x1ef2, 0x1eff],
      [0x20a0, 0x20ab],
      [0x20ad, 0x20c0],
    ],
  },
];

/** OpenType features that the shop uses: kerning, marks, letters of a language, ligatures, and figures of one width in tables. */
const features = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "tnum"];
const faces = [
  { family: "Young Serif", file: "@fontsource/young-serif/files/young-serif-PART-400-normal.woff2" },
  {
    family: "Figtree Variable",
    file: "@fontsource-variable/figtree/files/figtree-PART-wght-normal.woff2",
    weights: { min: 400, max: 700, default: 400 },
  },
] as const;

/** Cuts the faces of Fontsource into parts, with the styles that name them: `generated/fonts.css` and `generated/fonts/`. */
export async function generateFonts(folder = join(root, "generated")): Promise<void> {
  const files = await cutFonts();
  rmSync(join(folder, "fonts"), { recursive: true, force: true });
  mkdirSync(join(folder, "fonts"), { recursive: true });
  for (const [name, content] of files) writeFileSync(join(folder, name), content);
}

/** Files below the folder that are not what Fontsource says today. */
export async function staleFonts(folder = join(root, "generated")): Promise<string[]> {
  const isStale = (name: string, content: Uint8Array) => {
    try {
      return !readFileSync(join(folder, name)).equals(content);
    } catch {
      return true;
    }
  };
  return [...(await cutFonts())].filter(([name, content]) => isStale(name, content)).map(([name]) => name);
}

async function cutFonts(): Promise<Map<string, Uint8Array>> {
  const { resolve } = createRequire(import.meta.url);
  const files = new Map<string, Uint8Array>();
  const rules: string[] = [];
  for (const face of faces) {
    const weights = "weights" in face ? face.weights : undefined;
    for (const { name, from, ranges } of parts) {
      const file = `fonts/${face.family.toLowerCase().replaceAll(" ", "-")}-${name}.woff2`;
      const whole = readFileSync(resolve(face.file.replace("PART", from)));
      const options = { targetFormat: "woff2", noHinting: true, keepFeatures: features } as const;
      files.set(
        file,
        await subsetFont(whole, textOf(ranges), {
          ...options,
          ...(weights && { variationAxes: { wght: weights } }),
        }),
      );
      rules.push(ruleOf(face.family, file, ranges, weights && `${weights.min} ${weights.max}`));
    }
  }
  files.set("fonts.css", Buffer.from(rules.join("")));
  return files;
}

const textOf = (ranges: readonly Range[]) =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join("");

function ruleOf(family: string, file: string, ranges: readonly Range[], weight = "400"): string {
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, "0");
  const range = ranges.map(([first, last]) => `U+${hex(first)}${first === last ? "" : `-${hex(last)}`}`);
  return `@font-face {
  font-family: "${family}";
  src: url("./${file}") format("woff2");
  font-weight: ${weight};
  font-display: swap;
  unicode-range: ${range.join(", ")};
}
`;
}
