import { stroke } from "../../brush.ts";
import { type Point, times } from "../../geometry.ts";
import { hue, ladder } from "../../grammar/colour.ts";
import { open } from "../../grammar/flowers/open.ts";
import { leafOf } from "../../grammar/leaf.ts";
import type { Plant } from "../../grammar/plant.ts";
import { lobed, shape } from "../../grammar/shapes.ts";
import { bodies, solid } from "../../grammar/solid.ts";
import type { Sheet } from "../../sheet.ts";

export const courgette = {
  half: bodies.cucumber,
  tone: hue("#2F5A3A", "#14301F", "#6F9A5C"),
  gleam: 0.35,
  inside: (place: (point: Point) => Point, sheet: Sheet) =>
    times(40, () =>
      sheet.dot(place([sheet.between(-0.1, 0.1), sheet.between(0.05, 0.97)]), 2, "#9DBB7C", 'opacity=".7"'),
    ),
};

export const kuri = {
  half: bodies.kuri,
  tone: hue("#DD5F2C", "#8A2A18", "#F6A765"),
  gleam: 0.35,
  inside: (place: (point: Point) => Point, sheet: Sheet) =>
    [-0.28, -0.1, 0.1, 0.28].forEach((x) =>
      stroke(
        sheet,
        [0.04, 0.25, 0.5, 0.75, 0.96].map((y) =>
          place([x * Math.sin(Math.PI * Math.min(1, y * 0.9 + 0.1)) * 1.5, y]),
        ),
        "#A83E1E",
        { from: 5, to: 3, attributes: 'opacity=".4"' },
      ),
    ),
};

export const marrowLeaf = leafOf({
  outline: lobed(
    [
      [122, 0.66, 0.36],
      [60, 0.9, 0.38],
      [0, 1, 0.42],
    ],
    0.66,
    0.7,
    0.34,
  ),
  tones: ladder("#2A5A3C", "#4C8150", "#8FB06E"),
  fine: true,
  veins: "palm",
  veinWidth: 1.2,
  gloss: 0.35,
  droop: 30,
});

export const marrowFlower = open({
  whorls: [
    {
      count: 5,
      length: 1,
      outline: shape("ovate", 0.6),
      tone: hue("#F2B632", "#B5701A", "#FBE08A"),
      rise: [60, 16],
      from: 0.14,
      veins: 3,
      fine: true,
    },
  ],
});

/** Fruit that lies where it grew: place, heading, length. */
export const lying =
  (
    form: typeof courgette | typeof kuri,
    places: readonly (readonly [x: number, y: number, heading: number, long: number])[],
    stalk: string,
  ): Plant =>
  (sheet) =>
  () => {
    for (const [x, y, heading, long] of places) {
      const turn = (heading * Math.PI) / 180;
      stroke(
        sheet,
        [
          [x - Math.sin(turn) * long * 0.2, y + Math.cos(turn) * long * 0.2],
          [x - Math.sin(turn) * long * 0.08, y + Math.cos(turn) * long * 0.1],
          [x + Math.sin(turn) * 6, y - Math.cos(turn) * 6],
        ],
        stalk,
        { from: long * 0.11, to: long * 0.085 },
      );
      solid(sheet, [x, y], heading, long, form);
    }
  };
