import { abs, lerp, times } from "#geometry.ts";
import type { Sheet } from "#sheet.ts";
import type { Foliage } from "#grammar/leaf.ts";
import type { Plant } from "#grammar/plant.ts";

export type LeafyHead = {
  /** Leaves that lie open round the head, and those wrapped over its heart. */
  outer: Foliage;
  inner: Foliage;
  /** How far aside, how far over the soil, how large; the hindmost first. */
  heads: readonly (readonly [aside: number, up: number, size: number])[];
};

/** Lettuces and cabbages: a wrapped heart in a rosette of open leaves, seen from above its front. */
export const leafyHeads =
  ({ outer, inner, heads }: LeafyHead): Plant =>
  (sheet, crown) => {
    const draw = ([aside, up, size]: (typeof heads)[number]) =>
      drawHead(sheet, [crown.x + aside, crown.y - up], size, outer, inner);
    heads.filter(([, up]) => up > 20).forEach(draw);
    return () => heads.filter(([, up]) => up <= 20).forEach(draw);
  };

const drawHead = (
  sheet: Sheet,
  [x, y]: readonly [number, number],
  size: number,
  outer: Foliage,
  inner: Foliage,
) => {
  const fan = (count: number, reach: number, length: number, near: number, rise: number, leaf: Foliage) =>
    times(count, (index) => (count === 1 ? 0 : (index / (count - 1)) * 2 - 1))
      .sort((a, b) => abs(b) - abs(a))
      .forEach((across) =>
        leaf(sheet, {
          from: [x + across * size * 0.16, y - rise * size],
          heading: across * reach + sheet.between(-5, 5),
          length: size * length * sheet.between(0.94, 1.06),
          near: near + sheet.between(-0.08, 0.08) - across * 0.08,
          droop: 18 + abs(across) * 26,
          roll: -across * 10,
        }),
      );
  fan(7, 92, 1, 0.12, 0.1, outer);
  fan(6, 78, 0.86, 0.36, 0.06, outer);
  fan(5, 52, 0.66, 0.55, 0.12, inner);
  fan(4, 30, 0.54, 0.72, 0.14, inner);
  fan(3, 16, 0.42, 0.9, 0.18, inner);
  times(5, (index) => [-64, 64, -34, 34, 0][index] as number).forEach((turn, index) =>
    outer(sheet, {
      from: [x + turn * size * 0.0018, y - size * lerp(0.16, 0.12, index / 4)],
      heading: 180 - turn * 1.35,
      length: size * lerp(0.56, 0.42, index / 4),
      near: lerp(0.7, 0.95, index / 4),
      droop: 10,
      roll: turn * 0.2,
    }),
  );
};
