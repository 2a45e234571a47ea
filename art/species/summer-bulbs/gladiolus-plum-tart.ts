import { greenery, hue } from "../../grammar/colour.ts";
import { tuftOf } from "../../grammar/flowers/centres.ts";
import { spike } from "../../grammar/flowers/heads.ts";
import { open } from "../../grammar/flowers/open.ts";
import { bulbs } from "../../grammar/habits/bulbs.ts";
import { leafOf } from "../../grammar/leaf.ts";
import { shape } from "../../grammar/shapes.ts";
import type { Species } from "../../grammar/species.ts";

const plum = hue("#8A2F62", "#4A1238", "#C97AA2");

export const gladiolusPlumTart: Species = {
  seed: 412,
  stage: { scheme: "lilac", shape: "panel", table: "none" },
  lying: true,
  plant: bulbs({
    plants: [
      [320, 1000, -5, 0.9],
      [880, 1000, 6, 0.92],
      [600, 1010, 1, 1.04],
    ],
    loose: [
      [458, 1040, 0, 0.7],
      [742, 1040, 0, 0.74],
    ],
    stem: 310,
    bend: 1,
    stalk: { tones: greenery.plain, from: 18, to: 14 },
    leaf: leafOf({
      outline: shape("sword", 0.075),
      tones: greenery.plain,
      flat: true,
      fine: true,
      veins: "parallel",
      count: 2,
    }),
    leaves: [
      [-7, 560, -5, 0.2],
      [8, 540, 6, 0.3],
      [-15, 450, -10, 0.5],
      [15, 440, 12, 0.6],
      [-22, 330, -16, 0.8],
    ],
    size: 470,
    nod: 30,
    squat: 0.72,
    bloom: spike({
      floret: open({
        calyx: {
          tone: hue("#5E7A46"),
          rings: [
            [-0.8, 0.1],
            [-0.4, 0.2],
            [0, 0.3],
          ],
        },
        whorls: [
          { count: 3, length: 1, outline: shape("round", 0.86), tone: plum, rise: [40, 4], veins: 3 },
          {
            count: 3,
            length: 0.94,
            outline: shape("round", 0.8),
            tone: plum,
            rise: [44, 12],
            veins: 3,
            turn: 60,
            heart: "#F2D3DE",
            heartReach: 0.55,
          },
        ],
        centre: tuftOf({ count: 3, long: 0.2, lift: 0.5, thread: "#E8C4D6", pollen: "#F4E6EC", dot: 0.07 }),
      }),
      bud: open({
        whorls: [
          {
            count: 3,
            length: 1,
            outline: shape("lance", 0.4),
            tone: hue("#7F9A56", "#4A6A3A"),
            rise: [80, 84],
            veins: 1,
          },
        ],
      }),
      buds: 0.36,
      rows: 9,
      around: 2,
      size: [0.185, 0.065],
      out: 0.12,
      onesided: true,
      stalk: { tones: greenery.fresh, from: 13, to: 5 },
      from: 0.02,
    }),
  }),
};
