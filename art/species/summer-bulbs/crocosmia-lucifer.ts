import { greenery, hue, ladder } from "../../grammar/colour.ts";
import { tuftOf } from "../../grammar/flowers/centres.ts";
import { spike } from "../../grammar/flowers/heads.ts";
import { open } from "../../grammar/flowers/open.ts";
import { bulbs } from "../../grammar/habits/bulbs.ts";
import { leafOf } from "../../grammar/leaf.ts";
import { shape } from "../../grammar/shapes.ts";
import type { Species } from "../../grammar/species.ts";

const scarlet = hue("#D8442A", "#8A1F1A", "#F59A64");

export const crocosmiaLucifer: Species = {
  seed: 414,
  stage: { scheme: "celadon", shape: "sun", table: "none" },
  lying: true,
  plant: bulbs({
    plants: [
      [380, 990, -12, 0.92],
      [770, 990, 2, 0.94],
      [570, 1000, -5, 1.06],
    ],
    loose: [
      [270, 1020, 0, 0.6],
      [930, 1020, 0, 0.6],
    ],
    stem: 520,
    bend: 14,
    stalk: { tones: ladder("#5A4A30", "#7A7A44", "#A3A260"), from: 11, to: 7 },
    leaf: leafOf({
      outline: shape("sword", 0.08),
      tones: greenery.fresh,
      flat: true,
      fine: true,
      veins: "parallel",
      count: 3,
    }),
    leaves: [
      [-10, 560, -14, 0.2],
      [9, 580, 12, 0.3],
      [-20, 440, -20, 0.5],
      [18, 450, 20, 0.7],
      [2, 360, 4, 0.9],
    ],
    size: 260,
    nod: 40,
    bulbSize: 0.7,
    squat: 0.72,
    crook: 20,
    bloom: spike({
      floret: open({
        calyx: {
          tone: scarlet,
          rings: [
            [-0.9, 0.08],
            [-0.3, 0.18],
            [0.1, 0.26],
          ],
        },
        whorls: [
          {
            count: 6,
            length: 0.95,
            outline: shape("oval", 0.44),
            tone: scarlet,
            rise: [60, 20],
            veins: 0,
            heart: "#F4B34A",
            heartReach: 0.4,
          },
        ],
        centre: tuftOf({ count: 3, long: 0.2, lift: 1.1, thread: "#F2A06A", pollen: "#F4CE6A", dot: 0.07 }),
      }),
      bud: open({
        whorls: [
          { count: 3, length: 1, outline: shape("lance", 0.34), tone: scarlet, rise: [84, 86], veins: 0 },
        ],
      }),
      buds: 0.5,
      rows: 9,
      around: 2,
      size: [0.2, 0.09],
      out: 0.06,
      onesided: true,
      bend: 26,
      stalk: { tones: ladder("#5A4A30", "#8A5A3A", "#B0784A"), from: 7, to: 3 },
    }),
  }),
};
