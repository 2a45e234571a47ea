import { greenery } from "#grammar/colour.ts";
import { clump } from "#grammar/habits/clump.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const castIronPlant: Species = {
  seed: 303,
  stage: { scheme: "cream", shape: "wall" },
  pot: { profile: "urn", tone: "slate", width: 320, height: 290 },
  plant: clump({
    leaf: leafOf({
      outline: shape("lance", 0.27),
      tones: greenery.deep,
      fine: true,
      veins: "parallel",
      count: 3,
      veinWidth: 0.5,
      fold: 18,
      gloss: 0.6,
    }),
    layers: [4, 5, 5, 4],
    length: [430, 330],
    reach: 340,
    aside: 210,
    low: 0.25,
    stalk: { tones: greenery.deep, from: 12, to: 9 },
    turn: [30, 52],
    towards: [0, 10],
    droop: [18, 46],
  }),
};
