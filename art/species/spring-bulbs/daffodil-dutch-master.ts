import { greenery, hue } from "#grammar/colour.ts";
import { corona } from "#grammar/flowers/centres.ts";
import { open } from "#grammar/flowers/open.ts";
import { bulbs } from "#grammar/habits/bulbs.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import { fresh } from "./shared.ts";
import type { Species } from "#grammar/species.ts";

const yellow = hue("#F2C53C", "#B27A1C", "#FCEB9E");

export const daffodilDutchMaster: Species = {
  seed: 401,
  stage: { scheme: "sky", shape: "hill", table: "soil", tableTop: 830 },
  plant: bulbs({
    plants: [
      [350, 975, -5, 0.9],
      [840, 975, 6, 0.92],
      [472, 1000, -1, 0.78],
      [730, 1000, 3, 0.82],
      [600, 980, 0, 1.08],
    ],
    stem: 560,
    bend: 6,
    stalk: fresh(17, 13),
    leaf: leafOf({
      outline: shape("strap", 0.075),
      tones: greenery.blue,
      flat: true,
      fine: true,
      veins: "parallel",
      count: 2,
    }),
    leaves: [
      [-13, 520, -12, 0.2],
      [12, 540, 14, 0.3],
      [-22, 400, -22, 0.6],
      [20, 420, 26, 0.8],
    ],
    crook: 62,
    turn: 14,
    size: 112,
    nod: 50,
    bloom: open({
      whorls: [
        {
          count: 3,
          length: 1,
          outline: shape("ovate", 0.62),
          tone: yellow,
          fine: true,
          rise: [0, -4],
          from: 0.12,
        },
        {
          count: 3,
          length: 0.95,
          outline: shape("ovate", 0.6),
          tone: yellow,
          fine: true,
          rise: [4, 2],
          turn: 60,
          from: 0.12,
        },
      ],
      centre: corona(hue("#EBA62A", "#A8641A", "#F9D873"), { radius: 0.36, height: 0.78, flare: 1.24 }),
    }),
  }),
};
