import { polygon } from "#geometry.ts";
import type { Sheet } from "#sheet.ts";
import { shade } from "./model.ts";
import { colours } from "#palette.ts";

/** A printed guide, 220 by 290 around the origin; `print` draws 160 by 160 around its own. */
export const guide = (sheet: Sheet, colour: string, print: () => void) => {
  sheet.fill(
    polygon([
      [-104, -140],
      [116, -138],
      [116, 150],
      [-104, 150],
    ]),
    "#D9C9A6",
  );
  const cover = polygon([
    [-110, -145],
    [110, -146],
    [111, 145],
    [-110, 146],
  ]);
  sheet.fill(cover, colours.cream);
  sheet.fill(
    polygon([
      [-110, -145],
      [110, -146],
      [110, -92],
      [-110, -92],
    ]),
    colour,
  );
  for (const [half, y] of [
    [60, -127],
    [36, -110],
  ] as const)
    sheet.fill(`M${-half} ${y}h${half * 2}v8h${-half * 2}Z`, colours.cream);
  sheet.group('transform="translate(0 14)"', print);
  for (const [half, y] of [
    [70, 108],
    [44, 124],
  ] as const)
    sheet.fill(`M${-half} ${y}h${half * 2}v7h${-half * 2}Z`, colour, 'opacity=".7"');
  sheet.fill(
    polygon([
      [-110, -145],
      [-98, -145],
      [-98, 146],
      [-110, 146],
    ]),
    "#A8936A",
    'opacity=".4"',
  );
  shade(
    sheet,
    cover,
    "#A8936A",
    [
      [0, 0],
      [150, 190],
    ],
    0.7,
  );
};
