import { stroke } from "#brush.ts";
import type { Point } from "#geometry.ts";
import { hue } from "#grammar/colour.ts";
import { leafOf } from "#grammar/leaf.ts";
import { together } from "#grammar/plant.ts";
import { bodies, solid, type SolidForm } from "#grammar/solid.ts";
import { marrowLeaf, marrowFlower, lying } from "./shared.ts";
import type { Species } from "#grammar/species.ts";

const kuri: SolidForm = {
  half: bodies.kuri,
  tone: hue("#DD5F2C", "#8A2A18", "#F6A765"),
  gleam: 0.35,
  inside: (place, sheet) =>
    [-0.28, -0.1, 0.1, 0.28].forEach((x) =>
      stroke(
        sheet,
        [0.04, 0.25, 0.5, 0.75, 0.96].map((y) =>
          place([x * Math.sin(Math.PI * Math.min(1, y * 0.9 + 0.1)) * 1.5, y]),
        ),
        "#A83E1E",
        { from: 5, to: 3, attributes: 'opacity=".4"' },
      ),
    ),
};

const foliage = leafOf(marrowLeaf);

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
        foliage(sheet, {
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
