import { greenery, ladder } from "#grammar/colour.ts";
import { trailing } from "#grammar/habits/trailing.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const stringOfPearls: Species = {
  seed: 325,
  stage: { scheme: "night", shape: "sun", table: "shelf", tableTop: 420 },
  pot: { profile: "dish", tone: "blush", width: 320, height: 130, foot: 426, decor: "speckled" },
  plant: trailing({
    strands: 14,
    fall: 680,
    shortest: 0.4,
    every: 22,
    length: [32, 26],
    swing: 60,
    mound: [12, 16, 14],
    moundReach: 34,
    parted: 0.4,
    stalk: { tones: greenery.fresh, from: 3, to: 2 },
    petiole: 8,
    hang: 0.2,
    leaf: leafOf({
      outline: shape("round", 0.98),
      tones: ladder("#3F7A4D", "#6CA05A", "#A9CB76"),
      veins: "none",
      fold: 2,
      droop: 4,
      rim: "#E9F0C0",
      marking: (sheet, blade) =>
        sheet.dot(blade.at([-0.16, 0.6]), blade.length * 0.15, "#EEF4CC", 'opacity=".75"'),
    }),
  }),
};
