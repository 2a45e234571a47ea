import { stroke } from "#brush.ts";
import { bezier, lerp, points, sin, smooth, times, type Point } from "#geometry.ts";
import { tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { modelled, rod, shape } from "./model.ts";
import { ash, handle, rivet, rounded, steel } from "./timber.ts";

const dark = tone("#63716C", "#3C4945", "#A9B5B0", "#A9B5B0", "#222D29");
const hook =
  "-40 66, -46 10, -28 -38, 8 -66, 32 -112, 44 -170, 40 -226, 20 -270, 30 -288, 62 -272, 88 -222, 92 -150, 78 -78, 56 -10, 38 60, 0 84";
const blade =
  "44 60, 52 4, 46 -52, 30 -122, -2 -196, -52 -262, -104 -306, -116 -298, -112 -226, -96 -142, -72 -62, -48 0, -44 56, 0 84";
const edge = "46 -52, 30 -122, -2 -196, -52 -262, -104 -306, -70 -258, -30 -190, 0 -122, 22 -52, 34 -44";

/** Bypass secateurs, open, points up: 800 high, the pivot at the origin. */
export const secateurs = (sheet: Sheet) => {
  arm(sheet, -1);
  modelled(sheet, shape(hook), dark, [
    [-30, -120],
    [100, -60],
  ]);
  stroke(sheet, points("8 -66, 32 -112, 44 -170, 40 -226, 24 -264"), steel.light, { from: 7, to: 2 });
  arm(sheet, 1);
  spring(sheet);
  modelled(sheet, shape(blade), steel, [
    [-120, -150],
    [60, -60],
  ]);
  sheet.fill(shape(edge), "#F4F5EE", 'opacity=".75"');
  stroke(sheet, points("36 -48, 18 -116, -12 -186, -54 -244, -98 -292"), steel.dark, {
    from: 2,
    to: 3,
    attributes: 'opacity=".7"',
  });
  rivet(sheet, [-2, 10], 34, steel);
  sheet.dot([-2, 10], 22, dark.base);
  rivet(sheet, [-4, 8], 17, ash, true);
};

/** Forged steel with an ash scale on it; the left one belongs to the hook. */
const arm = (sheet: Sheet, way: 1 | -1) => {
  const line = bezier([way * 8, 30], [way * 112, 130], [way * 158, 300], [way * 92, 520], 30);
  const arms = line.slice(0, 29);
  const tang = smooth([
    ...arms.map(([x, y], index): Point => [x - way * lerp(34, 24, index / 29), y]),
    ...arms.map(([x, y], index): Point => [x + way * lerp(36, 27, index / 29), y + 4]).reverse(),
  ]);
  modelled(sheet, tang, dark, [
    [way * 100 - 60, 240],
    [way * 100 + 70, 290],
  ]);
  const grip = line.slice(9);
  handle(sheet, grip, rounded(54, 0.16), ash);
  for (const at of [5, 15]) rivet(sheet, grip[at] as Point, 9);
};

const spring = (sheet: Sheet) => {
  times(7, (index) => lerp(-64, 64, index / 6)).forEach((x, index) => {
    const tall = 26 + 10 * sin((index / 6) * Math.PI);
    const y = 176 - 16 * sin((index / 6) * Math.PI);
    rod(
      sheet,
      bezier([x - 12, y - tall], [x + 16, y - tall - 6], [x + 16, y + tall], [x - 6, y + tall], 10),
      9,
      steel,
    );
  });
};
