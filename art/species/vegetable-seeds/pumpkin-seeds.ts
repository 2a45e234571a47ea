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
        [120, 760],
        [280, 690],
        [470, 730],
        [640, 660],
        [830, 720],
        [1010, 650],
        [1090, 690],
      ];
      stroke(sheet, vine, "#5C8A4C", { from: 18, to: 8 });
      [
        [200, 700, -36, 220],
        [330, 650, -8, 250],
        [480, 690, 14, 230],
        [600, 640, -16, 260],
        [760, 670, 20, 250],
        [900, 650, 6, 230],
        [1010, 650, 44, 200],
        [260, 740, -70, 190],
        [900, 720, 70, 190],
      ].forEach(([x, y, heading, long], index) =>
        marrowLeaf(sheet, {
          from: [x ?? 0, y ?? 0],
          heading: heading ?? 0,
          length: long ?? 200,
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
