import { greenery, ladder } from "#grammar/colour.ts";
import { trailing } from "#grammar/habits/trailing.ts";
import { leafOf } from "#grammar/leaf.ts";
import { all, spots } from "#grammar/markings.ts";
import { heart } from "./shared.ts";
import type { Species } from "#grammar/species.ts";

export const goldenPothos: Species = {
  seed: 321,
  stage: { scheme: "mustard", shape: "sun", table: "shelf", tableTop: 460 },
  pot: { profile: "cup", tone: "slate", width: 300, height: 190, foot: 466, decor: "rings" },
  plant: trailing({
    strands: 7,
    fall: 720,
    shortest: 0.4,
    every: 80,
    length: [112, 84],
    swing: 110,
    parted: 0.45,
    mound: [4, 5],
    moundReach: 110,
    stalk: { tones: greenery.lime, from: 7, to: 4 },
    petiole: 34,
    leaf: leafOf({
      outline: heart,
      tones: ladder("#2C6444", "#548B4C", "#8FB561"),
      fine: true,
      count: 4,
      gloss: 0.6,
      marking: all(spots("#E6DC8A", 9, 0.035, 3.4, 0.85), spots("#F3EDC0", 4, 0.03, 3, 0.8)),
    }),
  }),
};
