import { cos, PI, sin, smooth, times, type Point } from "#geometry.ts";
import type { Sheet } from "#sheet.ts";

/** A nest of fleshy, pointed leaves seen at a slant, palest within. */
export const echeveria = (sheet: Sheet, [x, y]: Point, size: number) => {
  const rings = [
    [11, 1, 0],
    [10, 0.84, 1],
    [9, 0.66, 2],
    [7, 0.48, 3],
    [5, 0.3, 4],
  ] as const;
  const skins = ["#5F8F86", "#6FA093", "#86B3A2", "#A2C6B2", "#C2DAC4"] as const;
  for (const [count, reach, level] of rings) {
    const order = times(count, (index) => (index / count) * 360 + level * 17).sort(
      (a, b) => cos((b * PI) / 180) - cos((a * PI) / 180),
    );
    for (const angle of order)
      fleshyLeaf(sheet, [x, y - level * size * 0.035], angle, size * reach, skins[level]);
  }
};

const fleshyLeaf = (sheet: Sheet, centre: Point, angle: number, reach: number, colour: string) => {
  const flat = 0.62;
  const [dx, dy] = [sin((angle * PI) / 180), -cos((angle * PI) / 180)];
  const place = (out: number, across: number): Point => [
    centre[0] + (dx * out - dy * across) * reach,
    centre[1] + (dy * out + dx * across) * reach * flat,
  ];
  const outline = smooth([
    place(0.1, 0),
    place(0.35, -0.17),
    place(0.72, -0.24),
    place(0.92, -0.13),
    place(1.03, 0),
    place(0.92, 0.13),
    place(0.72, 0.24),
    place(0.35, 0.17),
  ]);
  sheet.fill(outline, "#2C5650", 'transform="translate(2 5)" opacity=".6"');
  sheet.fill(outline, colour);
  sheet.within(outline, () => {
    sheet.stipple(
      outline,
      sheet.linear(place(0.2, 0), place(0.75, 0), [
        [0, "#2C5650", 0.9],
        [1, "#2C5650", 0],
      ]),
    );
    sheet.stipple(
      outline,
      sheet.radial(place(0.98, 0), reach * 0.3, [
        [0, "#C2654F", 0.95],
        [0.5, "#C2654F", 0.4],
        [1, "#C2654F", 0],
      ]),
    );
    if (dx > 0.2)
      sheet.stipple(
        outline,
        sheet.linear(place(0.5, 0), place(0.6, 0.24), [
          [0, "#2C5650", 0],
          [1, "#2C5650", 0.7],
        ]),
      );
  });
};
