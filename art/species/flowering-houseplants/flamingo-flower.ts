import { greenery, hue } from "#grammar/colour.ts";
import { spathe } from "#grammar/flowers/spathe.ts";
import { clump } from "#grammar/habits/clump.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import { red } from "./shared.ts";
import type { Species } from "#grammar/species.ts";

export const flamingoFlower: Species = {
  seed: 342,
  stage: { scheme: "cream", shape: "arch" },
  pot: { profile: "tumbler", tone: "slate", width: 290, height: 230, decor: "rings" },
  plant: clump({
    leaf: leafOf({ outline: shape("heart", 0.72), tones: greenery.deep, fine: true, count: 5, gloss: 1 }),
    layers: [4, 5, 5, 4],
    length: [240, 200],
    reach: 340,
    aside: 270,
    low: 0.12,
    stalk: { tones: greenery.plain, from: 10, to: 7 },
    turn: [44, 88],
    droop: [36, 56],
    scapes: [
      {
        bloom: spathe({
          tone: red,
          outline: shape("heart", 0.92),
          spadix: hue("#F0CF8E", "#C9653E"),
          heading: 0,
          open: 0.2,
          flat: true,
        }),
        heads: [
          [-190, 500, -50, 20, 190],
          [10, 600, 30, 20, 210],
          [200, 490, 62, 20, 185],
        ],
        stalk: { tones: greenery.fresh, from: 9, to: 7 },
        after: 1,
      },
      {
        bloom: spathe({
          tone: red,
          outline: shape("heart", 0.92),
          spadix: hue("#F0CF8E", "#C9653E"),
          heading: 0,
          open: 0.2,
          flat: true,
        }),
        heads: [[-70, 370, -40, 20, 170]],
        stalk: { tones: greenery.fresh, from: 9, to: 7 },
        after: 2,
      },
    ],
  }),
};
