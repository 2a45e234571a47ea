import { greenery, hue, ladder } from "#grammar/colour.ts";
import { bell } from "#grammar/flowers/bell.ts";
import { bulbs } from "#grammar/habits/bulbs.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const snakesHeadFritillary: Species = {
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
        leafOf({ outline: shape("grass", 0.05), tones: greenery.grey, flat: true, veins: "midrib" })(sheet, {
          from: [x, y],
          heading: way * 34,
          length: 150 * size,
          bend: way * 20,
          near: 0.6,
        });
      }
    },
  }),
};
