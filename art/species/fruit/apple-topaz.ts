import { hue, ladder } from "../../grammar/colour.ts";
import { barks, tree } from "../../grammar/habits/tree.ts";
import { leafOf } from "../../grammar/leaf.ts";
import { shape, toothed } from "../../grammar/shapes.ts";
import { bodies, fruit } from "../../grammar/solid.ts";
import { woody } from "./shared.ts";
import type { Species } from "../../grammar/species.ts";

export const appleTopaz: Species = {
  seed: 461,
  stage: { scheme: "sage", shape: "hill" },
  pot: { profile: "tub", tone: "wood", width: 350, height: 240, decor: "planks" },
  plant: tree({
    filled: 14,
    trunk: { height: 250, width: 34, bark: barks.brown },
    crown: { width: 280, height: 232, middle: 176 },
    twig: {
      stalk: woody,
      curl: 12,
      leaf: leafOf({
        outline: toothed(shape("oval", 0.56), 9, 0.009),
        tones: ladder("#27553C", "#4F8350", "#9DBE72"),
        sharp: true,
        count: 3,
      }),
      nodes: 5,
      arrangement: "alternate",
      length: [92, 70],
      angle: [64, 34],
      crowned: true,
      long: [90, 130],
    },
    layers: [30, 28, 26],
    hang: [
      {
        head: {
          bloom: fruit({
            half: bodies.apple,
            tone: hue("#CF4A2E", "#86231F", "#F3BC62"),
            gleam: 0.75,
            stalk: { colour: "#6B4A33", long: 0.4, wide: 0.12 },
          }),
          size: 44,
          hangs: true,
        },
        places: [
          [-0.66, 0.12],
          [-0.3, 0.56],
          [-0.26, -0.16],
          [0.12, 0.2],
          [0.5, 0.44],
          [0.66, -0.12],
          [0.28, -0.44],
          [-0.62, -0.5],
          [0.02, 0.82],
        ],
      },
    ],
  }),
};
