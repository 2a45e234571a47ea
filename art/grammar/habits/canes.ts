import { stroke } from "#brush.ts";
import { along, beside, bezier, lerp, max, times, type Point } from "#geometry.ts";
import type { Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import type { Foliage } from "#grammar/leaf.ts";
import type { Plant } from "#grammar/plant.ts";
import { furrows } from "./tree.ts";

export type Canes = {
  /** Where each stands in the pot, how high it is, how far it leans, the size of its tuft. */
  canes: readonly (readonly [foot: number, height: number, lean: number, size: number])[];
  bark: Tone;
  width: number;
  blade: Foliage;
  blades: number;
  length: number;
  droop: number;
};

/** Bare stems, each with a tuft of blades. */
export const canes =
  (form: Canes): Plant =>
  (sheet, crown) => {
    for (const [foot, height, lean, size] of form.canes)
      drawCane(sheet, [crown.x + foot, crown.y + 6], height, lean, size, form);
  };

const drawCane = (sheet: Sheet, foot: Point, height: number, lean: number, size: number, form: Canes) => {
  const { bark, width } = form;
  const top: Point = [foot[0] + lean, foot[1] - height];
  const line = bezier(
    foot,
    [foot[0], foot[1] - height * 0.4],
    [top[0] - lean * 0.2, top[1] + height * 0.35],
    top,
    20,
  );
  const thick = (at: number) => width * (lerp(1, 0.76, at) + max(0, 0.1 - at) * 2.4);
  stroke(sheet, line, bark.base, { from: thick, uneven: 0.06 });
  furrows(sheet, line, thick, bark);
  times(Math.round(height / 22), (index) => {
    const { point, normal } = along(line, (index + 0.5) / Math.round(height / 22));
    const half = thick(index / 14) * 0.42;
    const scar = [-1, 0, 1].map((way): Point => [
      point[0] + normal[0] * way * half,
      point[1] + normal[1] * way * half + 4 * (1 - way * way),
    ]);
    stroke(sheet, scar, bark.deep, { from: 2.4, to: 1.6, attributes: 'opacity=".5"' });
  });
  const collar = beside(line.slice(-3), 0);
  stroke(sheet, collar, bark.dark, { from: width * 0.8, to: width * 0.7 });
  const { blades, length, droop, blade } = form;
  times(blades, (index) => ({
    turn: ((index * 0.618) % 1) * 2 - 1,
    near: (index + sheet.random()) / (blades + 1),
  })).forEach(({ turn, near }) =>
    blade(sheet, {
      from: [top[0] + turn * width * 0.3, top[1] + near * width * 0.5 - 6],
      heading: lean * 0.2 + turn * lerp(58, 104, near),
      length: length * size * lerp(1.02, 0.78, near) * sheet.between(0.88, 1.1),
      bend: turn * droop * sheet.between(0.6, 1.2),
      near: lerp(0.05, 0.95, near),
    }),
  );
};
