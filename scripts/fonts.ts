import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { arabic, japanese, latin, type Part, type Range } from "./font-parts.ts";
import { root } from "./tools.ts";

/**
 * OpenType features in use: kerning, marks, localised forms, ligatures, lining and tabular figures, and Arabic
 * joining.
 */
const features = [
  "kern",
  "mark",
  "mkmk",
  "ccmp",
  "locl",
  "liga",
  "lnum",
  "tnum",
  "init",
  "medi",
  "fina",
  "rlig",
];
/** Young Serif has one heavy weight; other scripts' headings get a weight and size to match. */
const faces: readonly Face[] = [
  {
    family: "Young Serif",
    file: "@fontsource/young-serif/files/young-serif-PART-400-normal.woff2",
    parts: latin,
  },
  {
    family: "Figtree Variable",
    file: "@fontsource-variable/figtree/files/figtree-PART-wght-normal.woff2",
    parts: latin,
    weights: { min: 400, max: 700, default: 400 },
  },
  {
    family: "Markazi Text",
    file: "@fontsource/markazi-text/files/markazi-text-PART-700-normal.woff2",
    parts: arabic,
    size: "118%",
  },
  {
    family: "Kaisei Opti",
    file: "@fontsource/kaisei-opti/files/kaisei-opti-PART-700-normal.woff2",
    parts: japanese,
  },
];
type Face = {
  family: string;
  file: string;
  parts: readonly Part[];
  weights?: { min: number; max: number; default: number };
  /** Size adjustment. */
  size?: string;
};

/** Subsets the Fontsource fonts into `generated/fonts/` and writes `generated/fonts.css`. */
export async function generateFonts(folder = join(root, "generated")): Promise<void> {
  const files = await cutFonts();
  rmSync(join(folder, "fonts"), { recursive: true, force: true });
  mkdirSync(join(folder, "fonts"), { recursive: true });
  for (const [name, content] of files) writeFileSync(join(folder, name), content);
}

/** Returns the files that differ from what Fontsource would produce. */
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
    const { weights } = face;
    for (const { name, from, ranges, kept = textOf(ranges) } of face.parts) {
      const file = `fonts/${face.family.toLowerCase().replaceAll(" ", "-")}-${name}.woff2`;
      const whole = readFileSync(resolve(face.file.replace("PART", from)));
      const options = { targetFormat: "woff2", noHinting: true, keepFeatures: features } as const;
      files.set(
        file,
        await subsetFont(whole, kept, {
          ...options,
          ...(weights && { variationAxes: { wght: weights } }),
        }),
      );
      rules.push(ruleOf(face, file, ranges));
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

function ruleOf({ family, weights, size }: Face, file: string, ranges: readonly Range[]): string {
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, "0");
  const range = ranges.map(([first, last]) => `U+${hex(first)}${first === last ? "" : `-${hex(last)}`}`);
  return `@font-face {
  font-family: "${family}";
  src: url("./${file}") format("woff2");
  font-weight: ${weights ? `${weights.min} ${weights.max}` : "400"};
  font-display: swap;${size ? `\n  size-adjust: ${size};` : ""}
  unicode-range: ${range.join(", ")};
}
`;
}
