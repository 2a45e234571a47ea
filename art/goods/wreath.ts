import { stroke } from "#brush.ts";
import { bezier, cos, PI, sin, smooth, spine, times, type Point } from "#geometry.ts";
import { tone, tones } from "#palette.ts";
import { berries, eucalyptus, strawflower, wheatEar } from "#plants/dried.ts";
import type { Sheet } from "#sheet.ts";

const red = tone("#B8432F", "#7E2A20", "#E58C6C");
export const strawflowers = [
  tone("#C6633E", "#97432A", "#EBA07A", "#F3C7A8", "#7C321F"),
  tone("#E7B4A2", "#C68774", "#FAE3D6", "#FFF1E8", "#A96A58"),
  tone("#DDAA4C", "#B07F2A", "#F5D68E", "#FBE9BC", "#8A5F18"),
  tone("#EFE0C4", "#CDB68E", "#FFF7E4", "#FFFDF4", "#A88F63"),
] as const;

/** A dried wreath on a willow ring; the growth runs clockwise and leaves the upper right of the ring bare. */
export const wreath = (sheet: Sheet, [x, y]: Point, radius: number) => {
  const on = (degrees: number, out = 1): Point => [
    x + sin((degrees / 180) * PI) * radius * out,
    y - cos((degrees / 180) * PI) * radius * out,
  ];
  times(7, (index) => index).forEach((index) => {
    const out = 0.95 + index * 0.017;
    const twig = times(49, (step) => on(step * 7.6 + index * 50, out + 0.022 * sin(step * 0.8 + index * 2)));
    stroke(sheet, twig, ["#6B4630", "#8A5F40", "#A87B55"][index % 3] as string, {
      from: 9,
      to: 6,
      uneven: 0.2,
    });
  });
  const [start, end] = [75, 370];
  const across = (count: number) => times(count, (index) => start + ((end - start) * (index + 0.5)) / count);
  for (const at of across(13))
    eucalyptus(
      sheet,
      spine(on(at, 0.98), at + 90 - 48 + sheet.between(-8, 8), 165, 34, 14),
      sheet.random() < 0.5 ? 0 : 1,
      62,
      false,
    );
  for (const at of across(12))
    eucalyptus(
      sheet,
      spine(on(at, 0.98), at + 90 + 40 + sheet.between(-8, 8), 140, 10, 14),
      sheet.random() < 0.4 ? 0 : 1,
      52,
      false,
    );
  for (const at of [118, 128, 205, 214, 300, 309, 318])
    wheatEar(sheet, spine(on(at - 8, 1), at + 90 - 30 + sheet.between(-10, 10), 190, 26, 16));
  for (const at of [92, 165, 188, 250, 272, 345])
    berries(sheet, spine(on(at, 0.97), at + 90 + sheet.between(-50, 40), 130, 16, 12), red);
  for (const at of across(16))
    eucalyptus(
      sheet,
      spine(on(at, 1), at + 90 + sheet.between(-22, 22), 125, 12, 12),
      sheet.random() < 0.5 ? 1 : 2,
      46,
    );
  [
    [148, 1, 62, 0],
    [172, 0.94, 50, 3],
    [192, 1.05, 54, 1],
    [228, 0.98, 64, 2],
    [252, 1.04, 48, 0],
    [286, 0.97, 60, 1],
    [312, 1.05, 46, 3],
    [334, 0.96, 52, 0],
    [112, 1.02, 46, 2],
  ].forEach(([at, out, size, colour]) =>
    strawflower(
      sheet,
      on(at as number, out as number),
      size as number,
      strawflowers[colour as 0 | 1 | 2 | 3],
    ),
  );
};

/** Two loops, two tails and a knot, in wide ribbon. */
export const bow = (sheet: Sheet, [x, y]: Point, size: number, ribbonTone = tones.terracotta) => {
  const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
  for (const way of [-1, 1]) {
    const tail = bezier(at(0, 4), at(way * 16, 60), at(way * 70, 90), at(way * 58, 196), 14);
    stroke(sheet, tail, way < 0 ? ribbonTone.base : ribbonTone.dark, {
      from: 24 * size,
      to: 34 * size,
      uneven: 0.02,
    });
    stroke(sheet, tail.slice(1, 9), ribbonTone.light, {
      from: 4 * size,
      to: 2 * size,
      attributes: 'opacity=".6"',
    });
    const under = bezier(at(0, 0), at(way * 60, 46), at(way * 150, 40), at(way * 138, -22), 16);
    stroke(sheet, under, ribbonTone.dark, { from: (t) => (16 + 24 * t) * size });
    const over = bezier(at(way * 140, -16), at(way * 128, -86), at(way * 50, -58), at(0, 0), 16);
    stroke(sheet, over, ribbonTone.base, { from: (t) => (38 - 20 * t) * size });
    stroke(sheet, over.slice(2, 13), ribbonTone.light, {
      from: 8 * size,
      to: 3 * size,
      attributes: 'opacity=".6"',
    });
  }
  const knot = smooth([
    at(-20, -16),
    at(0, -20),
    at(20, -15),
    at(23, 4),
    at(18, 20),
    at(-1, 22),
    at(-19, 19),
    at(-23, 2),
  ]);
  sheet.fill(knot, ribbonTone.base);
  sheet.stipple(
    knot,
    sheet.linear(at(-10, 0), at(26, 14), [
      [0, ribbonTone.deep, 0],
      [1, ribbonTone.deep, 0.9],
    ]),
  );
};
