import { ladder } from "#grammar/colour.ts";
import { trailing } from "#grammar/habits/trailing.ts";
import { leafOf } from "#grammar/leaf.ts";
import { lobed } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const commonIvy: Species = {
  seed: 323,
  stage: { scheme: "brick", shape: "panel", table: "shelf", tableTop: 470 },
  pot: { profile: "flowerpot", tone: "zinc", width: 290, height: 210, foot: 476 },
  plant: trailing({
    strands: 8,
    fall: 640,
    shortest: 0.35,
    every: 52,
    length: [88, 60],
    swing: 120,
    parted: 0.5,
    mound: [6, 7],
    moundReach: 130,
    stalk: { tones: ladder("#4B3A2C", "#6B5138", "#8E7250"), from: 6, to: 3 },
    petiole: 26,
    leaf: leafOf({
      outline: lobed(
        [
          [118, 0.42, 0.34],
          [58, 0.72, 0.4],
          [0, 1, 0.46],
        ],
        0.56,
        0.62,
      ),
      tones: ladder("#173F33", "#2C6248", "#5E9464", "#E4E8C8"),
      sharp: true,
      fine: true,
      veins: "palm",
      veinWidth: 1.5,
      fold: 8,
      gloss: 0.5,
    }),
  }),
};
