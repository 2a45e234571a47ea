import { stroke } from "#brush.ts";
import { cos, points, radians, sin, smooth, spine, times, type Line, type Point } from "#geometry.ts";
import type { Tone } from "#palette.ts";
import type { Bloom } from "#grammar/bloom.ts";
import { hue } from "#grammar/colour.ts";

const outer = points(
  "-0.06 0.1, -0.2 0.34, -0.27 0.66, -0.2 0.96, -0.02 1.12, 0.17 0.98, 0.26 0.68, 0.2 0.34, 0.06 0.1",
);
const cup = points(
  "-0.14 0.1, -0.24 0.5, -0.26 0.86, -0.12 0.86, 0 0.74, 0.12 0.86, 0.26 0.86, 0.24 0.5, 0.14 0.1",
);
const mark = points("-0.17 0.8, -0.15 0.6, 0 0.5, 0.15 0.6, 0.17 0.8, 0 0.66");
const ovary = points("-0.05 -0.16, -0.14 -0.06, -0.13 0.08, 0 0.15, 0.13 0.08, 0.14 -0.06, 0.05 -0.16");
const green = hue("#5E8E4A", "#2F5B3A", "#A9C97C");

/** A white drop that hangs from a thread: three long petals outside, a short cup with green marks between them. */
export const drop =
  (white: Tone): Bloom =>
  (sheet, { at: [x, y], heading, size }) => {
    const sway = sin(radians(heading)) * 7;
    const place =
      (turn: number, wide = 1) =>
      ([a, b]: Point): Point => {
        const angle = radians(turn + sway);
        const [u, v] = [a * wide * size, b * size];
        return [x + u * cos(angle) - v * sin(angle), y + u * sin(angle) + v * cos(angle)];
      };
    const petal = (turn: number, wide: number, tone: Tone) => {
      const put = place(turn, wide);
      const outline = smooth(outer.map(put));
      sheet.fill(outline, white.deep, 'transform="translate(3 4)" opacity=".45"');
      sheet.fill(outline, tone.base);
      sheet.stipple(
        outline,
        sheet.linear(put([0.28, 0.6]), put([-0.1, 0.5]), [
          [0, white.dark, 0.85],
          [1, white.dark, 0],
        ]),
      );
      sheet.stipple(
        outline,
        sheet.linear(put([0, 0.08]), put([0, 0.5]), [
          [0, white.dark, 0.8],
          [1, white.dark, 0],
        ]),
      );
      for (const lean of [-0.11, 0, 0.11])
        stroke(
          sheet,
          (
            [
              [lean * 0.4, 0.2],
              [lean, 0.55],
              [lean * 0.9, 0.95],
            ] satisfies Line as Line
          ).map(put),
          white.dark,
          {
            from: size * 0.018,
            to: 0.6,
            attributes: 'opacity=".6"',
          },
        );
    };
    petal(0, 0.9, { ...white, base: white.dark });
    const inner = smooth(cup.map(place(0)));
    sheet.fill(inner, white.light);
    sheet.fill(smooth(mark.map(place(0))), green.base);
    petal(-31, 0.78, white);
    petal(31, 0.78, white);
    const knob = smooth(ovary.map(place(0)));
    sheet.fill(knob, green.base);
    sheet.fill(
      smooth(times(4, (index) => place(0)([-0.1 + index * 0.03, index % 2 ? 0.02 : -0.06]))),
      green.light,
    );
  };

/** The thread a flower hangs by, and the green sheath it comes out of. */
export const sheath =
  (colour: string) => (sheet: Parameters<Bloom>[0], line: readonly Point[], size: number) => {
    const [from, before] = [line[15] as Point, line[12] as Point];
    const heading = (Math.atan2(from[0] - before[0], before[1] - from[1]) * 180) / Math.PI;
    stroke(sheet, spine(from, heading - 4, 96 * size, 18, 8), colour, {
      from: (at) => size * 13 * (1 - at * 0.8) * (0.6 + Math.min(0.4, at * 2)),
      uneven: 0.03,
    });
  };
