import { ladder } from "#grammar/colour.ts";
import { trailing } from "#grammar/habits/trailing.ts";
import { leafOf } from "#grammar/leaf.ts";
import { all, margin, stripes } from "#grammar/markings.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const silverInchPlant: Species = {
  seed: 327,
  stage: { scheme: "apricot", shape: "sun", table: "shelf", tableTop: 500 },
  pot: { profile: "egg", tone: "lilac", width: 300, height: 200, foot: 506 },
  plant: trailing({
    strands: 8,
    fall: 600,
    shortest: 0.35,
    every: 50,
    length: [116, 86],
    swing: 130,
    mound: [6, 6],
    moundReach: 140,
    angle: 66,
    parted: 0.5,
    stalk: { tones: ladder("#5A3550", "#7A4A6C", "#A07090"), from: 9, to: 6 },
    petiole: 2,
    hang: 0.3,
    leaf: leafOf({
      outline: shape("ovate", 0.46),
      tones: ladder("#3B3A4E", "#4E5E58", "#6C8A6C", "#8C5C84"),
      fine: true,
      veins: "midrib",
      veinColour: "#7A4A70",
      marking: all(stripes("#C9D6CC", 0.16, 0.74, 0.92), margin("#6E3F66", 0.018)),
    }),
  }),
};
