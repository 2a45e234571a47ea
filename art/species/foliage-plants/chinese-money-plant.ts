import { ladder } from "#grammar/colour.ts";
import { clump } from "#grammar/habits/clump.ts";
import { leafOf } from "#grammar/leaf.ts";
import { eye } from "#grammar/markings.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const chineseMoneyPlant: Species = {
  seed: 304,
  stage: { scheme: "mustard", shape: "panel", table: "none" },
  pot: { profile: "tumbler", tone: "blush", width: 280, height: 230, foot: 1040 },
  plant: clump({
    leaf: leafOf({
      outline: shape("coin", 0.98),
      tones: ladder("#2C6A4C", "#4F9059", "#8FBE72"),
      fine: true,
      fold: 3,
      droop: 6,
      veins: "none",
      gloss: 0.8,
      shade: 0.3,
      marking: eye("#DCE8A6", 0.045),
    }),
    layers: [4, 6, 6, 6],
    length: [136, 142],
    reach: 500,
    aside: 310,
    low: 0.1,
    stalk: { tones: ladder("#5C6B3A", "#8C8A4C", "#B59A6A"), from: 8, to: 6 },
    turn: [40, 88],
    towards: [4, 16],
    droop: [2, 8],
    roll: 4,
  }),
};
