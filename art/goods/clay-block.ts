import { stroke } from "#brush.ts";
import { bezier, polygon, times, type Point } from "#geometry.ts";
import { tone, type Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { modelled, rod, shape, straight } from "./model.ts";
import { dimmed, lifted, type Place, type View } from "./space.ts";
import { board, beech, handle, rounded, steel } from "./timber.ts";

const buff = tone("#C0AB90", "#8F7A60", "#E2D3BD", "#EADFCC", "#5F4D3A");

/** A cut block of clay: soft corners, wire marks, grog. */
export const clayBlock = (
  sheet: Sheet,
  view: View,
  [x0, y0, z0]: Place,
  [x1, y1, z1]: Place,
  paint: Tone = buff,
) => {
  const at = (x: number, y: number, z: number) => view([x, y, z]);
  const faces = [
    [[at(x1, y1, z1), at(x1, y1, z0), at(x1, y0, z0), at(x1, y0, z1)], dimmed(paint, 0.7)],
    [[at(x0, y1, z1), at(x1, y1, z1), at(x1, y0, z1), at(x0, y0, z1)], paint],
    [[at(x0, y1, z0), at(x1, y1, z0), at(x1, y1, z1), at(x0, y1, z1)], lifted(paint, 0.6)],
  ] as const;
  for (const [corners, colour] of faces) {
    board(sheet, corners, colour, 0.6, 0);
    const [a, b, , d] = corners;
    times(34, () => [sheet.random(), sheet.random()] as const).forEach(([u, v], index) =>
      sheet.dot(
        [a[0] + (b[0] - a[0]) * u + (d[0] - a[0]) * v, a[1] + (b[1] - a[1]) * u + (d[1] - a[1]) * v],
        sheet.between(1.4, 3.2),
        index % 3 ? paint.dark : paint.vein,
        'opacity=".7"',
      ),
    );
  }
  const round = dimmed(paint, 0.25);
  const edges: readonly (readonly [Point, Point, Tone])[] = [
    [at(x1, y1, z0), at(x1, y0, z0), dimmed(paint, 0.8)],
    [at(x1, y0, z1), at(x1, y0, z0), dimmed(paint, 0.9)],
    [at(x0, y0, z1), at(x1, y0, z1), round],
    [at(x0, y1, z1), at(x0, y0, z1), paint],
    [at(x0, y1, z0), at(x0, y1, z1), lifted(paint)],
    [at(x0, y1, z0), at(x1, y1, z0), lifted(paint)],
    [at(x1, y1, z0), at(x1, y1, z1), paint],
    [at(x1, y1, z1), at(x1, y0, z1), round],
    [at(x0, y1, z1), at(x1, y1, z1), lifted(paint, 0.8)],
  ];
  for (const [from, to, colour] of edges) {
    sheet.dot(from, 6.4, colour.base);
    sheet.dot(to, 6.4, colour.base);
    rod(sheet, straight(from, to, 8), 13, { ...colour, dark: colour.base });
  }
};

/** Where the wire went through: fine bows across the face. */
export const wireMarks = (
  sheet: Sheet,
  view: View,
  x: number,
  [y0, y1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
) =>
  times(9, (index) => (index + 0.6) / 9.4).forEach((share, index) =>
    rod(
      sheet,
      times(9, (step) => {
        const at = step / 8;
        return view([
          x,
          y0 + (y1 - y0) * (share - 0.05 * Math.sin(at * Math.PI)),
          z0 + (z1 - z0) * (0.04 + at * 0.92),
        ]);
      }),
      4,
      index % 2 ? buff : { ...buff, base: buff.dark },
      0.7,
    ),
  );

/** A clear bag drawn over a block, its neck twisted shut. */
export const clayBag = (sheet: Sheet, view: View, [x0, , z0]: Place, [x1, y1, z1]: Place) => {
  const neck = view([(x0 + x1) / 2, y1 + 5.4, (z0 + z1) / 2]);
  const film = (places: readonly Point[], opacity: number) =>
    sheet.fill(polygon(places), "#F7FBF9", `opacity="${opacity}"`);
  const corner = (x: number, y: number, z: number) => view([x, y, z]);
  const [lf, rf, rb, lb] = [corner(x0, y1, z1), corner(x1, y1, z1), corner(x1, y1, z0), corner(x0, y1, z0)];
  film([corner(x0, 0, z1), corner(x1, 0, z1), rf, lf], 0.26);
  film([corner(x1, 0, z1), corner(x1, 0, z0), rb, rf], 0.16);
  film([lb, rb, neck], 0.2);
  film([lf, rf, neck], 0.34);
  film([rf, rb, neck], 0.2);
  film([lb, lf, neck], 0.44);
  for (const share of [0.1, 0.3, 0.5, 0.72, 0.9]) {
    const foot: Point = [lf[0] + (rf[0] - lf[0]) * share, lf[1] + (rf[1] - lf[1]) * share];
    stroke(
      sheet,
      bezier(foot, [foot[0] + 6, foot[1] - 40], [neck[0] - 20, neck[1] + 40], neck, 10),
      "#FFFFFF",
      { from: 3, to: 7, attributes: 'opacity=".7"' },
    );
    stroke(
      sheet,
      bezier(
        foot,
        [foot[0] - 8, foot[1] + 60],
        [foot[0] + 10, foot[1] + 120],
        [foot[0] + 2, foot[1] + 210],
        8,
      ),
      "#FFFFFF",
      { from: 5, to: 1, attributes: 'opacity=".5"' },
    );
  }
  const [nx, ny] = neck;
  modelled(
    sheet,
    shape(
      `${nx - 14} ${ny + 14}, ${nx - 12} ${ny - 14}, ${nx - 52} ${ny - 78}, ${nx - 12} ${ny - 92}, ${nx + 28} ${ny - 84}, ${nx + 54} ${ny - 62}, ${nx + 14} ${ny - 12}, ${nx + 15} ${ny + 14}`,
    ),
    tone("#E6ECE8", "#AEBCB8", "#FFFFFF", "#FFFFFF", "#7E918D"),
    [
      [nx - 40, ny - 60],
      [nx + 40, ny - 30],
    ],
  );
  rod(sheet, straight([nx - 20, ny], [nx + 20, ny - 3], 3), 15, tone("#C6633E", "#97432A", "#E19A73"));
};

/** A cutting wire between two toggles. */
export const cuttingWire = (sheet: Sheet, line: readonly Point[], turns: readonly [number, number]) => {
  rod(sheet, line, 5, steel);
  for (const [index, end] of [line[0] as Point, line.at(-1) as Point].entries()) {
    const turn = ((turns[index] as number) * Math.PI) / 180;
    const [dx, dy] = [Math.cos(turn) * 62, Math.sin(turn) * 62];
    handle(sheet, straight([end[0] - dx, end[1] - dy], [end[0] + dx, end[1] + dy], 20), rounded(34), beech);
    rod(sheet, straight([end[0] - 5, end[1] - 14], [end[0] + 5, end[1] + 14], 3), 9, steel);
  }
};
