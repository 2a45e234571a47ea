import { stroke } from "#brush.ts";
import { bezier, cos, PI, ring, sin, smooth, times, type Point } from "#geometry.ts";
import { tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { modelled, shade } from "./model.ts";
import { walnutBrown } from "./skein.ts";

const shell = tone("#C29A68", "#8A6238", "#E6CBA0", "#E6CBA0", "#5A3A1E");

/** A walnut in its dried black-brown husk; where the husk has burst the wrinkled nut is seen in it. */
export const walnutHusk = (sheet: Sheet, [x, y]: Point, radius: number, open: boolean) => {
  const uneven = (size: number, by: number) =>
    smooth(
      ring([x, y], radius * size, 14, 0.9, x).map(([px, py], index): Point => [
        px + sin(index * 2.2 + x) * radius * by,
        py + cos(index * 1.7 + y) * radius * by * 0.6,
      ]),
    );
  const lightToFar = [
    [x - radius, y - radius],
    [x + radius, y + radius],
  ] as const satisfies readonly [Point, Point];
  modelled(sheet, uneven(1, 0.05), walnutBrown, lightToFar, () => wrinkles(sheet, [x, y], radius));
  if (!open) return;
  sheet.fill(uneven(0.8, 0.05), walnutBrown.light, 'opacity=".75"');
  sheet.fill(uneven(0.76, 0.05), "#3A2415");
  const nut: Point = [x + radius * 0.02, y + radius * 0.02];
  const outline = smooth(
    times(12, (index) => (index / 12) * 2 * PI).map((turn): Point => [
      nut[0] + cos(turn) * radius * 0.62 * (1 + 0.05 * cos(turn * 3)),
      nut[1] + sin(turn) * radius * 0.56,
    ]),
  );
  const nutLight = [
    [x - radius * 0.6, y - radius * 0.6],
    [x + radius * 0.6, y + radius * 0.6],
  ] as const satisfies readonly [Point, Point];
  modelled(sheet, outline, shell, nutLight, () => furrows(sheet, nut, radius));
  shade(
    sheet,
    outline,
    "#3A2415",
    [
      [x - radius * 0.2, y + radius * 0.1],
      [x + radius * 0.55, y + radius * 0.55],
    ],
    0.4,
  );
};

const wrinkles = (sheet: Sheet, [x, y]: Point, radius: number) =>
  times(9, (index) => (index - 4) / 4.4).forEach((share) =>
    stroke(
      sheet,
      bezier(
        [x + share * radius * 0.7, y - radius],
        [x + share * radius * 1.3 + sheet.between(-4, 4), y - radius * 0.3],
        [x + share * radius * 1.2 + sheet.between(-4, 4), y + radius * 0.4],
        [x + share * radius * 0.6, y + radius],
        8,
      ),
      walnutBrown.deep,
      { from: radius * 0.06, to: radius * 0.03, attributes: 'opacity=".6"' },
    ),
  );

/** The nut's seam from end to end, and short crooked furrows on both halves. */
const furrows = (sheet: Sheet, [x, y]: Point, radius: number) => {
  const at = (across: number, down: number): Point => [x + across * radius, y + down * radius];
  for (const [row, share] of [-0.42, -0.28, -0.14, 0.14, 0.28, 0.42].entries())
    times(3, (index) => -0.42 + index * 0.28 + (row % 2) * 0.1).forEach((from) =>
      stroke(
        sheet,
        bezier(
          at(from, share),
          at(from + 0.07, share - 0.06),
          at(from + 0.13, share + 0.06),
          at(from + 0.22, share + sheet.between(-0.03, 0.03)),
          6,
        ),
        shell.dark,
        { from: radius * 0.045, to: radius * 0.02, attributes: 'opacity=".75"' },
      ),
    );
  const seam = bezier(at(-0.64, 0.02), at(-0.2, -0.06), at(0.2, 0.06), at(0.64, 0), 12);
  stroke(
    sheet,
    seam.map(([px, py]): Point => [px, py - radius * 0.045]),
    shell.light,
    { from: radius * 0.07, to: radius * 0.06 },
  );
  stroke(sheet, seam, shell.deep, { from: radius * 0.04, to: radius * 0.03 });
};
