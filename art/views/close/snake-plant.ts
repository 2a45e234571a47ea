import { spine, type Point } from "#geometry.ts";
import { sword } from "#plants/snake-plant.ts";
import type { Draw } from "#sheet.ts";
import { magnified } from "#views/view.ts";

/** Foot, heading, length, bend, near, width, before the camera comes near. */
export type Sword = readonly [
  x: number,
  y: number,
  heading: number,
  length: number,
  bend: number,
  near: number,
  wide: number,
];

export const closeSwords = (swords: readonly Sword[], about: Point, by: number): Draw =>
  magnified(
    (sheet) =>
      swords.forEach(([x, y, heading, length, bend, near, wide]) =>
        sword(sheet, spine([x, y], heading, length, bend, 22), near, wide),
      ),
    about,
    by,
  );
