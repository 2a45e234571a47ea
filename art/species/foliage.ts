import { pinnate } from "../grammar/compound.ts";
import { greenery, hue, ladder } from "../grammar/colour.ts";
import { clump } from "../grammar/habits/clump.ts";
import { runners } from "../grammar/habits/runners.ts";
import { shoots } from "../grammar/habits/shoots.ts";
import { tuft } from "../grammar/habits/tuft.ts";
import { leafOf } from "../grammar/leaf.ts";
import { stripes } from "../grammar/markings.ts";
import { together } from "../grammar/plant.ts";
import { shape, wavy } from "../grammar/shapes.ts";
import { bodies, fruit } from "../grammar/solid.ts";
import type { Collection } from "../grammar/species.ts";

const spiderBlade = leafOf({
  outline: shape("grass", 0.062),
  tones: greenery.fresh,
  flat: true,
  veins: "none",
  marking: stripes("#F3EFCF", 0, 0.46, 0.95),
});

export const foliage: Collection = {
  "zz-plant": {
    seed: 301,
    stage: { scheme: "clay", shape: "arch" },
    pot: { profile: "cylinder", tone: "bone", width: 320, height: 250, decor: "dipped", accent: "#5F7480" },
    plant: shoots({
      count: 8,
      height: 700,
      spread: 42,
      bend: 24,
      foot: 0.45,
      dome: 0.2,
      over: 0.15,
      stalk: { tones: greenery.fresh, from: 24, to: 6 },
      leaf: leafOf({
        outline: shape("ovate", 0.44),
        tones: greenery.deep,
        fine: true,
        veins: "midrib",
        gloss: 0.9,
        flat: true,
      }),
      nodes: 9,
      arrangement: "two-ranked",
      length: [112, 74],
      angle: [66, 40],
      bare: 0.2,
      crowned: true,
    }),
  },
  "spider-plant": {
    seed: 302,
    stage: { scheme: "sky", shape: "window", tableTop: 960 },
    pot: { profile: "bowl", tone: "ochre", width: 290, height: 180, stand: "stool", foot: 1100 },
    plant: together(
      tuft({ count: 46, length: [420, 520], spread: 82, bend: 86, foot: 0.4, blade: spiderBlade, over: 0.3 }),
      runners({
        to: [
          [-330, 190],
          [250, 240],
          [380, 60],
        ],
        leaf: spiderBlade,
        leaves: 11,
        size: 120,
        stalk: { tones: ladder("#A9A45E", "#C9BE7A", "#E4DCA4"), from: 6, to: 4 },
      }),
    ),
  },
  "cast-iron-plant": {
    seed: 303,
    stage: { scheme: "cream", shape: "wall" },
    pot: { profile: "urn", tone: "slate", width: 320, height: 290 },
    plant: clump({
      leaf: leafOf({
        outline: shape("lance", 0.27),
        tones: greenery.deep,
        fine: true,
        veins: "parallel",
        count: 3,
        veinWidth: 0.5,
        fold: 18,
        gloss: 0.6,
      }),
      layers: [4, 5, 5, 4],
      length: [430, 330],
      reach: 340,
      aside: 210,
      low: 0.25,
      stalk: { tones: greenery.deep, from: 12, to: 9 },
      turn: [30, 52],
      towards: [0, 10],
      droop: [18, 46],
    }),
  },
  "birds-nest-fern": {
    seed: 307,
    stage: { scheme: "night", shape: "sun" },
    pot: { profile: "cup", tone: "cream", width: 310, height: 220, decor: "speckled" },
    plant: tuft({
      count: 17,
      length: [600, 490],
      spread: 64,
      bend: 34,
      foot: 0.3,
      short: 0.38,
      over: 0.2,
      blade: leafOf({
        outline: wavy(shape("strap", 0.23), 6, 0.008),
        tones: ladder("#2F6B45", "#5D9A52", "#A7C667"),
        fine: true,
        flat: true,
        veins: "midrib",
        veinWidth: 1.1,
        veinColour: "#4B4A2A",
        gloss: 0.8,
      }),
    }),
  },
  "maidenhair-fern": {
    seed: 308,
    stage: { scheme: "blush", shape: "blob" },
    pot: { profile: "egg", tone: "forest", width: 300, height: 230 },
    plant: tuft({
      count: 14,
      length: [540, 480],
      spread: 80,
      bend: 56,
      foot: 0.35,
      short: 0.35,
      over: 0.3,
      blade: pinnate({
        leaflet: pinnate({
          leaflet: leafOf({
            outline: shape("fan", 1),
            tones: ladder("#4C8152", "#7DAE62", "#B9D284"),
            flat: true,
            veins: "none",
          }),
          pairs: 3,
          sizes: [0.27, 0.28, 0.24],
          from: 0.34,
          terminal: 0.28,
          rachis: { tones: () => hue("#2A211E"), from: 2.6, to: 1.4 },
        }),
        pairs: 4,
        sizes: [0.32, 0.28, 0.18],
        from: 0.36,
        terminal: 0.18,
        alternate: true,
        rachis: { tones: () => hue("#2A211E"), from: 5, to: 2 },
      }),
    }),
  },
  "parlour-palm": {
    seed: 311,
    stage: { scheme: "coral", shape: "arch" },
    pot: { profile: "cylinder", tone: "straw", width: 300, height: 250, decor: "woven" },
    plant: tuft({
      count: 12,
      length: [700, 520],
      spread: 48,
      bend: 46,
      foot: 0.35,
      short: 0.4,
      over: 0.1,
      blade: pinnate({
        leaflet: leafOf({
          outline: shape("lance", 0.17),
          tones: greenery.plain,
          flat: true,
          veins: "midrib",
        }),
        pairs: 10,
        sizes: [0.24, 0.3, 0.17],
        angle: [64, 28],
        from: 0.42,
        terminal: 0.2,
        rachis: { tones: greenery.fresh, from: 10, to: 3 },
      }),
    }),
  },
  "coffee-plant": {
    seed: 312,
    stage: { scheme: "celadon", shape: "sun" },
    pot: { profile: "longTom", tone: "terracotta", width: 290, height: 260 },
    plant: shoots({
      count: 5,
      height: 660,
      spread: 30,
      bend: 10,
      dome: 0.25,
      over: 0.2,
      stalk: { tones: ladder("#4D4A30", "#6E6A42", "#94905C"), from: 16, to: 6 },
      leaf: leafOf({
        outline: wavy(shape("oval", 0.4), 5, 0.014),
        tones: greenery.deep,
        fine: true,
        count: 6,
        gloss: 0.95,
        droop: 56,
      }),
      nodes: 6,
      arrangement: "opposite",
      length: [190, 120],
      angle: [78, 46],
      bare: 0.28,
      crowned: true,
      heads: [
        {
          bloom: fruit({ half: bodies.globe, tone: hue("#BE3A2E"), long: 2.2, gleam: 0.7, plain: true }),
          size: 13,
          at: [0.5, 0.52, 0.54, 0.66, 0.68],
          out: 15,
          hangs: true,
        },
      ],
    }),
  },
};
