import { greenery, hue } from "#grammar/colour.ts";
import { roots } from "#grammar/habits/roots.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape, wavy } from "#grammar/shapes.ts";
import { bodies, solid } from "#grammar/solid.ts";
import type { Species } from "#grammar/species.ts";

const radish = { half: bodies.radish, tone: hue("#C93A5A", "#7A1838", "#F2A0AE"), gleam: 0.6 };

export const radishSeeds: Species = {
  seed: 442,
  stage: { scheme: "mist", shape: "blob", table: "none" },
  lying: true,
  plant: roots({
    plants: [
      [330, 720, 196, 0.9],
      [770, 730, 166, 0.92],
      [440, 760, 188, 1],
      [660, 770, 172, 1],
      [550, 800, 180, 1.08],
    ],
    long: 170,
    body: radish,
    hairs: 0,
    leaf: leafOf({
      outline: wavy(shape("spoon", 0.44), 7, 0.018),
      tones: greenery.fresh,
      fine: true,
      flat: true,
      count: 7,
      veinColour: "#C9CFA0",
    }),
    leaves: [
      [-14, 430, -16, 0.2],
      [12, 450, 14, 0.35],
      [0, 400, 4, 0.6],
      [-24, 300, -20, 0.85],
    ],
  }),
  packet: {
    at: [925, 925],
    turn: 9,
    scale: 0.95,
    on: "paper",
    print: (sheet) =>
      (
        [
          [-30, -30],
          [30, -26],
          [0, 4],
        ] as const
      ).forEach((at) => solid(sheet, at, 180, 62, radish)),
  },
};
