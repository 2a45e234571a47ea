import { stroke } from "#brush.ts";
import { bezier, lerp, smooth, times, type Point } from "#geometry.ts";
import { tone, tones, type Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { modelled, rod, shade, shape } from "./model.ts";

export const madderRed = tone("#B9442F", "#82281D", "#DE7F62", "#E9A088", "#551510");
export const weldYellow = tone("#E0B83F", "#AD8420", "#F4DD8C", "#F8E8AE", "#7B5B12");
export const walnutBrown = tone("#8A5C3A", "#5D3A22", "#BA8C63", "#CFA67E", "#3A2213");
export const indigoBlue = tone("#36588A", "#213A63", "#7594BE", "#9BB3D2", "#132442");
export const rawWool = tones.cream;

/** A twisted hank, 560 long and 150 wide around the origin, its loop at the top. */
export const skein = (sheet: Sheet, wool: Tone, band = true) => {
  for (const way of [-1, 1])
    rod(sheet, bezier([way * 20, -210], [way * 74, -250], [way * 60, -316], [0, -318], 14), 40, wool, 0.5);
  times(9, (index) => index - 4).forEach((strand, index) =>
    stroke(
      sheet,
      bezier(
        [-30 + strand * 3, -225],
        [-62 + strand * 4, -270],
        [-46 + strand * 3, -318 + strand * 3],
        [4, -316 + strand * 4],
        10,
      ),
      index % 2 ? wool.light : wool.dark,
      { from: 3, to: 3, attributes: 'opacity=".7"' },
    ),
  );
  const parts = 5;
  times(parts, (index) => lerp(-190, 150, index / (parts - 1))).forEach((y, index) => {
    const wide = 62 + 16 * Math.sin(((index + 0.6) / parts) * Math.PI);
    lobe(sheet, y, wide, wool);
  });
  rod(sheet, bezier([-14, 226], [-40, 280], [30, 292], [20, 236], 12), 26, wool, 0.5);
  if (band) paperBand(sheet);
};

/** One turn of the twist, its strands running down to the right. */
const lobe = (sheet: Sheet, y: number, wide: number, wool: Tone) => {
  const at = (x: number, down: number): Point => [x * wide, y + down];
  const outline = smooth([
    at(-1, -26),
    at(-0.92, -58),
    at(-0.55, -66),
    at(-0.1, -44),
    at(0.5, 0),
    at(0.94, 44),
    at(1, 84),
    at(0.9, 104),
    at(0.6, 98),
    at(0, 66),
    at(-0.7, 16),
  ]);
  sheet.fill(outline, wool.deep, 'transform="translate(2 7)" opacity=".8"');
  modelled(
    sheet,
    outline,
    wool,
    [at(-0.7, -60), at(0.7, 60)],
    () => {
      times(8, (index) => (index - 3.5) / 8).forEach((share, index) =>
        stroke(
          sheet,
          bezier(
            at(-1.1, -40 + share * 92),
            at(-0.4, -38 + share * 100),
            at(0.3, 8 + share * 96),
            at(1.1, 48 + share * 70),
            10,
          ),
          [wool.dark, wool.light, wool.dark, wool.vein][index % 4] as string,
          { from: 3.4, to: 2.6, attributes: 'opacity=".75"' },
        ),
      );
    },
    0.7,
  );
};

const paperBand = (sheet: Sheet) => {
  const outline = shape("-74 -28, -77 0, -74 28, 0 38, 74 28, 77 0, 74 -28, 0 -18");
  sheet.fill(outline, "#3B2A1C", 'transform="translate(3 7)" opacity=".4"');
  sheet.fill(outline, "#F6EBCB");
  shade(
    sheet,
    outline,
    "#A8936A",
    [
      [0, 0],
      [86, 10],
    ],
    0.8,
  );
  for (const [half, y] of [
    [40, -2],
    [26, 14],
  ] as const)
    stroke(sheet, bezier([-half, y], [-half * 0.3, y + 4], [half * 0.3, y + 4], [half, y], 6), "#2F5D4A", {
      from: 7,
      to: 7,
    });
};
