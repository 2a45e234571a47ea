import { flatBlade } from "#blade.ts";
import { stem, stroke } from "#brush.ts";
import {
  along,
  bezier,
  last,
  lerp,
  PI,
  points,
  pow,
  sin,
  smooth,
  spine,
  times,
  type Point,
} from "#geometry.ts";
import { leaf } from "#leaf.ts";
import { petal } from "#petal.ts";
import { green, tone, type Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";

export const tulipColours = {
  queenOfNight: tone("#5B2440", "#35132A", "#A05A76", "#7F3F5E", "#1F0A1A"),
  plum: tone("#7C3353", "#4A1B36", "#BC7690", "#9C5373", "#2E1022"),
  red: tone("#C8452F", "#8E2A20", "#EE9272", "#E2745A", "#5F1B18"),
  blush: tone("#E6AF9C", "#C17F6E", "#F9E0D2", "#F3CDBC", "#91524A"),
};

/** A goblet of six: three petals behind, two round the sides, one in front. `open` from 0 (bud) to 1. */
export const tulipFlower = (
  sheet: Sheet,
  [x, y]: Point,
  heading: number,
  size: number,
  colour: Tone,
  open = 0.6,
) => {
  const shaded = { ...colour, base: colour.dark, light: colour.base, vein: colour.base };
  const one = (
    lean: number,
    length: number,
    width: number,
    bend: number,
    paint: Tone,
    light: number,
    pointed = 0.35,
  ) =>
    petal(sheet, spine([x, y], heading + lean, length * size, bend, 18), {
      tone: paint,
      width,
      widest: 0.46,
      pointed,
      lean: light,
    });
  one(-10 - 4 * open, 182, 0.5, 12, shaded, -0.3);
  one(11 + 4 * open, 178, 0.5, -12, shaded, -0.3);
  one(-2, 186, 0.46, 3, shaded, -0.2, 0.6);
  one(-27 - 9 * open, 178, 0.56, 29 + 6 * open, colour, -0.75, 0.55);
  one(
    27 + 9 * open,
    176,
    0.56,
    -29 - 6 * open,
    { ...colour, base: colour.dark, light: colour.base },
    -0.5,
    0.55,
  );
  one(1, 164, 0.7, 0, colour, -0.35, 0.3);
};

/** Blue-green, wide, folded like a boat, with parallel veins. */
export const tulipLeaf = (
  sheet: Sheet,
  from: Point,
  heading: number,
  length: number,
  bend: number,
  depth: number,
  narrow: readonly [number, number] = [1, 0.8],
) =>
  leaf(sheet, flatBlade(spine(from, heading, length, bend, 20), ...narrow), {
    profile: (y) => 0.11 * pow(sin(PI * Math.min(1, pow(y * 0.95 + 0.05, 0.6))), 0.8),
    tone: bluish(depth),
    veins: 3,
    sweep: 3.2,
    veinWidth: 0.45,
    steps: 18,
  });

const bluish = (depth: number): Tone => {
  const plain = green(depth);
  return { ...plain, base: depth < 2 ? "#23564C" : depth < 3 ? "#35705F" : "#5D947A" };
};

export const bulb = (sheet: Sheet, [x, y]: Point, size: number, roots = true) => {
  if (roots) {
    times(19, (index) => (index / 18) * 2 - 1).forEach((across, index) => {
      const root = spine(
        [x + across * 32 * size, y + 32 * size],
        180 - across * 36 + sheet.between(-8, 8),
        sheet.between(60, 115) * size,
        sheet.between(-40, 40),
        10,
      );
      stroke(sheet, root, index % 2 ? "#E3CFAC" : "#C2A376", { from: 4.5 * size, to: 1 });
    });
  }
  const half = points("0 -96, 12 -74, 50 -28, 66 8, 44 40, 0 48");
  const outline = smooth(
    [
      ...half,
      ...half
        .slice(1, -1)
        .reverse()
        .map(([px, py]): Point => [-px, py]),
    ].map(([px, py]): Point => [x + px * size, y + py * size]),
  );
  const wide = 66 * size;
  sheet.fill(outline, "#4A2718", 'transform="translate(4 6)" opacity=".45"');
  sheet.fill(outline, "#B5713F");
  sheet.within(outline, () => {
    times(13, (index) => (index / 12) * 2 - 1).forEach((across, index) => {
      const fibre = bezier(
        [x + across * 3, y - 92 * size],
        [x + across * wide * 0.7, y - 40 * size],
        [x + across * wide * 1.25, y + 5 * size],
        [x + across * wide * 0.4, y + 48 * size],
        14,
      );
      stroke(sheet, fibre, index % 3 ? "#8B4E2A" : "#DDA56B", {
        from: 3.4 * size,
        to: 2 * size,
        attributes: 'opacity=".75"',
      });
    });
    sheet.stipple(
      outline,
      sheet.radial([x - wide * 0.4, y - 20 * size], wide * 2, [
        [0.2, "#5E2F1B", 0],
        [1, "#5E2F1B", 1],
      ]),
    );
    sheet.stipple(
      outline,
      sheet.radial([x - wide * 0.42, y - 12 * size], wide * 0.75, [
        [0, "#F0C592", 0.95],
        [1, "#F0C592", 0],
      ]),
    );
    const peel = points("14 -58, 58 -20, 68 10, 46 34, 36 -4").map(([px, py]): Point => [
      x + px * size,
      y + py * size,
    ]);
    sheet.fill(smooth(peel), "#8A4A2B");
    sheet.stipple(
      smooth(peel),
      sheet.linear(
        [x + wide * 0.3, 0],
        [x + wide, 0],
        [
          [0, "#D89A61", 0.9],
          [1, "#D89A61", 0.1],
        ],
      ),
    );
  });
};

export type Tulip = {
  foot: Point;
  heading: number;
  bend: number;
  size: number;
  colour: Tone;
  open?: number;
  leaves?: boolean;
};

/** The whole plant from its bulb; `foot` is the middle of the bulb. */
export const tulip = (sheet: Sheet, { foot: [x, y], heading, bend, size, colour, open }: Tulip) => {
  const neck: Point = [x, y - 70 * size];
  const stalk = spine(neck, heading, 470 * size, bend, 20);
  tulipLeaf(sheet, [x - 3, y - 66 * size], heading - 24, 350 * size, -26, 1, [1, 0.75]);
  tulipLeaf(sheet, [x + 3, y - 66 * size], heading + 22, 320 * size, 30, 2, [0.75, 1]);
  stem(sheet, stalk, 17 * size, 13 * size, green(4));
  tulipLeaf(
    sheet,
    [x + 2, y - 64 * size],
    heading + lerp(8, 12, sheet.random()),
    285 * size,
    -36,
    3,
    [0.7, 1],
  );
  const top = last(stalk);
  tulipFlower(sheet, [top[0], top[1] + 8], along(stalk, 1).heading, 1.16 * size, colour, open);
  bulb(sheet, [x, y], size);
};
