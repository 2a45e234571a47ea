import { stem } from "#brush.ts";
import { along, bezier, points, spine, type Point } from "#geometry.ts";
import type { Bloom } from "#grammar/bloom.ts";
import { greenery, hue, ladder } from "#grammar/colour.ts";
import { seedHead } from "#grammar/flowers/centres.ts";
import { open } from "#grammar/flowers/open.ts";
import { leafStalk } from "#grammar/habits/stalked.ts";
import { leafOf } from "#grammar/leaf.ts";
import type { Plant } from "#grammar/plant.ts";
import { shape, toothed } from "#grammar/shapes.ts";
import { printed } from "./shared.ts";
import type { Species } from "#grammar/species.ts";

const rust = hue("#9A3322", "#471410", "#DC7A3E");
const ray = {
  outline: shape("lance", 0.34),
  tone: rust,
  from: 0.42,
  veins: 2,
  fine: true,
  stray: 4,
} as const;
const green = hue("#6A8B4C", "#33502F");

const sunflower = open({
  calyx: {
    tone: green,
    rings: [
      [-0.3, 0.08],
      [-0.2, 0.3],
      [-0.02, 0.5],
    ],
  },
  whorls: [
    {
      count: 15,
      length: 0.36,
      outline: shape("ovate", 0.5),
      tone: green,
      rise: [0, -10],
      from: 0.42,
      veins: 1,
    },
    { ...ray, count: 17, length: 0.74, rise: [4, -8], tip: "#D98A3C", tipReach: 0.55 },
    { ...ray, count: 17, length: 0.66, rise: [12, 4], turn: 10, tip: "#C9702E", tipReach: 0.4 },
  ],
  centre: seedHead(hue("#5A3621", "#160C0A", "#A0703C"), 0.52),
});

/** Still closed: green bracts around a few rays. */
const bud = open({
  calyx: {
    tone: green,
    rings: [
      [-0.5, 0.12],
      [-0.3, 0.5],
      [0.05, 0.66],
      [0.3, 0.5],
    ],
  },
  whorls: [
    { count: 9, length: 0.7, outline: shape("lance", 0.5), tone: rust, rise: [84, 76], from: 0.2, veins: 1 },
    {
      count: 9,
      length: 0.9,
      outline: shape("ovate", 0.5),
      tone: green,
      rise: [66, 60],
      from: 0.5,
      base: -0.2,
      veins: 1,
    },
  ],
});

const broadHeart = points(
  "0 0.06, 0.1 -0.06, 0.24 -0.11, 0.37 -0.05, 0.43 0.1, 0.39 0.28, 0.29 0.5, 0.16 0.74, 0.06 0.9, 0 1.04",
);
const heart = leafOf({
  outline: toothed(broadHeart, 11, 0.022),
  tones: greenery.plain,
  sharp: true,
  fine: true,
  count: 6,
  sweep: 0.4,
  flat: true,
  gloss: 0.3,
  shade: 0.45,
});
const stalk = ladder("#3F6A40", "#5F8A4C", "#93B56A");

/** How high on the stem it begins, where its end is from the stem's foot, where it looks, its size. */
type Limb = readonly [start: number, aside: number, height: number, heading: number, size: number];

const leaves: readonly Limb[] = [
  [262, 76, 330, 78, 140],
  [300, -74, 372, -74, 135],
  [170, -120, 250, -104, 205],
  [120, 124, 200, 106, 210],
  [60, -116, 130, -124, 220],
  [40, 108, 86, 132, 205],
];
/** Where each flower is, and how far it is turned from us. */
const heads: readonly (readonly [limb: Limb, nod: number, bloom: Bloom])[] = [
  [[330, -246, 462, -34, 116], 34, sunflower],
  [[300, 250, 404, 40, 112], 40, sunflower],
  [[380, 232, 560, 34, 50], 60, bud],
];

/** One thick stem that branches: leaves on long stalks, the largest flower at its tip. */
const branching: Plant = (sheet, crown) => {
  const line = spine([crown.x, crown.y + 6], -3, 590, 8, 20);
  const at = (high: number) => along(line, high / 590).point;
  const end = ([, aside, height]: Limb): Point => [crown.x + aside, crown.y - height];
  const grow = (limb: Limb, near: number) => {
    leafStalk(sheet, at(limb[0]), end(limb), near, { tones: stalk, from: 11, to: 8 });
    heart(sheet, { from: end(limb), heading: limb[3], length: limb[4], near, bend: limb[1] > 0 ? 12 : -12 });
  };
  leaves.slice(0, 2).forEach((limb) => grow(limb, 0.25));
  for (const [limb, nod, bloom] of heads) {
    const [from, to] = [at(limb[0]), end(limb)];
    const branch = bezier(
      from,
      [from[0] + limb[1] * 0.4, from[1] - 50],
      [to[0] - limb[1] * 0.1, to[1] + 90],
      to,
      14,
    );
    stem(sheet, branch, 15, 11, stalk(0.5));
    bloom(sheet, { at: to, heading: limb[3], nod, size: limb[4], near: 0.6 });
  }
  stem(sheet, line, 27, 18, stalk(0.7));
  leaves.slice(2).forEach((limb, index) => grow(limb, 0.4 + index * 0.12));
  sunflower(sheet, { at: along(line, 1).point, heading: -10, nod: 22, size: 176, near: 0.8 });
};

export const sunflowerSeeds: Species = {
  seed: 451,
  stage: { scheme: "sky", shape: "hill" },
  pot: { profile: "longTom", tone: "ochre", width: 290, height: 250, x: 540 },
  plant: branching,
  packet: { at: [900, 972], turn: 7, print: printed(sunflower, 56, 10) },
};
