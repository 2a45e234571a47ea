import { pinnate } from "../grammar/compound.ts";
import { greenery, hue } from "../grammar/colour.ts";
import { roots } from "../grammar/habits/roots.ts";
import { leafOf } from "../grammar/leaf.ts";
import { fingered, shape } from "../grammar/shapes.ts";
import { bodies, solid } from "../grammar/solid.ts";
import type { Collection } from "../grammar/species.ts";
import { stroke } from "../brush.ts";
import { times, type Point } from "../geometry.ts";

const orange = hue("#DE7B33", "#8F3F1D", "#F6B26B");
const carrot = {
  half: bodies.carrot,
  tone: orange,
  gleam: 0,
  inside: (place: (point: Point) => Point, sheet: Parameters<typeof solid>[0]) =>
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

export const vegetableSeeds: Collection = {
  "carrot-seeds": {
    seed: 441,
    stage: { scheme: "honey", shape: "sun", table: "soil", tableTop: 690 },
    plant: roots({
      plants: [
        [280, 716, 183, 0.92],
        [460, 708, 178, 1.08],
        [640, 714, 182, 0.96],
      ],
      long: 380,
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
        [-22, 430, -16, 0.1],
        [20, 450, 18, 0.2],
        [-6, 490, -10, 0.5],
        [-34, 310, -30, 0.75],
        [32, 300, 30, 0.9],
      ],
    }),
    packet: {
      at: [930, 545],
      turn: 3,
      scale: 0.95,
      on: "stick",
      print: (sheet) =>
        [-34, 2, 38].forEach((x, index) => solid(sheet, [x, -40 + index * 6], 190 - index * 9, 96, carrot)),
    },
  },
};
