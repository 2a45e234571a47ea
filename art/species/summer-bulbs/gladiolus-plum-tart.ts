import { greenery, hue } from "#grammar/colour.ts";
import { tuftOf } from "#grammar/flowers/centres.ts";
import { open } from "#grammar/flowers/open.ts";
import { ranks } from "#grammar/flowers/ranks.ts";
import { bulbs } from "#grammar/habits/bulbs.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape, wavy } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

const plum = hue("#8A2F62", "#4A1238", "#C97AA2");

/** A wide funnel of six: three broad petals above, three narrower below, pale down to the throat. */
const gladiolus = open({
  calyx: {
    tone: plum,
    rings: [
      [-0.85, 0.07],
      [-0.5, 0.1],
      [-0.15, 0.24],
      [0.1, 0.34],
    ],
  },
  whorls: [
    {
      count: 3,
      length: 1,
      outline: wavy(shape("round", 0.88), 2, 0.02),
      tone: plum,
      rise: [56, 6],
      veins: 3,
      turn: 60,
      fine: true,
      heart: "#F0CBDB",
      heartReach: 0.42,
    },
    {
      count: 3,
      length: 1.02,
      outline: wavy(shape("round", 0.96), 2, 0.02),
      tone: plum,
      rise: [60, 16],
      veins: 3,
      fine: true,
      heart: "#5A1642",
      heartReach: 0.4,
      edge: "#B8659A",
    },
  ],
  centre: tuftOf({ count: 3, long: 0.16, lift: 0.7, thread: "#F0D9E4", pollen: "#F6ECF0", dot: 0.06 }),
});

/** Colour shows at the tip before it opens. */
const closed = open({
  whorls: [
    {
      count: 2,
      length: 2,
      outline: shape("lance", 0.34),
      tone: hue("#7F9A56", "#4A6A3A"),
      rise: [84, 86],
      veins: 1,
      tip: "#8A2F62",
      tipReach: 0.6,
    },
  ],
});

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
    stem: 230,
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
    size: 560,
    nod: 44,
    squat: 0.72,
    bloom: ranks({
      flower: gladiolus,
      bud: closed,
      bract: leafOf({ outline: shape("lance", 0.24), tones: greenery.fresh, flat: true, veins: "midrib" }),
      open: 7,
      buds: 6,
      size: [0.165, 0.06],
      stalk: { tones: greenery.fresh, from: 15, to: 6 },
    }),
  }),
};
