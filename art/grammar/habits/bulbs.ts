import { stem } from "#brush.ts";
import { along, last, lerp, spine, times, type Point } from "#geometry.ts";
import { bulb } from "#plants/tulip.ts";
import type { Sheet } from "#sheet.ts";
import type { Bloom } from "#grammar/bloom.ts";
import type { Foliage } from "#grammar/leaf.ts";
import type { Plant, Stalk } from "#grammar/plant.ts";

/** One plant from its bulb: the bulb's middle, how it leans, its size. */
type Standing = readonly [x: number, y: number, heading: number, size: number];

export type Bulbs = {
  plants: readonly Standing[];
  /** Bulbs without leaves. */
  loose?: readonly Standing[];
  /** Stem length from the bulb's neck, in units at size 1. */
  stem: number;
  stalk: Stalk;
  bend?: number;
  leaf: Foliage;
  /** Heading from the stem, length at size 1, bend, near. The first `behind` are drawn behind the stem. */
  leaves: readonly (readonly [heading: number, length: number, bend: number, near: number])[];
  behind?: number;
  /** At its stem's end; the heading is the stem's plus `turn`. */
  bloom: Bloom;
  size: number;
  nod: number;
  turn?: number;
  /** A bend of the stem's end, as of a nodding flower. */
  crook?: number;
  bulbSize?: number;
  /** 1 round, below 1 flat as a corm. */
  squat?: number;
  /** Several stems from a bulb. */
  stems?: number;
  extra?: (sheet: Sheet, line: readonly Point[], size: number) => void;
};

/** Flowers on their own bulbs, lying on paper or standing in cut soil. */
export const bulbs =
  (form: Bulbs): Plant =>
  (sheet) => {
    for (const plant of form.plants) drawPlant(sheet, form, plant);
    for (const [x, y, turn, size] of form.loose ?? [])
      sheet.group(`transform="rotate(${turn} ${x} ${y})"`, () => drawBulb(sheet, form, [x, y], size));
  };

const drawBulb = (sheet: Sheet, { squat = 1, bulbSize = 1 }: Bulbs, [x, y]: Point, size: number) => {
  if (squat === 1) return bulb(sheet, [x, y], size * bulbSize);
  sheet.group(`transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(1 ${squat})"`, () =>
    bulb(sheet, [0, 0], size * bulbSize),
  );
};

/** The part over the bulb; in a bowl there is no bulb to be seen. */
export const drawPlant = (sheet: Sheet, form: Bulbs, [x, y, heading, size]: Standing, withBulb = true) => {
  const {
    leaves,
    leaf,
    behind = Math.ceil(leaves.length / 2),
    stalk,
    bend = 0,
    stems = 1,
    bulbSize = 1,
    squat = 1,
  } = form;
  const neck: Point = [x, y - (withBulb ? 76 * size * bulbSize * squat : 0)];
  const grow = ([turn, length, curve, near]: (typeof leaves)[number]) =>
    leaf(sheet, {
      from: [neck[0] + turn * 0.12, neck[1] + 6],
      heading: heading + turn,
      length: length * size * sheet.between(0.95, 1.05),
      bend: curve,
      near,
    });
  leaves.slice(0, behind).forEach(grow);
  times(stems, (index) => {
    const aside = stems === 1 ? 0 : lerp(-15, 15, index / (stems - 1));
    drawStem(
      sheet,
      form,
      neck,
      heading + aside,
      size * (1 - Math.abs(aside) * 0.008),
      bend + aside * 0.6,
      stalk,
    );
  });
  leaves.slice(behind).forEach(grow);
  if (withBulb) drawBulb(sheet, form, [x, y], size);
};

const drawStem = (
  sheet: Sheet,
  form: Bulbs,
  neck: Point,
  heading: number,
  size: number,
  bend: number,
  stalk: Stalk,
) => {
  const { bloom, nod, turn = 0, crook = 0 } = form;
  const straight = spine(neck, heading, form.stem * size, bend, 16);
  const way = heading + bend >= 0 ? 1 : -1;
  const hook = crook
    ? spine(last(straight), along(straight, 1).heading, 70 * size, way * crook, 8).slice(1)
    : [];
  const line = [...straight, ...hook];
  stem(sheet, line, stalk.from * size, stalk.to * size, stalk.tones(0.7));
  form.extra?.(sheet, line, size);
  bloom(sheet, {
    at: last(line),
    heading: along(line, 1).heading + way * turn,
    nod,
    size: form.size * size,
    near: 0.7,
  });
};

/** The same flowers growing close together in a bowl. */
export const bowlOf =
  (form: Bulbs, count: number, spread: number): Plant =>
  (sheet, crown) => {
    const all = times(count, (index) => ({
      across: ((index + 0.5) / count) * 2 - 1,
      near: (index * 0.618) % 1,
    })).sort((a, b) => a.near - b.near);
    for (const { across, near } of all)
      drawPlant(
        sheet,
        form,
        [
          crown.x + across * crown.lip * 0.72,
          crown.y + near * 10,
          across * spread + sheet.between(-3, 3),
          lerp(1.05, 0.85, near) * (1 - 0.12 * across * across),
        ],
        false,
      );
  };
