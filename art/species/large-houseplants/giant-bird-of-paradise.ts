import { greenery, ladder } from "#grammar/colour.ts";
import { clump } from "#grammar/habits/clump.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape, wavy } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const giantBirdOfParadise: Species = {
  seed: 334,
  stage: { scheme: "night", shape: "arch" },
  pot: { profile: "belly", tone: "terracotta", width: 310, height: 240 },
  plant: clump({
    leaf: leafOf({
      outline: wavy(shape("paddle", 0.44), 4, 0.008),
      tones: ladder("#265B43", "#438058", "#86B272"),
      fine: true,
      count: 16,
      sweep: 0.06,
      veinWidth: 0.45,
      gloss: 0.75,
      fold: 20,
      droop: 20,
    }),
    layers: [3, 4, 4],
    length: [330, 280],
    reach: 370,
    aside: 230,
    low: 0.42,
    stalk: { tones: greenery.plain, from: 24, to: 12 },
    turn: [36, 48],
    towards: [0, 8],
    droop: [20, 44],
  }),
};
