import { lerp, polygon, smooth, times, type Point } from "#geometry.ts";
import { colours, greenAt } from "#palette.ts";
import type { Sheet } from "#sheet.ts";

/** A paper packet with a printed panel; `print` draws into 140 by 130 units around the origin. */
export const seedPacket = (sheet: Sheet, [x, y]: Point, turn: number, scale: number, print: () => void) => {
  sheet.group(`transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"`, () => {
    const body = polygon([
      [-92, -132],
      [92, -134],
      [94, 132],
      [-91, 134],
    ]);
    sheet.fill(body, colours.woodDark, 'transform="translate(7 8)" opacity=".5"');
    sheet.fill(body, colours.cream);
    sheet.within(body, () => {
      sheet.stipple(
        body,
        sheet.linear(
          [-20, 0],
          [100, 60],
          [
            [0, colours.woodDark, 0],
            [1, colours.woodDark, 0.45],
          ],
        ),
      );
      sheet.fill("M-92 -134H94V-104H-92Z", colours.terracotta);
      times(9, (index) => sheet.fill(`M${lerp(-88, 78, index / 8)} -104l8 9l8 -9z`, colours.terracotta));
      sheet.fill("M-70 -78H70V52H-70Z", "#EFD9A6");
    });
    sheet.within("M-70 -78H70V52H-70Z", print);
    for (const [width, top, colour] of [
      [116, 66, greenAt(1)],
      [86, 84, greenAt(3)],
      [60, 100, colours.woodDark],
    ] as const) {
      const bar: Point[] = [
        [-width / 2, top],
        [width / 2, top - 1],
        [width / 2, top + 9],
        [-width / 2, top + 8],
      ];
      sheet.fill(smooth(bar), colour, 'opacity=".85"');
    }
  });
};
