import { greenery, hue, ladder } from "../grammar/colour.ts";
import { bell } from "../grammar/flowers/bell.ts";
import { corona, tuftOf } from "../grammar/flowers/centres.ts";
import { ball, bead, spike, star } from "../grammar/flowers/heads.ts";
import { open } from "../grammar/flowers/open.ts";
import { bowlOf, bulbs } from "../grammar/habits/bulbs.ts";
import { leafOf } from "../grammar/leaf.ts";
import { stripes } from "../grammar/markings.ts";
import { shape } from "../grammar/shapes.ts";
import type { Collection } from "../grammar/species.ts";

const yellow = hue("#F2C53C", "#B27A1C", "#FCEB9E");
const violet = hue("#7E5FB0", "#472C7A", "#B9A2DA");
const white = hue("#F5F3EA", "#A3AFA0", "#FFFFFB");
const fresh = (from: number, to: number) => ({ tones: greenery.fresh, from, to });

export const springBulbs: Collection = {
  "daffodil-dutch-master": {
    seed: 401,
    stage: { scheme: "sky", shape: "hill", table: "soil", tableTop: 830 },
    plant: bulbs({
      plants: [
        [330, 1000, -5, 0.94],
        [870, 1000, 6, 0.96],
        [470, 1030, -1, 0.8],
        [735, 1030, 3, 0.86],
        [600, 1010, 0, 1.1],
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
  },
  "spring-crocus": {
    seed: 402,
    stage: { scheme: "apricot", shape: "sun", table: "soil", tableTop: 800 },
    plant: bulbs({
      plants: [
        [250, 985, -7, 0.95],
        [430, 1010, -3, 1.1],
        [955, 985, 8, 0.95],
        [775, 1010, 4, 1.12],
        [602, 990, 0, 1.3],
      ],
      stem: 270,
      bend: 3,
      stalk: { tones: () => hue("#E6DDEA", "#9A86B0"), from: 14, to: 20 },
      leaf: leafOf({
        outline: shape("grass", 0.036),
        tones: greenery.deep,
        flat: true,
        veins: "none",
        marking: stripes("#E6EBD2", 0, 0.24),
      }),
      leaves: [
        [-12, 420, -16, 0.3],
        [10, 440, 14, 0.4],
        [-24, 340, -30, 0.6],
        [22, 350, 30, 0.7],
        [4, 400, 6, 0.5],
      ],
      behind: 3,
      size: 195,
      nod: 70,
      bulbSize: 0.8,
      squat: 0.72,
      bloom: open({
        whorls: [
          {
            count: 3,
            length: 1.06,
            outline: shape("spoon", 0.52),
            tone: violet,
            fine: true,
            rise: [84, 64],
            veins: 7,
            heart: "#EDE4F4",
            heartReach: 0.3,
          },
          {
            count: 3,
            length: 1,
            outline: shape("spoon", 0.52),
            tone: violet,
            fine: true,
            rise: [86, 60],
            veins: 7,
            turn: 60,
            heart: "#EDE4F4",
            heartReach: 0.3,
          },
        ],
        centre: tuftOf({ count: 5, long: 0.16, lift: 0.9, thread: "#E98A2E", pollen: "#E2701E", dot: 0.05 }),
        inside: true,
      }),
    }),
  },
  snowdrop: {
    seed: 403,
    stage: { scheme: "powder", shape: "sun" },
    pot: { profile: "dish", tone: "terracotta", width: 420, height: 170 },
    plant: bowlOf(
      {
        plants: [],
        stem: 470,
        bend: 10,
        stalk: fresh(10, 7),
        leaf: leafOf({
          outline: shape("strap", 0.062),
          tones: greenery.blue,
          flat: true,
          fine: true,
          veins: "midrib",
        }),
        leaves: [
          [-12, 360, -18, 0.3],
          [11, 380, 20, 0.4],
          [-20, 280, -26, 0.7],
          [18, 300, 30, 0.8],
        ],
        crook: 150,
        size: 112,
        nod: 76,
        bloom: open({
          calyx: {
            tone: hue("#5E8A4A"),
            rings: [
              [-0.34, 0.06],
              [-0.24, 0.17],
              [-0.04, 0.17],
              [0.02, 0.06],
            ],
          },
          whorls: [
            {
              count: 3,
              length: 0.52,
              outline: shape("spoon", 0.66),
              tone: white,
              tip: "#4F8A4C",
              tipReach: 0.6,
              rise: [80, 70],
              veins: 0,
            },
            {
              count: 3,
              length: 1,
              outline: shape("spoon", 0.5),
              tone: white,
              rise: [66, 56],
              veins: 3,
              fine: true,
              turn: 60,
              cup: -0.4,
            },
          ],
        }),
      },
      7,
      26,
    ),
  },
  "hyacinth-delft-blue": {
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
  },
  "grape-hyacinth": {
    seed: 405,
    stage: { scheme: "cream", shape: "blob" },
    pot: { profile: "bowl", tone: "ochre", width: 360, height: 200, decor: "rings" },
    plant: bowlOf(
      {
        plants: [],
        stem: 320,
        bend: 5,
        stalk: { tones: ladder("#4F7A50", "#6E9A5C", "#9CB97A"), from: 11, to: 9 },
        leaf: leafOf({ outline: shape("grass", 0.034), tones: greenery.fresh, flat: true, veins: "midrib" }),
        leaves: [
          [-18, 380, -44, 0.3],
          [20, 400, 46, 0.4],
          [-30, 300, -60, 0.7],
          [26, 320, 60, 0.8],
        ],
        size: 170,
        nod: 40,
        bloom: spike({
          floret: bead(hue("#4A59A8", "#24306E", "#93A6DE"), 1.25),
          rows: 13,
          around: 7,
          size: [0.085, 0.05],
          out: 0.15,
          droop: 40,
          stalk: fresh(9, 4),
          from: 0,
        }),
      },
      13,
      30,
    ),
  },
  "allium-purple-sensation": {
    seed: 406,
    stage: { scheme: "honey", shape: "sun", table: "soil", tableTop: 860 },
    plant: bulbs({
      plants: [
        [300, 1010, -4, 0.9],
        [895, 1010, 5, 0.92],
        [450, 1030, -2, 0.72],
        [745, 1030, 3, 0.76],
        [600, 1010, 0, 1.06],
      ],
      stem: 600,
      bend: 3,
      stalk: { tones: ladder("#4F7A55", "#7A9A5C", "#A6BE80"), from: 14, to: 12 },
      leaf: leafOf({
        outline: shape("strap", 0.14),
        tones: greenery.blue,
        flat: true,
        fine: true,
        veins: "parallel",
        count: 2,
      }),
      leaves: [
        [-30, 330, -66, 0.3],
        [32, 330, 66, 0.4],
        [-44, 270, -70, 0.7],
        [42, 270, 72, 0.8],
      ],
      size: 122,
      nod: 30,
      bulbSize: 0.92,
      bloom: ball(
        star(hue("#8E55A6", "#4F2470", "#C79ADB"), { petals: 6, width: 0.16, dot: 0.16, eye: "#5E3A7A" }),
        { count: 130, size: 0.23, stalks: "#A97AB8" },
      ),
    }),
  },
  "snakes-head-fritillary": {
    seed: 407,
    stage: { scheme: "sage", shape: "sun", table: "none" },
    lying: true,
    plant: bulbs({
      plants: [
        [300, 960, -6, 0.94],
        [905, 960, 7, 0.96],
        [450, 990, -2, 0.8],
        [760, 990, 3, 0.82],
        [604, 960, 0, 1.1],
      ],
      stem: 560,
      bend: 5,
      stalk: { tones: ladder("#5A6A4C", "#7F8F66", "#A6B48A"), from: 10, to: 8 },
      leaf: leafOf({ outline: shape("grass", 0.036), tones: greenery.grey, flat: true, veins: "midrib" }),
      leaves: [
        [-16, 360, -14, 0.3],
        [14, 380, 16, 0.4],
        [-28, 280, -24, 0.6],
        [24, 300, 26, 0.8],
      ],
      crook: 165,
      size: 128,
      nod: 78,
      bulbSize: 0.62,
      bloom: bell({
        tone: hue("#A8617E", "#5A2346", "#E4B7C4"),
        rings: [
          [-0.04, 0.16],
          [0.12, 0.36],
          [0.4, 0.46],
          [0.75, 0.44],
          [1, 0.38],
        ],
        lobes: 6,
        flare: 1.02,
        inside: "#5A2346",
        checks: "#6B2A50",
        grain: true,
      }),
      extra: (sheet, line, size) => {
        for (const [at, way] of [
          [0.45, -1],
          [0.62, 1],
          [0.74, -1],
        ] as const) {
          const [x, y] = line[Math.round(at * (line.length - 9))] ?? [0, 0];
          leafOf({ outline: shape("grass", 0.05), tones: greenery.grey, flat: true, veins: "midrib" })(
            sheet,
            { from: [x, y], heading: way * 34, length: 150 * size, bend: way * 20, near: 0.6 },
          );
        }
      },
    }),
  },
};
