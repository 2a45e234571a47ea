import { stroke } from "#brush.ts";
import { cos, item, points, radians, sin, smooth, spine, times, type Line, type Point } from "#geometry.ts";
import type { Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { around, faceOf, petalOn, type Bloom, type PetalForm } from "./bloom.ts";
import { shape } from "./shapes.ts";

type Inside = (place: (point: Point) => Point, sheet: Sheet) => void;

export type SolidForm = {
  /** Half the outline from the stalk's end (y 0) to the far end (y 1); x is in lengths too. */
  half: Line;
  tone: Tone;
  /** How shiny: 0 for roots, 1 for cherries. */
  gleam?: number;
  /** Drawn on the skin, in the same measure, x from the axis. */
  inside?: Inside;
  /** Leaves off the grain, for small fruit by the dozen. */
  plain?: boolean;
};

/** A plump thing: a fruit, a root, a pad. It runs from `at` along `heading` for `long`. */
export const solid = (sheet: Sheet, at: Point, heading: number, long: number, form: SolidForm) => {
  const { half, tone, gleam = 0.6, inside, plain = false } = form;
  const [c, s] = [cos(radians(heading)), sin(radians(heading))];
  const place = ([x, y]: Point): Point => [at[0] + long * (x * c + y * s), at[1] + long * (x * s - y * c)];
  const left = half.map(([x, y]) => place([-x, y]));
  const right = half.map(place);
  const closed = item(half, 0)[0] > 0.001 ? right : right.slice(1);
  const outline = smooth([...left.slice().reverse(), ...closed.slice(0, -1)]);
  const wide = long * Math.max(...half.map(([x]) => x));
  const [x, y] = place([0, 0.5]);
  const size = Math.max(wide, long * 0.5);
  sheet.fill(outline, tone.deep, 'transform="translate(4 6)" opacity=".4"');
  sheet.fill(outline, tone.base);
  const paint = () => {
    const shade = sheet.radial([x - wide * 0.4, y - size * 0.4], size * 1.7, [
      [0.3, tone.dark, 0],
      [1, tone.dark, 1],
    ]);
    const glow = sheet.radial([x - wide * 0.42, y - size * 0.36], size * 0.85, [
      [0, tone.light, 0.95],
      [0.35, tone.light, 0.65],
      [1, tone.light, 0],
    ]);
    if (plain) {
      sheet.fill(outline, shade.url);
      sheet.fill(outline, glow.url, 'opacity=".8"');
    } else {
      sheet.stipple(outline, shade);
      sheet.stipple(outline, glow);
    }
    inside?.(place, sheet);
  };
  sheet.within(outline, paint);
  if (gleam > 0.4) {
    const spot = points("-0.62 -0.22, -0.46 -0.52, -0.3 -0.6, -0.44 -0.4").map(([gx, gy]): Point => [
      x + gx * wide * 0.95,
      y + gy * size * 0.8,
    ]);
    sheet.fill(smooth(spot), "#FFF3DC", `opacity="${gleam}"`);
  }
  return place;
};

/** Half outlines of fruits and roots. */
export const bodies = {
  globe: points("0 0.02, 0.24 0, 0.44 0.14, 0.52 0.42, 0.46 0.74, 0.28 0.95, 0 1"),
  apple: points("0 0.08, 0.14 0.01, 0.34 0.02, 0.52 0.2, 0.53 0.45, 0.43 0.76, 0.26 0.97, 0.1 0.99, 0 0.95"),
  pear: points("0 0, 0.09 0.03, 0.16 0.2, 0.28 0.42, 0.4 0.64, 0.38 0.85, 0.2 0.98, 0 1"),
  lemon: points(
    "0 0, 0.05 0.02, 0.12 0.07, 0.28 0.2, 0.36 0.45, 0.32 0.7, 0.16 0.88, 0.07 0.95, 0.03 1, 0 1",
  ),
  carrot: points("0.04 0, 0.115 0.015, 0.14 0.07, 0.125 0.3, 0.1 0.55, 0.075 0.78, 0.04 0.93, 0 1"),
  radish: points("0.03 0, 0.3 0.06, 0.46 0.28, 0.44 0.55, 0.22 0.78, 0.05 0.88, 0 1"),
  beet: points("0.1 0, 0.3 0.04, 0.46 0.26, 0.45 0.5, 0.26 0.7, 0.06 0.8, 0.02 1, 0 1"),
  cucumber: points("0.05 0, 0.08 0.03, 0.095 0.2, 0.105 0.6, 0.1 0.88, 0.06 0.98, 0 1"),
  chilli: points("0.03 0, 0.075 0.03, 0.08 0.2, 0.065 0.5, 0.045 0.78, 0.015 0.95, 0 1"),
  pod: points("0 0, 0.04 0.04, 0.075 0.2, 0.085 0.5, 0.07 0.8, 0.03 0.95, 0 1"),
  kuri: points("0 0, 0.06 0, 0.12 0.06, 0.26 0.24, 0.44 0.46, 0.48 0.68, 0.38 0.88, 0.18 0.98, 0 1"),
  strawberry: points("0 0.02, 0.2 0, 0.36 0.1, 0.4 0.3, 0.3 0.62, 0.14 0.9, 0 1"),
  pad: points("0.04 0, 0.13 0.06, 0.24 0.24, 0.31 0.48, 0.31 0.7, 0.24 0.89, 0.12 0.98, 0 1"),
  egg: points("0 0, 0.2 0.04, 0.36 0.24, 0.4 0.5, 0.34 0.78, 0.18 0.96, 0 1"),
} satisfies Record<string, Line>;

export type Fruit = SolidForm & {
  /** Leaflets at the stalk's end. */
  sepals?: { count: number; length: number; form: PetalForm };
  stalk?: { colour: string; long: number; wide: number };
  /** Its length in pose sizes. */
  long?: number;
};

/** A fruit that hangs from where the pose is, along its heading. */
export const fruit =
  (form: Fruit): Bloom =>
  (sheet, pose) => {
    const { sepals, stalk, long = 2 } = form;
    const [x, y] = pose.at;
    const s = radians(pose.heading);
    const drop = stalk ? stalk.long * pose.size : 0;
    const at: Point = [x + sin(s) * drop, y - cos(s) * drop];
    if (stalk)
      stroke(sheet, spine([x, y], pose.heading - 8, drop + pose.size * 0.2, 14, 6), stalk.colour, {
        from: stalk.wide * pose.size,
        to: stalk.wide * pose.size * 0.8,
      });
    solid(sheet, at, pose.heading, pose.size * long, form);
    if (!sepals) return;
    const face = faceOf({ ...pose, at, heading: pose.heading + 180, nod: 62 });
    around(sepals.count, 20).forEach((angle) =>
      petalOn(
        sheet,
        face,
        { angle, length: sepals.length, rise: (along) => [along * sepals.length, -0.1 * along] },
        sepals.form,
      ),
    );
  };

/** Several of a fruit on one stalk: currants, grapes, bilberries. `rows` counts fruits from the stalk down. */
export const bunch =
  (
    one: Bloom,
    rows: readonly number[],
    { wide = 0.9, every = 0.8, stalk = "#7A9E68", size = 1 } = {},
  ): Bloom =>
  (sheet, pose) => {
    const [x, y] = pose.at;
    const step = pose.size * every;
    stroke(
      sheet,
      [
        [x, y - pose.size * 0.6],
        [x, y],
        [x + 2, y + step * rows.length],
      ],
      stalk,
      { from: pose.size * 0.16, to: pose.size * 0.08 },
    );
    rows.forEach((count, row) =>
      times(count, (index) => (count === 1 ? 0 : (index / (count - 1)) * 2 - 1))
        .sort((a, b) => Math.abs(b) - Math.abs(a))
        .forEach((across) => {
          const at: Point = [
            x + across * (count - 1) * pose.size * wide * 0.5 + sheet.between(-2, 2),
            y + (row + 0.35) * step - Math.abs(across) * step * 0.2 + sheet.between(-2, 2),
          ];
          one(sheet, {
            ...pose,
            at,
            heading: 180 + across * 16,
            size: pose.size * size * sheet.between(0.9, 1.06),
            near: 0.6 - across * 0.25 + sheet.between(-0.15, 0.15),
          });
        }),
    );
  };

export const sepalForm = (tone: Tone, width = 0.34): PetalForm => ({
  outline: shape("lance", width),
  tone,
  veins: 1,
});

/** Berries one by one down a hanging stalk, smaller to its end: currants. */
export const strig =
  (one: Bloom, count: number, { every = 1.3, out = 0.95, stalk = "#8AA05A" } = {}): Bloom =>
  (sheet, pose) => {
    const [x, y] = pose.at;
    const long = pose.size * every * count * 0.62;
    const line = spine(
      [x, y - pose.size],
      180 + sheet.between(-8, 8),
      long + pose.size,
      sheet.between(-10, 10),
      12,
    );
    stroke(sheet, line, stalk, { from: pose.size * 0.2, to: pose.size * 0.1 });
    times(count, (index) => {
      const share = index / (count - 1);
      const [px, py] = item(line, Math.round(1 + share * 11));
      const side = index % 3 === 0 ? -1 : index % 3 === 1 ? 1 : 0.1;
      const size = pose.size * (1.12 - 0.5 * share);
      const at: Point = [px + side * size * out, py + sheet.between(-2, 2)];
      stroke(sheet, [[px, py - size * 0.5], [(px + at[0]) / 2, py - size * 0.5], at], stalk, {
        from: pose.size * 0.12,
        to: pose.size * 0.1,
      });
      one(sheet, { ...pose, at: [at[0], at[1] - size * 0.4], heading: 180 - side * 14, size, near: 0.6 });
    });
  };
