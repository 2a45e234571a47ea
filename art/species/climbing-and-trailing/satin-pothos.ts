import { greenery, ladder } from "#grammar/colour.ts";
import { trailing } from "#grammar/habits/trailing.ts";
import { leafOf } from "#grammar/leaf.ts";
import { spots } from "#grammar/markings.ts";
import { heart } from "./shared.ts";
import type { Species } from "#grammar/species.ts";

export const satinPothos: Species = {
  seed: 328,
  stage: { scheme: "plum", shape: "blob", table: "none" },
  pot: {
    profile: "tumbler",
    tone: "ochre",
    width: 280,
    height: 200,
    foot: 540,
    hung: true,
    decor: "fluted",
  },
  plant: trailing({
    strands: 6,
    fall: 620,
    shortest: 0.4,
    every: 76,
    length: [120, 92],
    swing: 110,
    mound: [4, 5],
    moundReach: 120,
    parted: 0.5,
    stalk: { tones: greenery.olive, from: 7, to: 4 },
    petiole: 30,
    leaf: leafOf({
      outline: heart,
      tones: ladder("#2A5044", "#3F6E5C", "#6E9680"),
      fine: true,
      veins: "midrib",
      gloss: 0.25,
      marking: spots("#C6D3C6", 24, 0.03, 1.25, 0.85),
    }),
  }),
};
