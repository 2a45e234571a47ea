import type { Point } from "#geometry.ts";
import { hue, ladder } from "#grammar/colour.ts";
import { roots } from "#grammar/habits/roots.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape, wavy } from "#grammar/shapes.ts";
import { bodies, solid } from "#grammar/solid.ts";
import type { Species } from "#grammar/species.ts";

const beet = { half: bodies.beet, tone: hue("#7A2444", "#43122A", "#B5607A"), gleam: 0 };

export const beetrootSeeds: Species = {
  seed: 449,
  stage: { scheme: "rose", shape: "hill", table: "soil", tableTop: 760 },
  plant: roots({
    plants: [
      [310, 766, 181, 0.82],
      [490, 760, 179, 0.98],
      [660, 764, 181, 0.86],
    ],
    long: 250,
    body: beet,
    hairs: 7,
    leaf: leafOf({
      outline: wavy(
        shape("ovate", 0.36).map(([x, y]): Point => [
          y < 0.3 ? 0.012 + x * Math.max(0, (y - 0.24) / 0.06) : x,
          y,
        ]),
        7,
        0.008,
      ),
      tones: ladder("#274F36", "#467A48", "#86AC66", "#A8385A"),
      fine: true,
      flat: true,
      count: 8,
      veinWidth: 1.5,
      veinColour: "#A8385A",
    }),
    leaves: [
      [-20, 460, -16, 0.1],
      [18, 480, 16, 0.25],
      [-6, 520, -6, 0.45],
      [-34, 360, -26, 0.7],
      [30, 380, 26, 0.85],
      [6, 400, 8, 0.95],
    ],
  }),
  packet: {
    at: [975, 580],
    turn: -3,
    scale: 0.95,
    on: "stick",
    print: (sheet) =>
      (
        [
          [-32, -34],
          [32, -28],
        ] as const
      ).forEach((at) => solid(sheet, at, 180, 84, beet)),
  },
};
