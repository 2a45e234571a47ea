import { stroke } from "../../brush.ts";
import { hue, ladder } from "../../grammar/colour.ts";
import { open } from "../../grammar/flowers/open.ts";
import type { LeafForm } from "../../grammar/leaf.ts";
import type { Plant } from "../../grammar/plant.ts";
import { lobed, shape } from "../../grammar/shapes.ts";
import { solid, type SolidForm } from "../../grammar/solid.ts";

export const marrowLeaf: LeafForm = {
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
};

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
    form: SolidForm,
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
