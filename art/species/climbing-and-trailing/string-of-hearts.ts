import { ladder } from "../../grammar/colour.ts";
import { trailing } from "../../grammar/habits/trailing.ts";
import { leafOf } from "../../grammar/leaf.ts";
import { all, spots, stripes } from "../../grammar/markings.ts";
import { shape } from "../../grammar/shapes.ts";
import type { Species } from "../../grammar/species.ts";

export const stringOfHearts: Species = {
  seed: 324,
  stage: { scheme: "sage", shape: "blob", table: "none" },
  pot: {
    profile: "cup",
    tone: "terracotta",
    width: 250,
    height: 170,
    foot: 430,
    hung: true,
    decor: "bands",
    accent: "#F0BE9F",
  },
  plant: trailing({
    strands: 10,
    fall: 700,
    shortest: 0.45,
    every: 62,
    pairs: true,
    length: [48, 38],
    swing: 90,
    mound: [6, 8],
    moundReach: 46,
    parted: 0.45,
    stalk: { tones: ladder("#7A4652", "#9A5F68", "#B98088"), from: 3, to: 2 },
    petiole: 9,
    hang: 0.35,
    leaf: leafOf({
      outline: shape("heart", 1),
      tones: ladder("#3B5F50", "#5A8069", "#8FAE8C"),
      veins: "none",
      fold: 6,
      marking: all(stripes("#D3DCC4", 0.3, 0.72, 0.85), spots("#3B5F50", 3, 0.08, 1.4, 0.8)),
    }),
  }),
};
