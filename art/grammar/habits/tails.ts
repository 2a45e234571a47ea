import {
  cos,
  item,
  lengthOf,
  along,
  lerp,
  radians,
  sin,
  smooth,
  times,
  points,
  type Line,
  type Point,
  bezier,
} from "../../geometry.ts";
import type { Sheet } from "../../sheet.ts";
import type { Tone } from "../../palette.ts";
import type { Tones } from "../colour.ts";
import type { Plant } from "../plant.ts";

export type Tails = {
  tones: Tones;
  /** Foot in lips from the pot's middle, how far it falls, how far aside it ends; the hindmost first. */
  tails: readonly (readonly [foot: number, fall: number, aside: number])[];
  /** A leaf's length, and how far it is from one row to the next. */
  leaf: number;
  every: number;
};

const drop = points("0.12 0, 0.24 0.12, 0.3 0.36, 0.27 0.62, 0.16 0.88, 0 1");

/** A plump leaf: a drop with light on its shoulder and a pale point. */
export const plump = (
  sheet: Sheet,
  [x, y]: Point,
  heading: number,
  long: number,
  wide: number,
  tone: Tone,
) => {
  const [c, s] = [cos(radians(heading)), sin(radians(heading))];
  const place = (a: number, b: number): Point => [
    x + long * (a * wide * c + b * s),
    y + long * (a * wide * s - b * c),
  ];
  const outline = smooth([
    ...drop.map(([a, b]) => place(-a, b)),
    ...drop
      .slice(0, -1)
      .reverse()
      .map(([a, b]) => place(a, b)),
  ]);
  const [mx, my] = place(0, 0.5);
  sheet.fill(outline, tone.deep, 'transform="translate(2 4)" opacity=".7"');
  sheet.fill(outline, tone.base);
  const shade = sheet.radial([mx - long * 0.08, my - long * 0.1], long * 0.62, [
    [0, tone.dark, 0],
    [0.45, tone.dark, 0.1],
    [1, tone.dark, 1],
  ]);
  sheet.fill(outline, shade.url);
  const glow = sheet.radial([mx - long * 0.08, my - long * 0.12], long * 0.3, [
    [0, tone.light, 0.95],
    [1, tone.light, 0],
  ]);
  sheet.fill(outline, glow.url);
  sheet.dot(place(0, 0.93), Math.max(1, long * 0.045), tone.vein, 'opacity=".8"');
};

/** One tail: leaves all round a hanging stem, like shingles, its end drawn to a point. */
export const tail = (
  sheet: Sheet,
  line: Line,
  { tones, leaf, every }: Pick<Tails, "tones" | "leaf" | "every">,
  near: number,
) => {
  const rows = Math.round(lengthOf(line) / every);
  times(rows, (row) => rows - 1 - row).forEach((row) => {
    const share = row / (rows - 1);
    const { point, normal, heading } = along(line, share);
    const size = leaf * (share > 0.86 ? lerp(1, 0.55, (share - 0.86) / 0.14) : 1);
    const offset = row % 2 ? 0.5 : 0;
    [-1.5, 1.5, -1, 1, -0.5, 0.5, 0]
      .map((across) => across + (across > 1.2 ? -offset * 0.4 : offset * 0.5))
      .forEach((across) => {
        const aside = across * size * 0.17;
        const lit = near + 0.3 * (1 - Math.abs(across) * 0.6) - across * 0.12 + sheet.between(-0.1, 0.1);
        plump(
          sheet,
          [point[0] + normal[0] * aside, point[1] + normal[1] * aside],
          heading - across * 52 + sheet.between(-6, 6),
          size * sheet.between(0.9, 1.06),
          0.86,
          tones(Math.min(1, Math.max(0, lit))),
        );
      });
  });
};

/** Thick tails over the rim of a pot, and their beginnings above it. */
export const tails =
  (form: Tails): Plant =>
  (sheet, crown) => {
    const half = Math.floor(form.tails.length / 3);
    const draw = ([foot, fall, aside]: Tails["tails"][number], index: number) => {
      const from: Point = [crown.x + foot * crown.lip * 0.62, crown.y - 6];
      const edge: Point = [crown.x + foot * (crown.lip + 18), crown.y + lerp(40, 6, Math.abs(foot))];
      const over = bezier(from, [from[0], from[1] - 62], [edge[0], edge[1] - 62], edge, 8);
      const down = bezier(
        edge,
        [edge[0] + aside * 0.5, edge[1] + fall * 0.3],
        [edge[0] + aside * 1.1, edge[1] + fall * 0.7],
        [edge[0] + aside, edge[1] + fall],
        20,
      );
      tail(sheet, [...over, ...down.slice(1)], form, lerp(0.1, 0.62, index / (form.tails.length - 1)));
    };
    form.tails.slice(0, half).forEach(draw);
    return () => {
      form.tails.slice(half).forEach((one, index) => draw(one, index + half));
      times(16, (index) => ({ across: ((index * 0.618) % 1) * 2 - 1, up: 1 - index / 16 })).forEach(
        ({ across, up }) => {
          const at: Point = [crown.x + across * crown.lip * 0.72, crown.y - up * 16];
          times(5, (leaf) =>
            plump(
              sheet,
              at,
              across * 50 + (leaf - 2) * 46,
              form.leaf * 0.8,
              0.9,
              form.tones(item([0.3, 0.5, 0.7, 0.6, 0.4], leaf)),
            ),
          );
        },
      );
    };
  };
