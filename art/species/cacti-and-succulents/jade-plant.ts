import { ladder } from "#grammar/colour.ts";
import { barks, tree } from "#grammar/habits/tree.ts";
import { leafOf } from "#grammar/leaf.ts";
import { all, margin } from "#grammar/markings.ts";
import { shape } from "#grammar/shapes.ts";
import { sheen } from "#grammar/surface.ts";
import type { Species } from "#grammar/species.ts";

export const jadePlant: Species = {
  seed: 362,
  zoom: 1.12,
  stage: { scheme: "mist", shape: "panel", tableTop: 940 },
  pot: { profile: "dish", tone: "slate", width: 340, height: 170, fill: "gravel" },
  plant: tree({
    trunk: { height: 160, width: 76, bark: barks.grey },
    crown: { width: 250, height: 215, middle: 150, shape: "open" },
    twig: {
      leaf: leafOf({
        outline: shape("plump", 0.74),
        tones: ladder("#2C6444", "#4F8B55", "#93BE79"),
        fine: true,
        veins: "none",
        gloss: 0.95,
        rim: "#C4584A",
        fold: -10,
        shade: 0.5,
        marking: all(margin("#B5564A", 0.022), sheen("#E6F0C8", 0.36)),
      }),
      nodes: 3,
      arrangement: "opposite",
      length: [84, 74],
      angle: [66, 38],
      crowned: true,
      long: [60, 92],
      stalk: { tones: () => barks.grey, from: 18, to: 11 },
    },
    layers: [12, 13, 12],
    upright: 0.4,
  }),
};
