import { greenery, hue } from "../grammar/colour.ts";
import { barks, tree } from "../grammar/habits/tree.ts";
import { leafOf } from "../grammar/leaf.ts";
import { shape, toothed } from "../grammar/shapes.ts";
import { bodies, fruit } from "../grammar/solid.ts";
import type { Collection } from "../grammar/species.ts";

const leafy = { stalk: { tones: greenery.olive, from: 5, to: 2.5 }, bend: 12 };

export const fruits: Collection = {
  "apple-topaz": {
    seed: 461,
    stage: { scheme: "sage", shape: "hill" },
    pot: { profile: "tub", tone: "wood", width: 350, height: 240, decor: "planks" },
    plant: tree({
      trunk: { height: 250, width: 34, bark: barks.brown },
      crown: { width: 290, height: 250, middle: 190 },
      twig: {
        ...leafy,
        leaf: leafOf({
          outline: toothed(shape("ovate", 0.6), 7, 0.02),
          tones: greenery.plain,
          sharp: true,
          count: 4,
        }),
        nodes: 5,
        arrangement: "alternate",
        length: [84, 62],
        angle: [64, 34],
        crowned: true,
        long: [90, 130],
      },
      layers: [34, 30, 26],
      hang: [
        {
          head: {
            bloom: fruit({
              half: bodies.apple,
              tone: hue("#C9412F", "#7A1F22", "#F2A15C"),
              gleam: 0.75,
              stalk: { colour: "#6B4A33", long: 0.4, wide: 0.12 },
            }),
            size: 42,
            hangs: true,
          },
          places: [
            [-0.62, 0.1],
            [-0.28, 0.52],
            [-0.3, -0.18],
            [0.1, 0.16],
            [0.5, 0.42],
            [0.66, -0.1],
            [0.3, -0.42],
            [-0.66, -0.46],
            [-0.02, 0.8],
          ],
        },
      ],
    }),
  },
};
