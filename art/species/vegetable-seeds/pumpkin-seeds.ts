import { stroke } from "../../brush.ts";
import type { Point } from "../../geometry.ts";
import { together } from "../../grammar/plant.ts";
import { solid } from "../../grammar/solid.ts";
import { kuri, marrowLeaf, marrowFlower, lying } from "./shared.ts";
import type { Species } from "../../grammar/species.ts";

export const pumpkinSeeds: Species = {
  seed: 448,
  stage: { scheme: "night", shape: "sun", tableTop: 800 },
  plant: together(
    (sheet) => {
      const vine: Point[] = [
        [170, 760],
        [290, 690],
        [470, 730],
        [640, 660],
        [830, 720],
        [960, 650],
        [1020, 690],
      ];
      stroke(sheet, vine, "#5C8A4C", { from: 18, to: 8 });
      (
        [
          [250, 700, -36, 210],
          [350, 650, -8, 250],
          [490, 690, 14, 230],
          [600, 640, -16, 260],
          [750, 670, 20, 250],
          [860, 650, 6, 230],
          [950, 670, 40, 190],
          [300, 740, -66, 180],
          [880, 730, 66, 180],
        ] as const
      ).forEach(([x, y, heading, length], index) =>
        marrowLeaf(sheet, {
          from: [x, y],
          heading,
          length,
          near: 0.2 + 0.08 * index,
          towards: 10,
        }),
      );
      marrowFlower(sheet, { at: [690, 560], heading: 14, nod: 52, size: 86, near: 0.8 });
    },
    lying(
      kuri,
      [
        [330, 726, 183, 320],
        [785, 690, 176, 350],
        [560, 770, 181, 300],
      ],
      "#C9B27A",
    ),
  ),
  packet: { at: [960, 985], turn: 6, print: (sheet) => solid(sheet, [0, -66], 180, 116, kuri) },
};
