import { greenery, ladder } from "#grammar/colour.ts";
import { trailing } from "#grammar/habits/trailing.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const heartleafPhilodendron: Species = {
  seed: 322,
  stage: { scheme: "blush", shape: "arch", table: "none" },
  pot: { profile: "bowl", tone: "cream", width: 320, height: 190, foot: 560, hung: true },
  plant: trailing({
    strands: 8,
    fall: 640,
    shortest: 0.35,
    every: 66,
    length: [108, 76],
    swing: 110,
    mound: [5, 6],
    moundReach: 130,
    parted: 0.5,
    stalk: { tones: greenery.fresh, from: 6, to: 3.5 },
    petiole: 36,
    leaf: leafOf({
      outline: shape("heart", 0.8),
      tones: ladder("#22563F", "#3C7A4D", "#79AC63"),
      fine: true,
      count: 4,
      gloss: 0.9,
    }),
  }),
};
