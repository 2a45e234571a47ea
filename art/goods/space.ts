import { cos, polygon, radians, sin, type Point } from "#geometry.ts";
import type { Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { board, face } from "./timber.ts";

/** Right, up, towards the viewer. */
export type Place = readonly [number, number, number];
export type View = (place: Place) => Point;
export type Look = { x: number; y: number; scale: number; yaw: number; pitch: number };

/** How a thing is looked at: negative `yaw` shows its right side, `pitch` how far from above. */
export const viewed = ({ x, y, scale, yaw, pitch }: Look): View => {
  const [c, s] = [cos(radians(yaw)), sin(radians(yaw))];
  const [up, down] = [cos(radians(pitch)), sin(radians(pitch))];
  return ([right, high, near]) => [
    x + scale * (right * c + near * s),
    y + scale * ((near * c - right * s) * down - high * up),
  ];
};

const channel = (colour: string, index: number) => Number.parseInt(colour.slice(index, index + 2), 16);
const blended = (from: string, to: string, at: number) =>
  `#${[1, 3, 5]
    .map((index) => Math.round(channel(from, index) * (1 - at) + channel(to, index) * at))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
export const dimmed = (tone: Tone, by = 0.5): Tone => ({
  ...tone,
  base: blended(tone.base, tone.dark, by),
  light: blended(tone.light, tone.base, by),
  dark: blended(tone.dark, tone.deep, by),
});
export const lifted = (tone: Tone, by = 0.5): Tone => ({
  ...tone,
  base: blended(tone.base, tone.light, by),
  dark: blended(tone.dark, tone.base, by),
});

type Options = { grainy?: boolean; lines?: number; along?: 0 | 1 | 2 };

/** A squared timber or box between two corners: top, front and the right side. */
export const cuboid = (
  sheet: Sheet,
  view: View,
  [x0, y0, z0]: Place,
  [x1, y1, z1]: Place,
  tone: Tone,
  { grainy = true, lines = 4, along = 0 }: Options = {},
) => {
  const at = (x: number, y: number, z: number) => view([x, y, z]);
  const draw = grainy ? board : face;
  const sides = {
    side: [at(x1, y1, z1), at(x1, y1, z0), at(x1, y0, z0), at(x1, y0, z1)],
    front: [at(x0, y1, z1), at(x1, y1, z1), at(x1, y0, z1), at(x0, y0, z1)],
    top: [at(x0, y1, z0), at(x1, y1, z0), at(x1, y1, z1), at(x0, y1, z1)],
  } as const;
  const turn = ([a, b, c, d]: readonly [Point, Point, Point, Point]) => [a, d, c, b] as const;
  draw(sheet, along === 2 ? sides.side : turn(sides.side), dimmed(tone, 0.7), undefined, lines);
  draw(sheet, along === 1 ? turn(sides.front) : sides.front, tone, undefined, lines);
  draw(sheet, along === 2 ? turn(sides.top) : sides.top, lifted(tone), undefined, lines);
};

/** A flat patch in space, as of a label or a shadow. */
export const patch = (sheet: Sheet, view: View, places: readonly Place[], colour: string, attributes = "") =>
  sheet.fill(polygon(places.map(view)), colour, attributes);
