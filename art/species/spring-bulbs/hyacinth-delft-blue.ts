import { greenery, hue } from "#grammar/colour.ts";
import { spike, star } from "#grammar/flowers/heads.ts";
import { bulbs } from "#grammar/habits/bulbs.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import { fresh } from "./shared.ts";
import type { Species } from "#grammar/species.ts";

export const hyacinthDelftBlue: Species = {
  seed: 404,
  stage: { scheme: "mustard", shape: "panel", table: "none" },
  lying: true,
  plant: bulbs({
    plants: [
      [335, 900, -5, 1],
      [865, 900, 6, 1.02],
      [600, 920, 0, 1.2],
    ],
    loose: [
      [478, 1010, -14, 0.8],
      [730, 1010, 16, 0.84],
    ],
    stem: 230,
    bend: 2,
    stalk: fresh(30, 26),
    leaf: leafOf({
      outline: shape("strap", 0.16),
      tones: greenery.plain,
      flat: true,
      fine: true,
      veins: "parallel",
      count: 2,
    }),
    leaves: [
      [-14, 370, -14, 0.2],
      [12, 380, 14, 0.3],
      [-26, 300, -34, 0.6],
      [24, 310, 34, 0.8],
    ],
    size: 300,
    nod: 30,
    bulbSize: 1.06,
    bloom: spike({
      floret: star(hue("#6F8AC9", "#37508F", "#B4C8EA"), {
        petals: 6,
        width: 0.24,
        dot: 0.14,
        eye: "#DCE6F6",
      }),
      rows: 11,
      around: 8,
      size: [0.155, 0.1],
      out: 0.2,
      stalk: fresh(26, 12),
      from: 0,
    }),
  }),
};
