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
} from "#geometry.ts";
import type { Sheet } from "#sheet.ts";
import type { Tone } from "#palette.ts";
import type { Tones } from "#grammar/colour.ts";
import type { Plant } from "#grammar/plant.ts";

export type Tails = {
  tones: Tones;
  /** Where it leaves the rim (-1 to 1), how far it falls, how far aside it ends. */
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
    (row % 2 ? [-1.5, 1.5, -0.5, 0.5] : [-1.2, 1.2, -0.8, 0.8, 0]).forEach((across) => {
      const aside = across * size * 0.15;
      const lit = near + 0.3 * (1 - Math.abs(across) * 0.6) - across * 0.12 + sheet.between(-0.1, 0.1);
      plump(
        sheet,
        [point[0] + normal[0] * aside, point[1] + normal[1] * aside],
        heading - across * 44 + sheet.between(-6, 6),
        size * sheet.between(0.9, 1.06),
        0.74,
        tones(Math.min(1, Math.max(0, lit))),
      );
    });
  });
};

/** Thick tails over the rim of a pot that stays visible between them, and the young shoots in it. */
export const tails =
  (form: Tails): Plant =>
  (sheet, crown) => {
    const count = form.tails.length;
    const draw = ([foot, fall, aside]: Tails["tails"][number], index: number) => {
      const sunk = Math.sqrt(Math.max(0, 1 - foot * foot)) * crown.lip * (crown.tilt ?? 0.13);
      const from: Point = [crown.x + foot * crown.lip * 0.84, crown.y + sunk * 0.4];
      const edge: Point = [crown.x + foot * (crown.lip + 12), crown.y + sunk - 4];
      const over = bezier(from, [from[0], from[1] - 22], [edge[0], edge[1] - 22], edge, 2);
      const down = bezier(
        edge,
        [edge[0] + aside * 0.7, edge[1] + fall * 0.3],
        [edge[0] + aside, edge[1] + fall * 0.7],
        [edge[0] + aside * 0.8, edge[1] + fall],
        20,
      );
      tail(sheet, [...over, ...down.slice(1)], form, lerp(0.3, 0.6, ((index * 0.618) % 1) + 0.1));
    };
    times(14, (index) => ({ across: ((index * 0.618) % 1) * 2 - 1, up: 1 - index / 14 })).forEach(
      ({ across, up }) => {
        const at: Point = [crown.x + across * crown.lip * 0.78, crown.y + 14 - up * 14];
        times(5, (leaf) =>
          plump(
            sheet,
            at,
            across * 40 + (leaf - 2) * 40,
            form.leaf * 0.7,
            0.9,
            form.tones(item([0.3, 0.5, 0.7, 0.6, 0.4], leaf)),
          ),
        );
      },
    );
    return () => times(count, (index) => draw(form.tails[index] as Tails["tails"][number], index));
  };
