import { stem } from "#brush.ts";
import { along, lerp, radians, spine, times, type Point } from "#geometry.ts";
import type { Bloom } from "#grammar/bloom.ts";
import { greenery, hue, ladder } from "#grammar/colour.ts";
import { tuftOf } from "#grammar/flowers/centres.ts";
import { open } from "#grammar/flowers/open.ts";
import { bulbs } from "#grammar/habits/bulbs.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import { bodies, solid } from "#grammar/solid.ts";
import type { Species } from "#grammar/species.ts";

const scarlet = hue("#D8442A", "#8A1F1A", "#F59A64");

const funnel = open({
  calyx: {
    tone: scarlet,
    rings: [
      [-0.9, 0.07],
      [-0.3, 0.15],
      [0.2, 0.24],
    ],
  },
  whorls: [
    {
      count: 6,
      length: 1,
      outline: shape("oval", 0.5),
      tone: scarlet,
      rise: [66, 34],
      veins: 1,
      fine: true,
      heart: "#F4B34A",
      heartReach: 0.34,
    },
  ],
  centre: tuftOf({ count: 3, long: 0.2, lift: 1.3, thread: "#F2A06A", pollen: "#F4CE6A", dot: 0.08 }),
  inside: true,
});

/** A wiry stem that bows; flowers stand on its upper side in two rows, open ones first, buds like beads to its tip. */
const arch: Bloom = (sheet, pose) => {
  const line = spine(pose.at, pose.heading, pose.size * 1.15, 58, 24);
  stem(sheet, line, 7, 3, hue("#8A5A3A", "#5A3A28"));
  times(15, (index) => 14 - index).forEach((index) => {
    const share = index / 14;
    const { point, heading } = along(line, share * 0.98 + 0.02);
    const aside = index % 2 ? -64 : -22;
    if (share > 0.42)
      solid(sheet, point, heading + aside * 0.8, pose.size * lerp(0.25, 0.09, (share - 0.42) / 0.58), {
        half: bodies.egg.map(([x, y]): Point => [x * 0.6, y]),
        tone: scarlet,
        gleam: 0,
        plain: true,
      });
    else
      funnel(sheet, {
        at: [
          point[0] + Math.sin(radians(heading + aside)) * 34,
          point[1] - Math.cos(radians(heading + aside)) * 34,
        ],
        heading: heading + aside,
        nod: 62,
        size: pose.size * lerp(0.23, 0.19, share),
        near: 0.7,
      });
  });
};

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

    bloom: arch,
  }),
};
