import { stroke } from "#brush.ts";
import { points } from "#geometry.ts";
import { hue, ladder } from "#grammar/colour.ts";
import { open } from "#grammar/flowers/open.ts";
import type { LeafForm } from "#grammar/leaf.ts";
import { palmate } from "#grammar/markings.ts";
import type { Plant } from "#grammar/plant.ts";
import { shape } from "#grammar/shapes.ts";
import { solid, type SolidForm } from "#grammar/solid.ts";

/** Where the main veins end. */
export const marrowVeins = points("0 0.96, 0.48 0.46, 0.5 0.04, 0.28 -0.18");

/** Broad, with five shallow corners and small teeth. */
const marrow = points(
  "0 0.02, 0.05 -0.1, 0.15 -0.2, 0.27 -0.22, 0.32 -0.15, 0.42 -0.16, 0.43 -0.06, 0.52 -0.02, 0.5 0.08, 0.57 0.15, 0.52 0.23, 0.57 0.31, 0.52 0.38, 0.55 0.48, 0.45 0.5, 0.44 0.58, 0.35 0.57, 0.35 0.67, 0.27 0.7, 0.26 0.8, 0.17 0.81, 0.13 0.9, 0.06 0.92, 0 1",
);

export const marrowLeaf: LeafForm = {
  outline: marrow,
  tones: ladder("#2A5A3C", "#548A54", "#9DBC78"),
  fine: true,
  veins: "none",
  marking: palmate(marrowVeins),
  gloss: 0.4,
  shade: 0.5,
  droop: 26,
  fold: 10,
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
