import { bezier, ring, times, type Line, type Point } from "#geometry.ts";
import type { Sheet } from "#sheet.ts";
import { cotton } from "./beeswax.ts";
import { rod, rope, straight } from "./model.ts";
import { beech } from "./timber.ts";

/** A flat square knot: three rows of loops over the core. */
const squareKnot = (sheet: Sheet, [x, y]: Point, width = 40, rows = 3) =>
  times(rows, (index) => y + index * 15).forEach((top) =>
    rod(
      sheet,
      bezier(
        [x - width / 2, top + 8],
        [x - width * 0.3, top - 6],
        [x + width * 0.3, top - 6],
        [x + width / 2, top + 8],
        10,
      ),
      16,
      cotton,
    ),
  );

const cord = (sheet: Sheet, line: Line) => rope(sheet, line, 12, cotton, Math.ceil(line.length * 1.6));

/** The part of the hanger behind the pot: ring and rear cords. */
export const hangerBehind = (sheet: Sheet, [x, y]: Point, rim: number, half: number) => {
  for (const way of [-0.32, 0.32])
    cord(
      sheet,
      bezier(
        [x, y + 110],
        [x + way * 60, y + 200],
        [x + way * half, rim - 180],
        [x + way * half * 1.7, rim],
        20,
      ),
    );
};

/** The part before the pot; the cords meet again at `foot`. */
export const hangerBefore = (sheet: Sheet, [x, y]: Point, rim: number, half: number, foot: number) => {
  const knots = [-0.98, -0.42, 0.42, 0.98].map((way): Point => [
    x + way * half,
    rim + 46 + (Math.abs(way) < 0.5 ? 22 : -6),
  ]);
  for (const [index, knot] of knots.entries()) {
    const side = index < 2 ? -1 : 1;
    for (const shift of [-7, 7])
      cord(
        sheet,
        bezier(
          [x + shift * 0.4, y + 110],
          [x + side * 20, y + 220],
          [knot[0] + side * 10 + shift, rim - 160],
          [knot[0] + shift, knot[1]],
          24,
        ),
      );
  }
  const lower = [-0.72, 0, 0.72].map((way): Point => [x + way * half, rim + 150 + (way === 0 ? 20 : 0)]);
  for (const [from, to] of [
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 1],
    [2, 2],
    [3, 2],
  ] as const) {
    const [a, b] = [knots[from] as Point, lower[to] as Point];
    cord(sheet, straight([a[0], a[1] + 40], b, 10));
  }
  for (const knot of lower)
    for (const shift of [-8, 8])
      cord(
        sheet,
        bezier(
          [knot[0] + shift, knot[1] + 40],
          [knot[0] + shift, foot - 60],
          [x + shift, foot - 50],
          [x + shift * 0.6, foot],
          14,
        ),
      );
  knots.forEach((knot) => squareKnot(sheet, knot));
  lower.forEach((knot) => squareKnot(sheet, knot));
  times(11, (index) => index - 5).forEach((strand) =>
    rod(
      sheet,
      bezier(
        [x + strand * 3, foot + 30],
        [x + strand * 7, foot + 70],
        [x + strand * 9, foot + 120],
        [x + strand * 8 + sheet.between(-4, 4), foot + 150 + sheet.between(-10, 10)],
        10,
      ),
      9,
      cotton,
    ),
  );
  wrap(sheet, [x, foot], 46, 5);
};

/** A beech ring on its peg, and the cords wrapped below it. */
export const hangerTop = (sheet: Sheet, [x, y]: Point) => {
  rod(sheet, [...ring([x, y], 52, 40), [x + 52, y], [x + 51, y + 5]], 20, beech);
  wrap(sheet, [x, y + 52], 40, 5);
};

const wrap = (sheet: Sheet, [x, y]: Point, width: number, rows: number) =>
  times(rows, (index) => y + index * 13).forEach((top) =>
    rod(
      sheet,
      bezier(
        [x - width / 2, top],
        [x - width * 0.3, top + 10],
        [x + width * 0.3, top + 10],
        [x + width / 2, top],
        8,
      ),
      15,
      cotton,
    ),
  );
