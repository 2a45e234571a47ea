import { stroke } from "#brush.ts";
import { bezier, cos, PI, ring, smooth, times, type Point } from "#geometry.ts";
import { castShadow } from "#ground.ts";
import { tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";

const fired = [
  tone("#A8653F", "#74402A", "#D59A6E"),
  tone("#B67448", "#804A2C", "#DFA97C"),
  tone("#96573A", "#653726", "#C38761"),
  tone("#8A5A44", "#5B382B", "#B88A6E"),
] as const;

/** One round, rough, fired ball. */
export const pebble = (sheet: Sheet, [x, y]: Point, radius: number, index: number) => {
  const paint = fired[index % fired.length] as (typeof fired)[number];
  const outline = (shift: number, size: number) =>
    smooth(
      ring([x + shift, y + shift * 1.2], radius * size, 9, 0.93, index).map(([px, py], corner): Point => [
        px + Math.sin(corner * 2.4 + index) * radius * 0.06,
        py + Math.cos(corner * 1.9 + index) * radius * 0.06,
      ]),
    );
  sheet.fill(outline(radius * 0.12, 1.06), "#3B2015", 'opacity=".75"');
  sheet.fill(outline(0, 1), paint.dark);
  sheet.fill(outline(-radius * 0.13, 0.84), paint.base);
  sheet.fill(outline(-radius * 0.3, 0.4), paint.light, 'opacity=".75"');
  times(4, () => [sheet.between(-0.6, 0.6), sheet.between(-0.6, 0.6)] as const).forEach(([dx, dy]) =>
    sheet.dot([x + dx * radius, y + dy * radius], radius * sheet.between(0.04, 0.09), paint.dark),
  );
};

/** One broken through: a crust and a dark, frothy inside. */
const broken = (sheet: Sheet, [x, y]: Point, radius: number) => {
  pebble(sheet, [x, y], radius, 1);
  sheet.fill(smooth(ring([x - radius * 0.1, y - radius * 0.05], radius * 0.78, 10, 0.88)), "#4A322A");
  times(26, (index) => index * 2.4).forEach((turn, index) => {
    const out = radius * 0.7 * Math.sqrt((index + 0.5) / 26);
    sheet.dot(
      [x - radius * 0.1 + cos(turn) * out, y - radius * 0.05 + Math.sin(turn) * out * 0.88],
      sheet.between(2, 4.4),
      index % 2 ? "#2A1B16" : "#7D5E51",
    );
  });
  stroke(
    sheet,
    bezier(
      [x - radius * 0.8, y - radius * 0.2],
      [x - radius * 0.5, y - radius * 0.9],
      [x + radius * 0.3, y - radius * 0.9],
      [x + radius * 0.6, y - radius * 0.4],
      8,
    ),
    "#DFA97C",
    { from: 4, to: 2 },
  );
};

/** A heap of clay balls above the given foot. */
export const pebbleHeap = (sheet: Sheet, [x, foot]: Point, width: number, height: number, size: number) => {
  castShadow(sheet, x + 16, foot + 6, width * 0.55, height * 0.16);
  const half = width / 2;
  const places: Point[] = [];
  const rows = Math.ceil(height / (size * 0.86));
  times(rows, (row) => row).forEach((row) => {
    const up = (rows - 1 - row) / (rows - 1);
    const wide = half * (1 - up) ** 0.62 + size;
    const count = Math.round((wide * 2) / (size * 1.5));
    times(count, (index) => index).forEach((index) => {
      const across = count > 1 ? index / (count - 1) - 0.5 : 0;
      places.push([
        x + across * 2 * wide + sheet.between(-0.4, 0.4) * size,
        foot - up * height + cos(across * PI) * size * 0.9 + sheet.between(-0.3, 0.3) * size,
      ]);
    });
  });
  places
    .sort((a, b) => a[1] - b[1])
    .forEach((place, index) =>
      pebble(sheet, place, size * sheet.between(0.78, 1.16), index * 7 + (index % 3)),
    );
  for (const [dx, dy] of [
    [-1.12, 34],
    [-1.24, -6],
    [1.16, 26],
    [1.28, 0],
  ] as const) {
    castShadow(sheet, x + dx * half + 6, foot + dy + size * 0.8, size * 1.3, size * 0.34);
    pebble(sheet, [x + dx * half, foot + dy], size, Math.round(dy + 60));
  }
  castShadow(sheet, x - half * 0.8, foot + 76 + size, size * 1.9, size * 0.44);
  broken(sheet, [x - half * 0.82, foot + 74], size * 1.45);
};
