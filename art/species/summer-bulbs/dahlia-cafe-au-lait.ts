import type { Point } from "../../geometry.ts";
import { greenery, hue, ladder } from "../../grammar/colour.ts";
import { pinnate } from "../../grammar/compound.ts";
import { open } from "../../grammar/flowers/open.ts";
import { bulbs } from "../../grammar/habits/bulbs.ts";
import { leafOf } from "../../grammar/leaf.ts";
import { shape, toothed } from "../../grammar/shapes.ts";
import { bodies, solid } from "../../grammar/solid.ts";
import type { Species } from "../../grammar/species.ts";

const tuber = bodies.pear.map(([x, y]): Point => [x * 0.56, y]);

const coffee = hue("#EBC5AC", "#B07A66", "#FBEBDD");

export const dahliaCafeAuLait: Species = {
  seed: 411,
  stage: { scheme: "mist", shape: "sun", table: "soil", tableTop: 900 },
  plant: (sheet) => {
    for (const [turn, long] of [
      [252, 130],
      [108, 130],
      [228, 160],
      [132, 160],
      [205, 168],
      [155, 166],
      [180, 160],
    ] as const)
      solid(sheet, [600 + (180 - turn) * 0.2, 945], turn, long, {
        half: tuber,
        tone: hue("#B07F4E", "#5E3B22", "#DDB583"),
        gleam: 0,
      });
    const flower = open({
      whorls: (
        [
          [18, 1, 6, -6],
          [18, 0.93, 14, 8],
          [17, 0.82, 24, 20],
          [15, 0.7, 36, 34],
          [13, 0.56, 48, 50],
          [10, 0.42, 60, 66],
          [7, 0.28, 74, 84],
        ] as const
      ).map(([count, length, low, high], index) => ({
        count,
        length,
        rise: [low, high],
        outline: shape("ovate", 0.42),
        tone: coffee,
        veins: 1,
        turn: index * 10,
        base: index * 0.03,
        fine: index < 3,
      })),
    });
    const plant = bulbs({
      plants: [[600, 925, 0, 1]],
      stem: 480,
      stalk: { tones: ladder("#3F6A40", "#5F8A4C", "#93B56A"), from: 22, to: 15 },
      leaf: pinnate({
        leaflet: leafOf({
          outline: toothed(shape("ovate", 0.52), 6, 0.024),
          tones: greenery.plain,
          sharp: true,
          fine: true,
          flat: true,
          count: 4,
        }),
        pairs: 2,
        sizes: [0.42, 0.44, 0.42],
        from: 0.4,
        terminal: 0.5,
        rachis: { tones: greenery.fresh, from: 8, to: 4 },
      }),
      leaves: [
        [-40, 420, -34, 0.1],
        [42, 430, 36, 0.2],
        [-16, 470, -20, 0.3],
        [20, 470, 24, 0.4],
        [-62, 330, -30, 0.7],
        [60, 330, 30, 0.8],
        [-34, 280, -20, 0.9],
        [36, 270, 20, 0.95],
      ],
      behind: 6,
      bulbSize: 0.01,
      size: 205,
      nod: 24,
      bloom: flower,
    });
    plant(sheet, { x: 600, y: 900, lip: 100 });
    for (const [x, y, size, heading] of [
      [318, 470, 92, -40],
      [884, 420, 108, 34],
    ] as const) {
      leafOf({ outline: shape("needle", 0.03), tones: greenery.fresh, flat: true, veins: "none" })(sheet, {
        from: [600, 800],
        heading: heading * 1.02,
        length: Math.hypot(x - 600, y - 800) * 0.98,
        near: 0.6,
      });
      flower(sheet, { at: [x, y], heading, nod: 48, size, near: 0.6 });
    }
  },
};
