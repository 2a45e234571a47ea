import type { Point } from "../geometry.ts";
import { pinnate } from "../grammar/compound.ts";
import { greenery, hue, ladder } from "../grammar/colour.ts";
import { tuftOf } from "../grammar/flowers/centres.ts";
import { spike } from "../grammar/flowers/heads.ts";
import { open } from "../grammar/flowers/open.ts";
import { bulbs } from "../grammar/habits/bulbs.ts";
import { leafOf } from "../grammar/leaf.ts";
import { shape, toothed } from "../grammar/shapes.ts";
import { bodies, solid } from "../grammar/solid.ts";
import type { Collection } from "../grammar/species.ts";

const tuber = bodies.pear.map(([x, y]): Point => [x * 0.56, y]);
const coffee = hue("#EBC5AC", "#B07A66", "#FBEBDD");
const plum = hue("#8A2F62", "#4A1238", "#C97AA2");
const scarlet = hue("#D8442A", "#8A1F1A", "#F59A64");
const white = hue("#F6F1E6", "#B08A9A", "#FFFEFA");

export const summerBulbs: Collection = {
  "dahlia-cafe-au-lait": {
    seed: 411,
    stage: { scheme: "mist", shape: "sun", table: "soil", tableTop: 900 },
    plant: (sheet) => {
      for (const [turn, long] of [
        [252, 150],
        [108, 150],
        [228, 190],
        [132, 188],
        [205, 200],
        [155, 198],
        [180, 190],
      ] as const)
        solid(sheet, [600 + (180 - turn) * 0.2, 962], turn, long, {
          half: tuber,
          tone: hue("#B07F4E", "#5E3B22", "#DDB583"),
          gleam: 0,
        });
      const flower = open({
        whorls: [18, 18, 17, 15, 13, 10, 7].map((count, index) => ({
          count,
          length: [1, 0.93, 0.82, 0.7, 0.56, 0.42, 0.28][index] ?? 0.3,
          outline: shape("ovate", 0.42),
          tone: coffee,
          veins: 1,
          turn: index * 10,
          rise: [
            [6, -6],
            [14, 8],
            [24, 20],
            [36, 34],
            [48, 50],
            [60, 66],
            [74, 84],
          ][index] as [number, number],
          base: index * 0.03,
          fine: index < 3,
        })),
      });
      const plant = bulbs({
        plants: [[600, 925, 0, 1]],
        stem: 480,
        stalk: { tones: ladder("#3F6A40", "#5F8A4C", "#93B56A"), from: 22, to: 15 },
        leaf: pinnate({
          leaflet: leafOf({
            outline: toothed(shape("ovate", 0.52), 6, 0.024),
            tones: greenery.plain,
            sharp: true,
            fine: true,
            flat: true,
            count: 4,
          }),
          pairs: 2,
          sizes: [0.42, 0.44, 0.42],
          from: 0.4,
          terminal: 0.5,
          rachis: { tones: greenery.fresh, from: 8, to: 4 },
        }),
        leaves: [
          [-40, 420, -34, 0.1],
          [42, 430, 36, 0.2],
          [-16, 470, -20, 0.3],
          [20, 470, 24, 0.4],
          [-62, 330, -30, 0.7],
          [60, 330, 30, 0.8],
          [-34, 280, -20, 0.9],
          [36, 270, 20, 0.95],
        ],
        behind: 6,
        bulbSize: 0.01,
        size: 205,
        nod: 24,
        bloom: flower,
      });
      plant(sheet, { x: 600, y: 900, lip: 100 });
      for (const [x, y, size, heading] of [
        [318, 470, 92, -40],
        [884, 420, 108, 34],
      ] as const) {
        leafOf({ outline: shape("needle", 0.03), tones: greenery.fresh, flat: true, veins: "none" })(sheet, {
          from: [600, 800],
          heading: heading * 1.02,
          length: Math.hypot(x - 600, y - 800) * 0.98,
          near: 0.6,
        });
        flower(sheet, { at: [x, y], heading, nod: 48, size, near: 0.6 });
      }
    },
  },
  "gladiolus-plum-tart": {
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
  },
  "regal-lily": {
    seed: 413,
    stage: { scheme: "night", shape: "arch", table: "soil", tableTop: 900 },
    plant: bulbs({
      plants: [
        [360, 1030, -6, 0.92],
        [845, 1030, 7, 0.94],
        [602, 1040, 0, 1.1],
      ],
      stem: 560,
      bend: 3,
      stalk: { tones: ladder("#4A5A3A", "#66804A", "#94AE66"), from: 14, to: 11 },
      leaf: leafOf({ outline: shape("grass", 0.05), tones: greenery.plain, flat: true, veins: "none" }),
      leaves: [],
      size: 150,
      nod: 60,
      bulbSize: 0.9,
      extra: (sheet, line, size) => {
        const blade = leafOf({
          outline: shape("grass", 0.085),
          tones: greenery.plain,
          flat: true,
          veins: "midrib",
        });
        line.slice(3, -1).forEach(([x, y], index) => {
          for (const way of [-1, 1])
            blade(sheet, {
              from: [x, y + way * 9],
              heading: way * sheet.between(30, 64),
              length: (170 - index * 6) * size,
              bend: way * 44,
              near: 0.3 + 0.5 * sheet.random(),
            });
        });
      },
      bloom: (sheet, pose) => {
        const flower = open({
          calyx: {
            tone: hue("#B06A86", "#5E2A48", "#E9C4D0"),
            rings: [
              [-0.1, 0.07],
              [0.3, 0.13],
              [0.75, 0.26],
              [1, 0.4],
            ],
          },
          whorls: [
            {
              count: 3,
              length: 1,
              outline: shape("ovate", 0.44),
              tone: white,
              rise: [62, -26],
              base: 0.55,
              from: 0.2,
              veins: 3,
              fine: true,
              heart: "#EFC95E",
              heartReach: 0.6,
            },
            {
              count: 3,
              length: 0.98,
              outline: shape("ovate", 0.4),
              tone: white,
              rise: [66, -20],
              base: 0.55,
              from: 0.2,
              turn: 60,
              veins: 3,
              fine: true,
              heart: "#EFC95E",
              heartReach: 0.6,
            },
          ],
          centre: (inner, at) =>
            tuftOf({ count: 6, long: 0.3, lift: 1.3, thread: "#F3EBC4", pollen: "#D98A2A", dot: 0.045 })(
              inner,
              at,
            ),
        });
        for (const [turn, nod] of [
          [-84, 64],
          [84, 64],
          [8, 34],
        ] as const)
          flower(sheet, { ...pose, heading: turn, nod });
      },
    }),
  },
  "crocosmia-lucifer": {
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
  },
};
