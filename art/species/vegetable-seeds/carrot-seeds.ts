import { stroke } from "#brush.ts";
import { type Point, times } from "#geometry.ts";
import { greenery, hue } from "#grammar/colour.ts";
import { pinnate } from "#grammar/compound.ts";
import { roots } from "#grammar/habits/roots.ts";
import { leafOf } from "#grammar/leaf.ts";
import { fingered, shape } from "#grammar/shapes.ts";
import { bodies, solid } from "#grammar/solid.ts";
import type { Sheet } from "#sheet.ts";
import type { Species } from "#grammar/species.ts";

const orange = hue("#DE7B33", "#8F3F1D", "#F6B26B");

const carrot = {
  half: bodies.carrot,
  tone: orange,
  gleam: 0,
  inside: (place: (point: Point) => Point, sheet: Sheet) =>
    times(11, (index) => {
      const [y, way] = [0.05 + index * 0.075, index % 2 ? 1 : -1];
      stroke(
        sheet,
        [place([way * 0.13, y]), place([way * 0.08, y + 0.008]), place([way * 0.03, y + 0.002])],
        orange.deep,
        { from: 3.4, to: 0.8, attributes: 'opacity=".55"' },
      );
    }),
};

const lacy = leafOf({
  outline: fingered(shape("lance", 0.62), 3, 0.12),
  tones: greenery.fresh,
  flat: true,
  veins: "none",
});

export const carrotSeeds: Species = {
  seed: 441,
  stage: { scheme: "honey", shape: "sun", table: "soil", tableTop: 690 },
  plant: roots({
    plants: [
      [330, 716, 183, 0.86],
      [490, 708, 178, 1],
      [645, 714, 182, 0.88],
    ],
    long: 335,
    body: carrot,
    hairs: 10,
    leaf: pinnate({
      leaflet: pinnate({
        leaflet: lacy,
        pairs: 2,
        sizes: [0.44, 0.4, 0.3],
        from: 0.4,
        terminal: 0.4,
        rachis: { tones: greenery.fresh, from: 3, to: 1.5 },
      }),
      pairs: 5,
      sizes: [0.36, 0.34, 0.22],
      from: 0.42,
      terminal: 0.26,
      rachis: { tones: greenery.lime, from: 8, to: 3 },
    }),
    leaves: [
      [-18, 370, -14, 0.1],
      [16, 390, 16, 0.2],
      [-4, 440, -8, 0.5],
      [-30, 250, -28, 0.75],
      [28, 240, 28, 0.9],
    ],
  }),
  packet: {
    at: [985, 545],
    turn: 3,
    scale: 0.9,
    on: "stick",
    print: (sheet) =>
      [-34, 2, 38].forEach((x, index) => solid(sheet, [x, -40 + index * 6], 190 - index * 9, 96, carrot)),
  },
};
