import { greenery, hue, ladder } from "../grammar/colour.ts";
import { tuftOf } from "../grammar/flowers/centres.ts";
import { umbel } from "../grammar/flowers/heads.ts";
import { open } from "../grammar/flowers/open.ts";
import { tiers } from "../grammar/flowers/tiers.ts";
import { spathe } from "../grammar/flowers/spathe.ts";
import { bowlOf } from "../grammar/habits/bulbs.ts";
import { clump } from "../grammar/habits/clump.ts";
import { segments } from "../grammar/habits/segments.ts";
import { tuft } from "../grammar/habits/tuft.ts";
import { leafOf } from "../grammar/leaf.ts";
import { spots, stripes } from "../grammar/markings.ts";
import { all } from "../grammar/markings.ts";
import { scalloped, shape, toothed } from "../grammar/shapes.ts";
import type { Collection } from "../grammar/species.ts";

const white = hue("#F4F1E4", "#A3AC93", "#FFFEF6");
const red = hue("#C9352F", "#6E1420", "#F08A6A");
const violet = hue("#6C4FA3", "#38265F", "#A98FD0");
const pink = hue("#E2668F", "#8E2A58", "#F8BFCB");

export const floweringHouseplants: Collection = {
  "peace-lily": {
    seed: 341,
    stage: { scheme: "teal", shape: "sun" },
    pot: { profile: "egg", tone: "cream", width: 310, height: 230 },
    plant: clump({
      leaf: leafOf({
        outline: shape("lance", 0.36),
        tones: greenery.deep,
        fine: true,
        count: 8,
        veinWidth: 0.7,
        gloss: 0.9,
      }),
      layers: [5, 6, 6, 4],
      length: [280, 230],
      reach: 330,
      aside: 260,
      low: 0.14,
      stalk: { tones: greenery.plain, from: 10, to: 7 },
      turn: [40, 82],
      droop: [36, 60],
      scapes: [
        {
          bloom: spathe({
            tone: white,
            outline: shape("ovate", 0.62),
            spadix: hue("#EFE3A4", "#B29A4E"),
            heading: 12,
            open: 0.5,
          }),
          heads: [
            [-150, 590, -8, 20, 170],
            [40, 660, 4, 20, 180],
            [210, 540, 16, 20, 160],
          ],
          stalk: { tones: greenery.fresh, from: 9, to: 7 },
          after: 0,
        },
        {
          bloom: spathe({
            tone: white,
            outline: shape("ovate", 0.62),
            spadix: hue("#EFE3A4", "#B29A4E"),
            heading: 12,
            open: 0.5,
          }),
          heads: [[-60, 480, -14, 20, 150]],
          stalk: { tones: greenery.fresh, from: 9, to: 7 },
          after: 2,
        },
      ],
    }),
  },
  "flamingo-flower": {
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
  },
  "african-violet": {
    seed: 343,
    stage: { scheme: "blush", shape: "sun" },
    pot: { profile: "cup", tone: "celadon", width: 320, height: 220, decor: "dots", accent: "#F6EBCB" },
    plant: clump({
      leaf: leafOf({
        outline: scalloped(shape("round", 0.86), 8, 0.014),
        tones: ladder("#2C5240", "#4A7A55", "#84A871"),
        fine: true,
        count: 5,
        gloss: 0.35,
        droop: 24,
      }),
      layers: [6, 7, 7, 6],
      length: [190, 190],
      reach: 190,
      aside: 300,
      low: 0.02,
      stalk: { tones: ladder("#6B4A44", "#8C6A58", "#A98A70"), from: 12, to: 10 },
      turn: [60, 104],
      towards: [8, 30],
      droop: [18, 50],
      scapes: [
        {
          bloom: open({
            whorls: [
              {
                count: 5,
                length: 1,
                outline: shape("round", 1.02),
                tone: violet,
                veins: 3,
                fine: true,
                rise: [14, 2],
                heart: "#4A3480",
                heartReach: 0.45,
              },
            ],
            centre: tuftOf({ count: 3, long: 0.16, thread: "#E9B93E", pollen: "#F4CF4E", dot: 0.13 }),
          }),
          heads: [
            [-150, 250, -24, 24, 52],
            [-70, 310, -8, 22, 56],
            [24, 330, 6, 20, 56],
            [120, 290, 18, 26, 54],
            [-110, 180, -14, 30, 54],
            [0, 230, 0, 20, 60],
            [90, 190, 14, 28, 56],
            [180, 200, 30, 34, 50],
            [-30, 150, 0, 24, 54],
          ],
          stalk: { tones: ladder("#6B4A44", "#8C6A58", "#A98A70"), from: 6, to: 4 },
          after: 2,
        },
      ],
    }),
  },
  "christmas-cactus": {
    seed: 344,
    stage: { scheme: "forest", shape: "blob" },
    pot: {
      profile: "bowl",
      tone: "terracotta",
      width: 330,
      height: 190,
      stand: "saucer",
      decor: "zigzag",
      accent: "#F6EBCB",
    },
    plant: segments({
      arms: 17,
      joints: 5,
      long: 84,
      spread: 66,
      bend: 60,
      segment: leafOf({
        outline: toothed(shape("spoon", 0.56), 3, 0.05),
        tones: ladder("#24573C", "#3F7F4D", "#82B067"),
        sharp: true,
        fine: true,
        flat: true,
        veins: "midrib",
        gloss: 0.5,
      }),
      bloom: tiers({
        tone: pink,
        tiers: [
          [0.1, 0.8, 62],
          [0.42, 0.86, 48],
          [0.78, 0.95, 30],
        ],
        petals: 5,
        thread: "#FBE6EA",
        pollen: "#F2D06A",
      }),
      size: 70,
      share: 0.7,
    }),
  },
  clivia: {
    seed: 345,
    stage: { scheme: "powder", shape: "arch" },
    pot: { profile: "urn", tone: "terracotta", width: 330, height: 270 },
    plant: tuft({
      count: 18,
      length: [540, 600],
      spread: 74,
      bend: 70,
      foot: 0.3,
      short: 0.25,
      over: 0.15,
      blade: leafOf({
        outline: shape("strap", 0.12),
        tones: greenery.deep,
        fine: true,
        flat: true,
        veins: "midrib",
        gloss: 0.7,
      }),
      scapes: [
        {
          bloom: umbel(
            open({
              calyx: {
                tone: hue("#DE7A3A"),
                rings: [
                  [-0.7, 0.06],
                  [-0.3, 0.14],
                  [0.1, 0.3],
                  [0.3, 0.4],
                ],
              },
              whorls: [
                {
                  count: 6,
                  length: 1,
                  outline: shape("oval", 0.46),
                  tone: hue("#E8722E", "#9C3A1E", "#F8B878"),
                  rise: [58, 18],
                  base: 0.1,
                  heart: "#F6D77A",
                  heartReach: 0.5,
                  veins: 1,
                },
              ],
              centre: tuftOf({
                count: 6,
                long: 0.3,
                lift: 0.7,
                thread: "#F9E6B0",
                pollen: "#E8B93E",
                dot: 0.06,
              }),
            }),
            { count: 15, size: 0.54, dome: 0.62, depth: 0.7 },
          ),
          heads: [[10, 500, 0, 30, 150]],
          stalk: { tones: greenery.fresh, from: 26, to: 22 },
        },
      ],
    }),
  },
  cyclamen: {
    seed: 346,
    stage: { scheme: "sage", shape: "window" },
    pot: { profile: "flowerpot", tone: "bone", width: 300, height: 220, decor: "bands", accent: "#C98686" },
    plant: clump({
      leaf: leafOf({
        outline: scalloped(shape("heart", 0.98), 9, 0.01),
        tones: ladder("#24503F", "#3C7353", "#6B9A68"),
        fine: true,
        veins: "midrib",
        droop: 20,
        marking: all(stripes("#BFD0BC", 0.46, 0.76, 0.75), spots("#BFD0BC", 7, 0.03, 1.6, 0.6)),
      }),
      layers: [5, 6, 7, 6],
      length: [150, 150],
      reach: 240,
      aside: 300,
      low: 0.06,
      stalk: { tones: ladder("#7A3F48", "#965460", "#B0707A"), from: 8, to: 6 },
      turn: [60, 100],
      towards: [8, 26],
      droop: [14, 44],
      scapes: [
        {
          bloom: open({
            whorls: [
              {
                count: 5,
                length: 1,
                outline: shape("oval", 0.5),
                tone: pink,
                rise: [52, 72],
                from: 0.12,
                base: -0.1,
                heart: "#A8285E",
                heartReach: 0.4,
                veins: 3,
                fine: true,
                stray: 9,
              },
            ],
            calyx: {
              tone: hue("#B0345F"),
              rings: [
                [-0.32, 0.1],
                [-0.22, 0.2],
                [-0.04, 0.2],
              ],
            },
          }),
          heads: [
            [-210, 420, -14, 74, 112],
            [-110, 520, -6, 76, 120],
            [0, 440, 4, 74, 120],
            [70, 580, 0, 76, 124],
            [170, 470, 10, 74, 118],
            [250, 390, 18, 72, 106],
            [-50, 340, -6, 76, 110],
          ],
          stalk: { tones: ladder("#7A3F48", "#965460", "#B0707A"), from: 8, to: 6 },
          after: 1,
        },
      ],
    }),
  },
  "amaryllis-red-lion": {
    seed: 347,
    stage: { scheme: "night", shape: "window" },
    pot: { profile: "cylinder", tone: "bone", width: 250, height: 220, decor: "leaves", accent: "#3F6B55" },
    plant: bowlOf(
      {
        plants: [],
        stem: 480,
        bend: 3,
        stalk: { tones: greenery.fresh, from: 36, to: 30 },
        leaf: leafOf({
          outline: shape("strap", 0.12),
          tones: greenery.plain,
          fine: true,
          flat: true,
          veins: "parallel",
          count: 2,
          gloss: 0.8,
        }),
        leaves: [
          [-26, 400, -44, 0.3],
          [24, 430, 50, 0.4],
          [-14, 330, -30, 0.7],
          [18, 300, 38, 0.8],
        ],
        bloom: (sheet, pose) => {
          const flower = open({
            calyx: {
              tone: hue("#9E2A2A"),
              rings: [
                [-0.6, 0.08],
                [-0.2, 0.16],
                [0.2, 0.34],
                [0.4, 0.46],
              ],
            },
            whorls: [
              {
                count: 3,
                length: 1.15,
                outline: shape("oval", 0.7),
                tone: red,
                rise: [52, 6],
                base: 0.1,
                veins: 5,
                fine: true,
                heart: "#5E0F1C",
                heartReach: 0.42,
              },
              {
                count: 3,
                length: 1.1,
                outline: shape("oval", 0.64),
                tone: red,
                rise: [58, 14],
                base: 0.1,
                turn: 60,
                veins: 5,
                fine: true,
                heart: "#5E0F1C",
                heartReach: 0.42,
              },
            ],
            centre: tuftOf({
              count: 6,
              long: 0.34,
              lift: 0.9,
              thread: "#E8806A",
              pollen: "#F4D98A",
              dot: 0.045,
            }),
          });
          for (const [dx, dy, heading, nod] of [
            [34, -40, 40, 64],
            [-62, -34, -72, 58],
            [72, 14, 84, 56],
            [-6, 20, -14, 26],
          ] as const)
            flower(sheet, { ...pose, at: [pose.at[0] + dx, pose.at[1] + dy], heading, nod });
        },
        size: 138,
        nod: 40,
      },
      1,
      0,
    ),
  },
};
