import { lerp, smooth, times, type Point } from "#geometry.ts";
import { castShadow } from "#ground.ts";
import { tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { rod, shade, straight } from "./model.ts";
import { viewed, type Look, type Place, type View } from "./space.ts";
import { board, oak, rivet } from "./timber.ts";

export const blackSteel = tone("#3B4A48", "#1E2A29", "#81918C", "#A2AFA9", "#111A19");

/** A folding chair in centimetres: steel legs that cross, oak slats for seat and back. */
export const foldingChair = (sheet: Sheet, look: Look, paint = blackSteel) => {
  const view = viewed(look);
  const width = 2.4 * look.scale;
  const bar = (from: Place, to: Place, thick = width) =>
    rod(sheet, straight(view(from), view(to)), thick, paint);
  for (const side of [-20, 21])
    for (const near of [-25, 22]) {
      const [x, y] = view([side, 0, near]);
      castShadow(sheet, x + look.scale, y + 4, 6.5 * look.scale, 1.5 * look.scale);
    }
  const floor = view([6, 0, 0]);
  castShadow(sheet, floor[0] + 20, floor[1], 30 * look.scale, 8 * look.scale, 0.28);
  for (const side of [-20, 20] as const) {
    bar([side, 0, -25], [side, 46, 17]);
    bar([side * 1.06, 0, 22], [side * 1.06, 46, -13]);
    upright(sheet, view, side * 1.06, width, paint);
  }
  bar([-20, 9, -17], [20, 9, -17], width * 0.7);
  bar([-21, 9, 15], [21, 9, 15], width * 0.7);
  bar([-20, 44, -14], [20, 44, -14], width * 0.8);
  for (const side of [-20.6, 20.6]) {
    rivet(sheet, view([side, 24.5, 3.2]), width * 0.62, paint);
    for (const near of [-25, 22.5]) cap(sheet, view([side, 0, near]), width);
  }
  for (const [low, high] of [
    [61, 68.5],
    [72, 81.5],
  ] as const)
    backSlat(sheet, view, low, high);
  times(6, (index) => lerp(-15, 15.6, index / 5)).forEach((near) => seatSlat(sheet, view, near));
  bar([-20, 44.6, 21.6], [-20, 45.2, 21.6], width * 0.9);
};

const upright = (sheet: Sheet, view: View, side: number, width: number, paint = blackSteel) => {
  const line = times(14, (index) => {
    const high = lerp(46, 83, index / 13);
    return view([side, high, -13 - 9 * ((high - 46) / 37) ** 1.4]);
  });
  rod(sheet, line, width, paint);
};

const cap = (sheet: Sheet, [x, y]: Point, width: number) =>
  rod(sheet, straight([x, y - width], [x, y + width * 0.35], 3), width * 1.25, blackSteel);

/** Bent to the back that leans on it. */
const backSlat = (sheet: Sheet, view: View, low: number, high: number) => {
  const depth = (high_: number) => -12 - 9 * ((high_ - 46) / 37) ** 1.4;
  const edge = (height: number) =>
    times(13, (index) => {
      const across = lerp(-1, 1, index / 12);
      return view([across * 23, height, depth(height) - 3.4 * (1 - across * across)]);
    });
  const [upper, lower] = [edge(high), edge(low)];
  const outline = smooth([...upper, ...lower.reverse()], true);
  const [a, b] = [upper[0] as Point, upper[12] as Point];
  const [d, c] = [lower[12] as Point, lower[0] as Point];
  sheet.fill(outline, oak.deep, 'transform="translate(4 6)"');
  sheet.within(outline, () => {
    board(
      sheet,
      [
        [a[0] - 20, a[1] - 40],
        [b[0] + 20, b[1] - 40],
        [c[0] + 20, c[1] + 30],
        [d[0] - 20, d[1] + 30],
      ],
      oak,
      0.4,
      8,
    );
    shade(sheet, outline, oak.dark, [[(a[0] + b[0]) / 2, 0], b], 0.75);
  });
  for (const side of [-20.6, 20.6])
    rivet(sheet, view([side, (low + high) / 2, depth((low + high) / 2) - 0.7]), 7);
};

const seatSlat = (sheet: Sheet, view: View, near: number) => {
  const [y, dip] = [46.6, (near / 18) ** 2 * 0.5];
  const at = (x: number, up: number, by: number) => view([x, y - dip + up, near + by]);
  board(
    sheet,
    [at(-22, 0, 2.6), at(22, 0, 2.6), at(22, -2, 2.6), at(-22, -2, 2.6)],
    { ...oak, base: oak.dark },
    0.7,
    2,
  );
  board(
    sheet,
    [at(22, 0, 2.6), at(22, 0, -2.6), at(22, -2, -2.6), at(22, -2, 2.6)],
    { ...oak, base: oak.deep },
    0.7,
    0,
  );
  board(
    sheet,
    [at(-22, 0, -2.6), at(22, 0, -2.6), at(22, 0, 2.6), at(-22, 0, 2.6)],
    { ...oak, base: "#D0A066" },
    0.35,
    4,
  );
};
