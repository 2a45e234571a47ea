import type { Point } from "#geometry.ts";
import { ladder } from "#grammar/colour.ts";
import { frondOf } from "#grammar/frond.ts";
import type { Plant } from "#grammar/plant.ts";
import type { Species } from "#grammar/species.ts";

const frond = frondOf({
  width: 0.25,
  tones: ladder("#2C6A42", "#58994F", "#A5C765", "#D8E6A0"),
  waves: 5,
  depth: 0.17,
  rib: ["#33301C", "#7C7A36"],
});

/** Heading, length, bend, near; the foot lies on the nest's rim. */
type Standing = readonly [heading: number, length: number, bend: number, near: number];

const behind: readonly Standing[] = [
  [-13, 640, -24, 0.04],
  [15, 660, 20, 0.1],
  [-40, 590, -30, 0.14],
  [42, 580, 32, 0.12],
  [-27, 640, -26, 0.34],
  [30, 620, 28, 0.36],
  [2, 580, 10, 0.42],
  [-58, 500, -36, 0.42],
  [59, 495, 38, 0.44],
];

const before: readonly Standing[] = [
  [-19, 440, -46, 0.62],
  [22, 450, 50, 0.66],
  [-76, 420, -44, 0.72],
  [78, 410, 46, 0.74],
  [-44, 380, -74, 0.86],
  [48, 370, 76, 0.88],
  [4, 300, 18, 0.96],
];

/** A funnel of fronds: tall behind, short in front, all from one heart. */
const nest: Plant = (sheet, { x, y, lip }) => {
  const draw = ([heading, length, bend, near]: Standing) => {
    const across = Math.sin((heading * Math.PI) / 180);
    const from: Point = [x + across * lip * 0.34, y - 8 + near * 14];
    frond(sheet, { from, heading, length, bend, near });
  };
  behind.forEach(draw);
  return () => before.forEach(draw);
};

export const birdsNestFern: Species = {
  seed: 307,
  stage: { scheme: "night", shape: "sun" },
  pot: { profile: "cup", tone: "ochre", width: 310, height: 220, decor: "speckled" },
  plant: nest,
};
