import { ladder } from "../../grammar/colour.ts";
import { barks, tree } from "../../grammar/habits/tree.ts";
import { leafOf } from "../../grammar/leaf.ts";
import { shape } from "../../grammar/shapes.ts";
import type { Species } from "../../grammar/species.ts";

export const jadePlant: Species = {
  seed: 362,
  zoom: 1.12,
  stage: { scheme: "mist", shape: "panel", tableTop: 940 },
  pot: { profile: "dish", tone: "slate", width: 340, height: 170, fill: "gravel" },
  plant: tree({
    trunk: { height: 170, width: 62, bark: barks.grey },
    crown: { width: 250, height: 215, middle: 150, shape: "open" },
    twig: {
      leaf: leafOf({
        outline: shape("spoon", 0.68),
        tones: ladder("#2C6444", "#4F8B55", "#93BE79"),
        fine: true,
        veins: "none",
        gloss: 0.9,
        rim: "#B5564A",
        fold: 4,
      }),
      nodes: 3,
      arrangement: "opposite",
      length: [74, 62],
      angle: [72, 40],
      crowned: true,
      long: [66, 100],
      stalk: { tones: () => barks.grey, from: 11, to: 6 },
    },
    layers: [12, 13, 12],
    upright: 0.4,
  }),
};
