import { stroke } from "#brush.ts";
import { bezier, points, smooth, type Point } from "#geometry.ts";
import { colours, tones } from "#palette.ts";
import type { Sheet } from "#sheet.ts";

/** Tailor's shears, open, points up, 620 high around the pivot. */
export const scissors = (sheet: Sheet, [x, y]: Point, turn: number, scale: number) =>
  sheet.group(`transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"`, () => {
    for (const [way, open] of [
      [1, -13],
      [-1, 13],
    ] as const) {
      sheet.group(`transform="rotate(${open})"`, () =>
        sheet.group(`transform="scale(${way} 1)"`, () => half(sheet)),
      );
    }
    sheet.dot([0, 0], 15, tones.zinc.deep);
    sheet.dot([-2, -2], 11, colours.brass);
    sheet.dot([-3, -4], 4, "#F3E2B0");
  });

const half = (sheet: Sheet) => {
  const loop = bezier([6, 70], [40, 110], [22, 150], [14, 190], 10);
  stroke(sheet, loop, colours.ink, { from: 30, to: 26, uneven: 0.02 });
  const eye = smooth(points("12 180, -26 214, -40 262, -20 306, 26 312, 56 272, 52 216"));
  const hole = smooth(points("10 210, -8 232, -14 264, -2 288, 20 288, 32 262, 30 226"));
  sheet.fill(eye + hole, colours.ink, 'fill-rule="evenodd"');
  stroke(sheet, points("-16 218, -30 258, -14 298"), "#5B7468", {
    from: 5,
    to: 2,
    attributes: 'opacity=".8"',
  });
  const blade = smooth(points("-20 78, -24 0, -14 -150, 4 -318, 12 -318, 16 -150, 18 0, 22 80"));
  sheet.fill(blade, tones.zinc.base);
  sheet.stipple(
    blade,
    sheet.linear(
      [-20, 0],
      [4, 0],
      [
        [0, tones.zinc.light, 1],
        [1, tones.zinc.light, 0.1],
      ],
    ),
  );
  sheet.stipple(
    blade,
    sheet.linear(
      [2, 0],
      [20, 0],
      [
        [0, tones.zinc.deep, 0],
        [1, tones.zinc.deep, 0.8],
      ],
    ),
  );
  stroke(sheet, points("-2 60, 2 -120, 8 -300"), tones.zinc.dark, { from: 5, to: 1.5 });
};
