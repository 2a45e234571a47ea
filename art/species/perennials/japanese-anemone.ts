import { points } from "#geometry.ts";
import { greenery, hue } from "#grammar/colour.ts";
import { digitate } from "#grammar/compound.ts";
import { tuftOf } from "#grammar/flowers/centres.ts";
import { bead } from "#grammar/flowers/heads.ts";
import { open } from "#grammar/flowers/open.ts";
import { forked, stalked } from "#grammar/habits/stalked.ts";
import { leafOf } from "#grammar/leaf.ts";
import { together } from "#grammar/plant.ts";
import { shape, toothed } from "#grammar/shapes.ts";
import { stems } from "./shared.ts";
import type { Species } from "#grammar/species.ts";

const white = hue("#F7F4EC", "#A79CA6", "#FFFFFA");
const petals = {
  length: 1,
  outline: shape("round", 0.92),
  tone: white,
  veins: 3,
  fine: true,
  stray: 3,
} as const;

const anemone = open({
  whorls: [
    { ...petals, count: 3, rise: [12, 2], turn: 20 },
    { ...petals, count: 3, rise: [20, 8], turn: 80 },
  ],
  centre: tuftOf({
    count: 36,
    long: 0.34,
    lift: 0.12,
    thread: "#E9C24A",
    pollen: "#E2A92E",
    dot: 0.05,
    heart: "#7E9A4A",
    heartSize: 0.13,
  }),
});

/** One third of a leaf: lobed a little at its shoulders, coarsely toothed. */
const third = leafOf({
  outline: toothed(
    points("0 0, 0.16 0.03, 0.32 0.14, 0.4 0.3, 0.46 0.46, 0.34 0.5, 0.31 0.64, 0.2 0.83, 0.08 0.95, 0 1.02"),
    9,
    0.03,
  ),
  tones: greenery.plain,
  sharp: true,
  flat: true,
  count: 6,
});
const leaf = digitate(third, [
  [-82, 0.86],
  [82, 0.86],
  [0, 1],
]);

export const japaneseAnemone: Species = {
  seed: 387,
  stage: { scheme: "plum", shape: "hill" },
  pot: { profile: "longTom", tone: "slate", width: 300, height: 250 },
  plant: together(
    stalked({
      leaf,
      stalk: stems(greenery.plain, 8, 6),
      leaves: [
        [-120, 130, -34, 150, 0.08],
        [110, 140, 30, 150, 0.1],
        [0, 150, 2, 140, 0.05],
        [-215, 84, -66, 160, 0.3],
        [210, 92, 64, 160, 0.26],
      ],
    }),
    forked({
      bloom: anemone,
      bud: bead(hue("#E9DCE0", "#9C7F90", "#FFFAF6"), 1),
      stalk: stems(greenery.fresh, 9, 7),
      bract: leaf,
      bractLength: 62,
      stems: [
        [
          -120,
          400,
          [
            [-110, 90, -30, 30, 76],
            [-20, 200, -6, 22, 84],
            [-115, 205, -30, 60, -20],
          ],
        ],
        [
          120,
          380,
          [
            [120, 80, 32, 32, 74],
            [40, 180, 12, 26, 82],
            [-58, 140, -14, 50, -18],
          ],
        ],
        [
          6,
          450,
          [
            [-62, 40, -14, 70, -19],
            [10, 214, 2, 24, 86],
            [118, 240, 24, 60, -19],
          ],
        ],
        [
          -10,
          300,
          [
            [-74, 90, -20, 32, 68],
            [70, 110, 16, 30, 72],
          ],
        ],
      ],
    }),
    stalked({
      leaf,
      stalk: stems(greenery.plain, 8, 6),
      leaves: [
        [-90, 84, -36, 150, 0.5],
        [84, 90, 40, 150, 0.46],
        [-236, 44, -96, 160, 0.66],
        [232, 50, 94, 160, 0.62],
        [0, 70, 4, 130, 0.6],
        [-120, 34, -128, 150, 0.86],
        [118, 38, 126, 150, 0.82],
        [0, 30, 176, 140, 0.95],
      ],
      over: 5,
    }),
  ),
};
