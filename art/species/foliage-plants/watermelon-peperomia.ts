import { ladder } from "../../grammar/colour.ts";
import { clump } from "../../grammar/habits/clump.ts";
import { leafOf } from "../../grammar/leaf.ts";
import { shape } from "../../grammar/shapes.ts";
import type { Species } from "../../grammar/species.ts";

export const watermelonPeperomia: Species = {
  seed: 310,
  stage: { scheme: "lilac", shape: "sun" },
  pot: { profile: "cup", tone: "bone", width: 270, height: 190, decor: "zigzag", accent: "#C6633E" },
  plant: clump({
    leaf: leafOf({
      outline: shape("shield", 0.9),
      tones: ladder("#8FA898", "#B4C6B4", "#D6DFCD", "#2B6047"),
      fine: true,
      fold: 5,
      veins: "arc",
      count: 4,
      veinWidth: 4.6,
      veinColour: "#2F6B4B",
    }),
    layers: [5, 6, 6, 6],
    length: [200, 190],
    reach: 400,
    aside: 300,
    low: 0.1,
    stalk: { tones: ladder("#7E2F36", "#A6434A", "#C7686A"), from: 9, to: 7 },
    turn: [50, 96],
    towards: [8, 24],
    droop: [8, 26],
  }),
};
