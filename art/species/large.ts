import { pinnate } from "../grammar/compound.ts";
import { greenery, hue, ladder } from "../grammar/colour.ts";
import { canes } from "../grammar/habits/canes.ts";
import { clump } from "../grammar/habits/clump.ts";
import { shoots } from "../grammar/habits/shoots.ts";
import { barks } from "../grammar/habits/tree.ts";
import { tuft } from "../grammar/habits/tuft.ts";
import { leafOf } from "../grammar/leaf.ts";
import { margin } from "../grammar/markings.ts";
import { shape, wavy } from "../grammar/shapes.ts";
import type { Collection } from "../grammar/species.ts";

export const largeHouseplants: Collection = {
  "rubber-plant": {
    seed: 331,
    stage: { scheme: "honey", shape: "arch" },
    pot: { profile: "cylinder", tone: "forest", width: 290, height: 240, stand: "legs" },
    plant: shoots({
      count: 3,
      height: 660,
      spread: 15,
      bend: 4,
      dome: 0.2,
      foot: 0.3,
      stalk: { tones: ladder("#4A3A30", "#6B5443", "#8A7058"), from: 19, to: 11 },
      leaf: leafOf({
        outline: shape("oval", 0.52),
        tones: ladder("#16352E", "#22503F", "#4A7A5C"),
        fine: true,
        count: 9,
        sweep: 0.1,
        veinWidth: 0.5,
        gloss: 1,
        rim: "#9C4A3E",
        droop: 34,
      }),
      nodes: 8,
      arrangement: "spiral",
      length: [230, 170],
      angle: [86, 40],
      bare: 0.22,
      until: 0.98,
      heads: [
        {
          bloom: (sheet, pose) =>
            leafOf({ outline: shape("lance", 0.15), tones: () => hue("#B5483E"), flat: true, veins: "none" })(
              sheet,
              { from: pose.at, heading: pose.heading, length: 110, near: 1 },
            ),
          size: 1,
        },
      ],
    }),
  },
  "fiddle-leaf-fig": {
    seed: 332,
    stage: { scheme: "mist", shape: "window" },
    pot: { profile: "tub", tone: "straw", width: 310, height: 250, decor: "woven", accent: "#F2E0AE" },
    plant: shoots({
      count: 2,
      height: 620,
      spread: 7,
      bend: 3,
      dome: 0.1,
      foot: 0.2,
      stalk: { tones: ladder("#5B4636", "#7A6149", "#9B8061"), from: 26, to: 13 },
      leaf: leafOf({
        outline: wavy(shape("fiddle", 0.72), 5, 0.014),
        tones: ladder("#1F4F37", "#377048", "#7BA75E"),
        fine: true,
        count: 5,
        veinWidth: 1.1,
        gloss: 0.7,
        droop: 40,
      }),
      nodes: 10,
      arrangement: "spiral",
      length: [200, 160],
      angle: [88, 36],
      bare: 0.34,
      until: 0.98,
      crowned: true,
    }),
  },
  "kentia-palm": {
    seed: 333,
    stage: { scheme: "rose", shape: "hill" },
    pot: { profile: "urn", tone: "celadon", width: 290, height: 260, decor: "fluted" },
    plant: tuft({
      count: 9,
      length: [670, 560],
      spread: 40,
      bend: 66,
      foot: 0.25,
      short: 0.3,
      over: 0,
      blade: pinnate({
        leaflet: leafOf({ outline: shape("grass", 0.1), tones: greenery.deep, flat: true, veins: "midrib" }),
        pairs: 15,
        sizes: [0.26, 0.32, 0.16],
        angle: [70, 30],
        from: 0.42,
        terminal: 0.16,
        rachis: { tones: greenery.plain, from: 15, to: 4 },
      }),
    }),
  },
  "giant-bird-of-paradise": {
    seed: 334,
    stage: { scheme: "night", shape: "arch" },
    pot: { profile: "belly", tone: "terracotta", width: 310, height: 240 },
    plant: clump({
      leaf: leafOf({
        outline: wavy(shape("paddle", 0.44), 4, 0.008),
        tones: ladder("#265B43", "#438058", "#86B272"),
        fine: true,
        count: 16,
        sweep: 0.06,
        veinWidth: 0.45,
        gloss: 0.75,
        fold: 20,
        droop: 20,
      }),
      layers: [3, 4, 4],
      length: [330, 280],
      reach: 370,
      aside: 230,
      low: 0.42,
      stalk: { tones: greenery.plain, from: 24, to: 12 },
      turn: [36, 48],
      towards: [0, 8],
      droop: [20, 44],
    }),
  },
  "dragon-tree": {
    seed: 335,
    stage: { scheme: "sun", shape: "sun" },
    pot: { profile: "cylinder", tone: "slate", width: 280, height: 240, decor: "zigzag", accent: "#E9DFC9" },
    plant: canes({
      canes: [
        [-54, 330, -56, 0.95],
        [6, 480, 12, 1.05],
        [62, 210, 70, 0.85],
      ],
      bark: barks.grey,
      width: 24,
      blade: leafOf({
        outline: shape("grass", 0.046),
        tones: ladder("#1F4638", "#35634A", "#6C9462"),
        flat: true,
        veins: "none",
        marking: margin("#A23E44", 0.007),
      }),
      blades: 44,
      length: 290,
      droop: 92,
    }),
  },
  "spineless-yucca": {
    seed: 336,
    stage: { scheme: "sage", shape: "wall" },
    pot: {
      profile: "tumbler",
      tone: "terracotta",
      width: 310,
      height: 250,
      decor: "dipped",
      accent: "#F0D9B8",
    },
    plant: canes({
      canes: [
        [-58, 280, -14, 0.9],
        [52, 430, 16, 1],
      ],
      bark: barks.brown,
      width: 58,
      blade: leafOf({
        outline: shape("sword", 0.1),
        tones: ladder("#215043", "#3F7A5A", "#84AF7E"),
        flat: true,
        fine: true,
        veins: "parallel",
        count: 1,
        veinWidth: 0.4,
      }),
      blades: 24,
      length: 320,
      droop: 44,
    }),
  },
};
