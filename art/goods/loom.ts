import { stroke } from "#brush.ts";
import { abs, bezier, lerp, PI, points, sin, smooth, times, type Point } from "#geometry.ts";
import { colours, green, greenAt, tone, tones, type Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { lath, woodGrain } from "./wood.ts";

const [left, right, top, bottom] = [300, 800, 230, 850];
const threads = 34;
const rowHeight = 15;
const step = (right - left - 28) / (threads - 1);

/** A frame loom with a half-woven piece, 650 wide and 800 high around 550, 540. */
export const frameLoom = (sheet: Sheet) => {
  for (const x of [left - 41, right + 41]) lath(sheet, [x, 150], [x, 930], 58);
  for (let index = 0; index < threads; index++) {
    const x = lerp(left + 14, right - 14, index / (threads - 1));
    const line: Point[] = [
      [x, top - 50],
      [x + sheet.between(-1, 1), 500],
      [x, bottom + 50],
    ];
    stroke(sheet, line, index % 2 ? "#F8F0DD" : "#DCCBA9", { from: 3.6, to: 3.6, uneven: 0.05 });
  }
  const over: (() => void)[] = [];
  for (let row = 0; row < 38; row++) {
    for (let index = 0; index < threads; index++) {
      const wool = woolAt(index, row);
      if (!wool) continue;
      const knot: Point = [left + 14 + index * step, bottom - 20 - row * rowHeight];
      const outline = stitch(sheet, knot);
      if ((index + row) % 2) over.push(() => raised(sheet, outline, knot, wool));
      else sheet.fill(outline, wool.dark);
    }
  }
  over.forEach((draw) => draw());
  lath(sheet, [left - 100, 188], [right + 100, 188], 56);
  lath(sheet, [left - 100, 888], [right + 100, 888], 56);
};

const spruce = tone(greenAt(2), greenAt(0), greenAt(4));

const woolAt = (index: number, row: number): Tone | null => {
  if (row < 6) return spruce;
  if (row < 8) return tones.cream;
  if (row < 22) {
    const away = abs(((index + 0.5) % 11) - 5.5);
    const border = (row - 8) * 0.42;
    return away > border ? tones.blush : away > border - 2 ? tones.cream : tones.terracotta;
  }
  if (row < 24) return tones.cream;
  if (row < 28) return tones.ochre;
  const across = index / (threads - 1);
  return row < 31 + 5 * sin(across * PI * 2.1 + 0.4) + 3 * sin(across * 9) ? spruce : null;
};

const stitch = (sheet: Sheet, [x, y]: Point) =>
  smooth(
    (
      [
        [-0.78, 0],
        [-0.3, -0.55],
        [0.3, -0.55],
        [0.78, 0],
        [0.3, 0.5],
        [-0.3, 0.5],
      ] as const
    ).map(([across, down]): Point => [
      x + across * step + sheet.between(-0.8, 0.8),
      y + down * rowHeight + sheet.between(-0.8, 0.8),
    ]),
  );

const raised = (sheet: Sheet, outline: string, [x, y]: Point, wool: Tone) => {
  sheet.fill(outline, wool.base);
  const gleam = (
    [
      [-0.5, -0.1],
      [-0.2, -0.42],
      [0.35, -0.36],
      [0, -0.2],
    ] as const
  ).map(([across, down]): Point => [x + across * step, y + down * rowHeight]);
  sheet.fill(smooth(gleam), wool.light, 'opacity=".8"');
};

/** A stick shuttle wound with yarn, 380 long around the given middle. */
export const shuttle = (sheet: Sheet, x: number, y: number, wool: Tone) => {
  const at = (text: string) => points(text).map(([px, py]): Point => [px + x, py + y]);
  const outline = smooth(at("-190 0, -140 -26, 0 -34, 140 -26, 190 0, 140 26, 0 34, -140 26"));
  sheet.fill(outline, colours.woodLight);
  sheet.within(outline, () => {
    woodGrain(sheet, bezier([x - 190, y], [x - 60, y], [x + 60, y], [x + 190, y], 12), 60, 6);
    sheet.stipple(
      outline,
      sheet.linear(
        [0, y],
        [0, y + 36],
        [
          [0, colours.woodDark, 0],
          [1, colours.woodDark, 0.8],
        ],
      ),
    );
  });
  times(15, (index) => index).forEach((index) => {
    const left = x - 90 + index * 12;
    stroke(
      sheet,
      [
        [left, y - 38],
        [left + 5, y],
        [left + 2, y + 40],
      ],
      [wool.base, wool.light, wool.dark][index % 3] as string,
      { from: 11, to: 11 },
    );
  });
};

export const spruceWool = { ...green(3), light: greenAt(5), deep: greenAt(0) };
