import { greenery, ladder } from "../../grammar/colour.ts";
import { trailing } from "../../grammar/habits/trailing.ts";
import { leafOf } from "../../grammar/leaf.ts";
import { shape } from "../../grammar/shapes.ts";
import type { Species } from "../../grammar/species.ts";

export const burrosTail: Species = {
  seed: 365,
  stage: { scheme: "coral", shape: "arch", table: "none" },
  pot: { profile: "belly", tone: "ochre", width: 300, height: 200, foot: 470, hung: true },
  plant: trailing({
    strands: 8,
    fall: 620,
    shortest: 0.4,
    every: 16,
    length: [66, 44],
    swing: 70,
    mound: [8, 10, 10],
    moundReach: 46,
    parted: 0.4,
    pairs: true,
    angle: 42,
    stalk: { tones: greenery.silver, from: 4, to: 3 },
    petiole: 3,
    hang: 0.35,
    leaf: leafOf({
      outline: shape("oval", 0.56),
      tones: ladder("#5F8F7C", "#8FB59C", "#C3D9BE"),
      veins: "none",
      fold: 6,
      rim: "#E6EFD8",
    }),
  }),
};
