import { flatBlade } from "#blade.ts";
import { stem, stroke } from "#brush.ts";
import { bezier, spine, times, type Line, type Point } from "#geometry.ts";
import { leaf } from "#leaf.ts";
import { floret } from "#petal.ts";
import { green, greenAt, tone, tones } from "#palette.ts";
import type { Sheet } from "#sheet.ts";

/** Teeth that point back to the root. */
const toothed = (side: -1 | 1): Line =>
  [
    [0.012, 0],
    [0.02, 0.16],
    [0.07, 0.2],
    [0.03, 0.3],
    [0.1, 0.34],
    [0.05, 0.46],
    [0.13, 0.5],
    [0.07, 0.62],
    [0.15, 0.68],
    [0.13, 0.82],
    [0.07, 0.94],
    [0, 1],
  ].map(([x, y]): Point => [side * (x as number), y as number]);

/** A dandelion lifted with the whole root; the crown is at the origin. */
export const dandelion = (sheet: Sheet) => {
  const root = tone("#B98B5A", "#84592F", "#DDBB8C");
  stem(sheet, bezier([0, 0], [24, 110], [-22, 240], [22, 400], 24), 46, 6, root);
  for (const [at, way] of [
    [120, 1],
    [190, -1],
    [260, 1],
  ] as const)
    stroke(sheet, spine([way * 6, at], 180 - way * 50, 80, way * 40, 10), root.base, { from: 8, to: 1.5 });
  times(5, (index) => 40 + index * 30).forEach((y) =>
    stroke(
      sheet,
      [
        [-16, y],
        [0, y + 6],
        [14, y],
      ],
      root.dark,
      { from: 3, to: 2, attributes: 'opacity=".6"' },
    ),
  );
  for (const [index, heading] of [-84, 80, -56, 58, -32, 30, -98, 100].entries())
    leaf(sheet, flatBlade(spine([0, 0], heading, 250 - index * 6, heading * 0.3, 18)), {
      half: toothed,
      tone: green(2 + (index % 2)),
      veins: 0,
    });
  stem(sheet, bezier([0, 0], [-6, -90], [18, -180], [6, -300], 16), 13, 10, {
    base: greenAt(4),
    dark: greenAt(3),
  });
  for (const [size, count, light] of [
    [84, 26, false],
    [62, 20, true],
    [36, 14, false],
  ] as const)
    times(count, (index) => (index / count) * 360 + size).forEach((turn) =>
      floret(
        sheet,
        spine([6, -306], turn, size, 0, 5),
        light ? { ...tones.ochre, base: "#F0C24E" } : tones.ochre,
        0.2,
      ),
    );
};
