import { greenery, hue } from "../../grammar/colour.ts";
import { digitate } from "../../grammar/compound.ts";
import { tuftOf } from "../../grammar/flowers/centres.ts";
import { open } from "../../grammar/flowers/open.ts";
import { clump } from "../../grammar/habits/clump.ts";
import { leafOf } from "../../grammar/leaf.ts";
import { lobed, shape, toothed } from "../../grammar/shapes.ts";
import { stems } from "./shared.ts";
import type { Species } from "../../grammar/species.ts";

export const japaneseAnemone: Species = {
  seed: 387,
  stage: { scheme: "plum", shape: "hill" },
  pot: { profile: "longTom", tone: "slate", width: 300, height: 250 },
  plant: clump({
    leaf: digitate(
      leafOf({
        outline: toothed(
          lobed(
            [
              [48, 0.72, 0.4],
              [0, 1, 0.44],
            ],
            0.62,
            0.6,
          ),
          9,
          0.016,
        ),
        tones: greenery.plain,
        sharp: true,
        count: 4,
      }),
      [
        [-66, 0.86],
        [66, 0.86],
        [0, 1],
      ],
    ),
    layers: [5, 6, 7],
    length: [180, 170],
    reach: 240,
    aside: 270,
    low: 0.06,
    stalk: stems(greenery.plain, 7, 5),
    turn: [50, 90],
    scapes: [
      {
        bloom: open({
          whorls: [
            {
              count: 3,
              length: 0.98,
              outline: shape("round", 0.84),
              tone: hue("#F3F0E8", "#A79CA6", "#FFFFFA"),
              rise: [10, 4],
              veins: 3,
              fine: true,
            },
            {
              count: 4,
              length: 0.96,
              outline: shape("round", 0.84),
              tone: hue("#F7F4EC", "#A79CA6", "#FFFFFA"),
              rise: [18, 10],
              veins: 3,
              fine: true,
              turn: 40,
            },
          ],
          centre: tuftOf({
            count: 34,
            long: 0.4,
            lift: 0.14,
            thread: "#E9C24A",
            pollen: "#E2A92E",
            dot: 0.055,
            heart: "#7E9A4A",
            heartSize: 0.14,
          }),
        }),
        heads: [
          [-230, 520, -24, 30, 74],
          [-120, 620, -10, 24, 84],
          [-20, 520, 0, 26, 78],
          [60, 670, 6, 26, 84],
          [170, 590, 16, 30, 80],
          [260, 470, 28, 34, 72],
          [-150, 400, -16, 30, 68],
          [130, 420, 12, 28, 72],
        ],
        stalk: stems(greenery.fresh, 7, 5),
        after: 1,
      },
    ],
  }),
};
