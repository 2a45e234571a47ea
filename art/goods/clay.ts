import { stroke } from "#brush.ts";
import { bezier, polygon, ring, smooth, times, type Point } from "#geometry.ts";
import { tone, type Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { modelled, rod, shape, straight } from "./model.ts";
import { beech, handle, rounded, steel } from "./timber.ts";
import { dimmed } from "./space.ts";

export const airClay = tone("#D9CDBB", "#AB9B84", "#F4ECE0", "#F4ECE0", "#7C6D58");

/** A pinch pot seen from above, thumb marks round its wall. */
export const pinchPot = (sheet: Sheet, [x, y]: Point, radius: number, paint = airClay) => {
  const wavy = (size: number, seed: number) =>
    smooth(
      ring([x, y], radius * size, 22).map(([px, py], index): Point => [
        px + Math.sin(index * 1.7 + seed) * radius * 0.012,
        py + Math.cos(index * 2.3 + seed) * radius * 0.012,
      ]),
    );
  modelled(
    sheet,
    wavy(1, 0),
    paint,
    [
      [x - radius, y - radius],
      [x + radius, y + radius],
    ],
    () =>
      times(18, (index) => (index / 18) * 2 * Math.PI).forEach((turn, index) => {
        const at = (out: number, shift: number): Point => [
          x + Math.cos(turn + shift) * radius * out,
          y + Math.sin(turn + shift) * radius * out,
        ];
        stroke(sheet, [at(0.84, -0.1), at(0.92, 0), at(0.84, 0.1)], index % 2 ? paint.dark : paint.vein, {
          from: 5,
          to: 3,
          attributes: 'opacity=".5"',
        });
      }),
  );
  const hollow = wavy(0.76, 2);
  modelled(
    sheet,
    hollow,
    dimmed(paint, 0.8),
    [
      [x + radius * 0.8, y + radius * 0.8],
      [x - radius * 0.7, y - radius * 0.7],
    ],
    () =>
      times(11, (index) => (index / 11) * 2 * Math.PI).forEach((turn) =>
        sheet.fill(
          smooth(
            ring([x + Math.cos(turn) * radius * 0.52, y + Math.sin(turn) * radius * 0.52], radius * 0.12, 8),
          ),
          paint.dark,
          'opacity=".35"',
        ),
      ),
  );
};

/** Four beech tools in a row, 400 long: knife, loop, needle and rib. */
export const clayTools = (sheet: Sheet) => {
  handle(sheet, straight([-150, -190], [-150, 60], 20), rounded(30, 0.14), beech);
  modelled(sheet, "M-163 50C-168 120 -160 190 -138 214C-132 160 -134 100 -138 50Z", beech, [
    [-166, 100],
    [-132, 110],
  ]);
  rod(sheet, bezier([-58, 50], [-106, 200], [6, 200], [-42, 50], 24), 8, steel);
  handle(sheet, straight([-50, -200], [-50, 60], 20), rounded(32, 0.14), beech);
  rod(sheet, straight([-50, 40], [-50, 62], 2), 26, steel);
  handle(sheet, straight([46, -190], [46, 40], 20), rounded(24, 0.2), beech);
  rod(sheet, straight([46, 30], [46, 200], 6), (at) => 7 * (1 - at * 0.8), steel);
  modelled(
    sheet,
    shape("110 -120, 150 -150, 206 -110, 224 0, 204 110, 150 150, 116 122, 150 60, 156 0, 146 -60"),
    beech,
    [
      [110, -100],
      [220, 100],
    ],
    () =>
      times(6, (index) => 120 + index * 18).forEach((x) =>
        stroke(sheet, bezier([x, -150], [x + 12, -50], [x + 12, 50], [x, 150], 8), beech.dark, {
          from: 3,
          to: 2,
          attributes: 'opacity=".5"',
        }),
      ),
  );
  sheet.dot([176, 0], 13, "#6B4A2B", 'opacity=".7"');
};

/** A square of unbleached canvas with a hem and its weave. */
export const canvas = (sheet: Sheet, [x, y]: Point, side: number, paint: Tone) => {
  const half = side / 2;
  const wave = (from: Point, to: Point) =>
    bezier(
      from,
      [from[0] * 0.7 + to[0] * 0.3 + 6, from[1] * 0.7 + to[1] * 0.3 + 8],
      [from[0] * 0.3 + to[0] * 0.7 - 6, from[1] * 0.3 + to[1] * 0.7 - 8],
      to,
      8,
    );
  const corners: Point[] = [
    [x - half, y - half],
    [x + half, y - half + 10],
    [x + half - 8, y + half],
    [x - half + 6, y + half - 6],
  ];
  const edge = corners.flatMap((corner, index) =>
    wave(corner, corners[(index + 1) % 4] as Point).slice(0, -1),
  );
  const outline = polygon(edge);
  modelled(
    sheet,
    outline,
    paint,
    [
      [x - half, y - half],
      [x + half * 1.3, y + half * 1.3],
    ],
    () => {
      const lines = (vertical: boolean) =>
        times(Math.round(side / 13), (index) => -half + index * 13)
          .map((by) =>
            vertical
              ? `M${x + by} ${y - half}h2.4v${side}h-2.4Z`
              : `M${x - half} ${y + by}h${side}v2.4h${-side}Z`,
          )
          .join("");
      sheet.fill(lines(true), paint.dark, 'opacity=".3"');
      sheet.fill(lines(false), paint.dark, 'opacity=".3"');
      const inset = corners.map(([px, py]): Point => [x + (px - x) * 0.93, y + (py - y) * 0.93]);
      inset.forEach((corner, index) =>
        stroke(sheet, straight(corner, inset[(index + 1) % 4] as Point, 4), paint.dark, { from: 3, to: 3 }),
      );
    },
    0.5,
  );
};

/** A yellow sponge, round, full of holes. */
export const sponge = (sheet: Sheet, [x, y]: Point, radius: number) => {
  const paint = tone("#E3BE5E", "#B58C2D", "#F6E09C", "#F6E09C", "#7E5D17");
  modelled(
    sheet,
    smooth(ring([x, y], radius, 9, 0.86)),
    paint,
    [
      [x - radius, y - radius],
      [x + radius, y + radius],
    ],
    () =>
      times(34, () => [sheet.between(-0.85, 0.85), sheet.between(-0.75, 0.75)] as const).forEach(([dx, dy]) =>
        sheet.fill(
          smooth(ring([x + dx * radius, y + dy * radius], sheet.between(2, 8), 6, 0.8)),
          paint.dark,
          'opacity=".7"',
        ),
      ),
  );
};
