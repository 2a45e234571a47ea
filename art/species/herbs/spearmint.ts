import { hue, ladder } from "#grammar/colour.ts";
import { spike, star } from "#grammar/flowers/heads.ts";
import { shoots } from "#grammar/habits/shoots.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape, toothed } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

const lilacStar = star(hue("#B59AD0", "#6E5498", "#E2D4EC"), { petals: 4, width: 0.5, dot: 0.12 });

export const spearmint: Species = {
  seed: 374,
  stage: { scheme: "cream", shape: "window" },
  pot: { profile: "tub", tone: "celadon", width: 320, height: 220, decor: "bands", accent: "#F6EBCB" },
  plant: shoots({
    count: 13,
    height: 540,
    spread: 34,
    bend: 12,
    dome: 0.3,
    over: 0.25,
    stalk: { tones: ladder("#5E5A44", "#7C8A55", "#A3B06C"), from: 8, to: 4 },
    leaf: leafOf({
      outline: toothed(shape("lance", 0.44), 8, 0.022),
      tones: ladder("#2A6A43", "#4C9150", "#90C06C"),
      sharp: true,
      count: 6,
      fold: 16,
      droop: 36,
    }),
    nodes: 8,
    arrangement: "opposite",
    length: [112, 62],
    angle: [78, 44],
    bare: 0.18,
    crowned: true,
    heads: [
      {
        bloom: spike({ floret: lilacStar, rows: 8, around: 6, size: [0.13, 0.08], out: 0.12 }),
        size: 92,
        share: 0.4,
      },
    ],
  }),
};
