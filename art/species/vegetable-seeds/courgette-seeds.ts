import { times } from "#geometry.ts";
import { leafOf } from "#grammar/leaf.ts";
import { all, palmate, spots } from "#grammar/markings.ts";
import { greenery, hue } from "#grammar/colour.ts";
import { clump } from "#grammar/habits/clump.ts";
import { together } from "#grammar/plant.ts";
import { bodies, solid, type SolidForm } from "#grammar/solid.ts";
import { lying, marrowFlower, marrowLeaf, marrowVeins } from "./shared.ts";
import type { Species } from "#grammar/species.ts";

const courgette: SolidForm = {
  half: bodies.cucumber,
  tone: hue("#2F5A3A", "#14301F", "#6F9A5C"),
  gleam: 0.35,
  inside: (place, sheet) =>
    times(40, () =>
      sheet.dot(place([sheet.between(-0.1, 0.1), sheet.between(0.05, 0.97)]), 2, "#9DBB7C", 'opacity=".7"'),
    ),
};

export const courgetteSeeds: Species = {
  seed: 444,
  stage: { scheme: "sky", shape: "sun" },
  pot: { profile: "tub", tone: "zinc", width: 340, height: 230, x: 540 },
  plant: together(
    clump({
      leaf: leafOf({
        ...marrowLeaf,
        marking: all(palmate(marrowVeins), spots("#C3D2B4", 26, 0.016, 2.2, 0.6)),
      }),
      layers: [3, 4, 4, 4],
      length: [210, 190],
      reach: 470,
      aside: 300,
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
        [186, 1010, 84, 240],
        [178, 1066, 78, 262],
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
