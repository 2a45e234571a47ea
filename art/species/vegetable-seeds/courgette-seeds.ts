import { greenery } from "../../grammar/colour.ts";
import { clump } from "../../grammar/habits/clump.ts";
import { together } from "../../grammar/plant.ts";
import { solid } from "../../grammar/solid.ts";
import { courgette, marrowLeaf, marrowFlower, lying } from "./shared.ts";
import type { Species } from "../../grammar/species.ts";

export const courgetteSeeds: Species = {
  seed: 444,
  stage: { scheme: "sky", shape: "sun" },
  pot: { profile: "tub", tone: "zinc", width: 340, height: 230, x: 540 },
  plant: together(
    clump({
      leaf: marrowLeaf,
      layers: [4, 5, 5, 4],
      length: [210, 190],
      reach: 470,
      aside: 330,
      low: 0.1,
      stalk: { tones: greenery.fresh, from: 18, to: 12 },
      turn: [46, 90],
      towards: [6, 26],
      scapes: [
        {
          bloom: marrowFlower,
          heads: [
            [-90, 250, -16, 56, 84],
            [120, 210, 22, 52, 78],
            [10, 330, 4, 58, 80],
          ],
          stalk: { tones: greenery.fresh, from: 13, to: 10 },
          after: 2,
        },
      ],
    }),
    lying(
      courgette,
      [
        [470, 846, 196, 230],
        [160, 1010, 84, 250],
        [150, 1066, 78, 280],
      ],
      "#8FB06E",
    ),
  ),
  packet: {
    at: [930, 970],
    turn: 6,
    print: (sheet) =>
      [-26, 22].forEach((x, index) => solid(sheet, [x - 20, -64 + index * 10], 158, 120, courgette)),
  },
};
