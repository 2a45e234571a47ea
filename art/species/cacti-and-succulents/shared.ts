import { lerp } from "#geometry.ts";
import type { Whorl } from "#grammar/flowers/open.ts";

/** Whorls of fleshy leaves from the outermost to the heart: flatter without, steeper within. */
export const nest = (
  counts: readonly number[],
  leaf: Pick<Whorl, "outline" | "tone"> & Partial<Whorl>,
  steep = 70,
): Whorl[] =>
  counts.map((count, index) => {
    const share = index / (counts.length - 1);
    return {
      veins: 0,
      fine: true,
      ...leaf,
      count,
      length: lerp(1, 0.26, share),
      rise: [lerp(12, steep, share), lerp(28, steep + 16, share)],
      turn: index * 19,
      base: share * 0.12,
      stray: 2,
    };
  });
