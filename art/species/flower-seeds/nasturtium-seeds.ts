import { greenery, hue, ladder } from "#grammar/colour.ts";
import { tuftOf } from "#grammar/flowers/centres.ts";
import { open } from "#grammar/flowers/open.ts";
import { clump } from "#grammar/habits/clump.ts";
import { leafOf } from "#grammar/leaf.ts";
import { eye } from "#grammar/markings.ts";
import { shape } from "#grammar/shapes.ts";
import { printed } from "./shared.ts";
import type { Tone } from "#palette.ts";
import type { Species } from "#grammar/species.ts";

const petals = (tone: Tone, heart: string) =>
  open({
    calyx: {
      tone: hue("#D98A3A"),
      rings: [
        [-1, 0.03],
        [-0.5, 0.08],
        [-0.1, 0.2],
        [0.1, 0.26],
      ],
    },
    whorls: [
      {
        count: 5,
        length: 1,
        outline: shape("claw", 0.88),
        tone,
        rise: [34, 4],
        veins: 5,
        fine: true,
        heart,
        heartReach: 0.42,
        turn: 36,
      },
    ],
    centre: tuftOf({ count: 6, long: 0.16, lift: 0.3, thread: "#F4CE6A", pollen: "#C9501E", dot: 0.05 }),
  });

const nasturtium = petals(hue("#E8742A", "#9A3418", "#F9B768"), "#8A2A18");
const golden = petals(hue("#EDB03A", "#A9661E", "#FBE092"), "#B5501E");

export const nasturtiumSeeds: Species = {
  seed: 452,
  stage: { scheme: "teal", shape: "panel", tableTop: 940 },
  pot: { profile: "bowl", tone: "cream", width: 370, height: 210, x: 540, decor: "rings" },
  plant: clump({
    leaf: leafOf({
      outline: shape("coin", 1),
      tones: ladder("#3F7A4C", "#6A9E56", "#AFCB82"),
      fine: true,
      fold: 3,
      droop: 6,
      shade: 0.25,
      veins: "none",
      gloss: 0.4,
      marking: eye("#E3EBBE", 0.035),
    }),
    layers: [6, 8, 9, 8],
    length: [116, 120],
    reach: 370,
    aside: 350,
    low: 0,
    stalk: { tones: greenery.fresh, from: 6, to: 5 },
    turn: [50, 110],
    towards: [6, 24],
    droop: [4, 12],
    roll: 6,
    scapes: [
      {
        bloom: golden,
        heads: [
          [20, 330, 4, 26, 72],
          [250, 280, 30, 36, 68],
          [-270, 90, -40, 30, 64],
        ],
        stalk: { tones: greenery.fresh, from: 6, to: 5 },
        after: 2,
      },
      {
        bloom: nasturtium,
        heads: [
          [-250, 250, -34, 36, 66],
          [-120, 390, -12, 32, 72],
          [130, 430, 14, 34, 70],
          [-60, 200, -10, 26, 70],
          [150, 160, 20, 30, 66],
        ],
        stalk: { tones: greenery.fresh, from: 6, to: 5 },
        after: 2,
      },
    ],
  }),
  packet: { at: [925, 985], turn: -6, print: printed(nasturtium, 50, 16) },
};
