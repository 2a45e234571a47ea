import { bentBlade, type Bend } from "#blade.ts";
import {
  beside,
  bezier,
  item,
  lerp,
  min,
  PI,
  points,
  pow,
  sin,
  times,
  type Line,
  type Point,
} from "#geometry.ts";
import { leaf } from "#leaf.ts";
import { green, type Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";

/** Half the uncut heart, from the stalk round to the tip, in leaf lengths. */
const heart = points(
  "0 0.05, 0.05 -0.06, 0.16 -0.17, 0.32 -0.18, 0.46 -0.09, 0.545 0.07, 0.56 0.24, 0.53 0.4, 0.46 0.56, 0.35 0.72, 0.21 0.88, 0.08 1, 0 1.09",
);

export type MonsteraLeaf = Bend & { tone?: Tone; slits?: number };

/** Slits run from the edge towards the midrib, curved like the veins, round at their inner end. */
export const monsteraLeaf = (sheet: Sheet, { tone = green(2), slits = 6, ...bend }: MonsteraLeaf) =>
  leaf(sheet, bentBlade({ fold: 16, ...bend }), {
    half: (way) => cutHalf(sheet, slits).map(([x, y]): Point => [way * x, y]),
    holes:
      bend.length > 190 ? [-1, 1].flatMap((way) => times(3, (index) => windowAt(sheet, way, index))) : [],
    tone,
    veins: 7,
    sweep: 0.36,
    veinWidth: 0.75,
    lit: 0.6,
  });

const cutHalf = (sheet: Sheet, slits: number): Line => {
  const outline: Point[] = [];
  let done = 0;
  const follow = (to: number) => {
    for (let at = done; at < to; at += 0.04) outline.push(onHeart(at));
    outline.push(onHeart(to));
  };
  for (let index = 0; index < slits; index++) {
    const at = 0.38 + 0.41 * (index / Math.max(1, slits - 1)) + sheet.between(-0.012, 0.012);
    const mouth = lerp(0.02, 0.013, index / slits) + sheet.between(0, 0.004);
    follow(at - mouth);
    outline.push(...slit(sheet, at, mouth, index / slits));
    done = at + mouth + 0.012;
    outline.push(onHeart(at + mouth));
  }
  follow(1);
  return outline;
};

const slit = (sheet: Sheet, at: number, mouth: number, outwards: number): Point[] => {
  const edge = onHeart(at);
  const depth = lerp(0.58, 0.4, outwards) + sheet.between(-0.05, 0.06);
  const end: Point = [edge[0] * depth, edge[1] - edge[0] * 0.42];
  const bow: Point = [lerp(edge[0], end[0], 0.55), lerp(edge[1], end[1], 0.55) - edge[0] * 0.075];
  const middle = bezier(edge, bow, bow, end, 8);
  const width =
    Math.hypot(
      onHeart(at + mouth)[0] - onHeart(at - mouth)[0],
      onHeart(at + mouth)[1] - onHeart(at - mouth)[1],
    ) / 2;
  const half = (t: number) => lerp(width, 0.012, pow(t, 0.55)) + 0.004 * sin(PI * min(1, t));
  const near = beside(middle, (t) => half(t)).slice(1, -1);
  const far = beside(middle, (t) => -half(t))
    .slice(1, -1)
    .reverse();
  const first = item(near, 0);
  const before = onHeart(at - mouth);
  const sameSide = Math.hypot(first[0] - before[0], first[1] - before[1]) <= width * 1.6;
  return sameSide ? [...near, end, ...far] : [...far.reverse(), end, ...near.reverse()];
};

const windowAt = (sheet: Sheet, way: number, index: number): Line => {
  const y = 0.13 + index * 0.15 + sheet.between(-0.015, 0.015);
  const [from, to] = [0.05, lerp(0.135, 0.1, index / 3) + sheet.between(0, 0.02)];
  const centre = (from + to) / 2;
  return [
    [way * from, y],
    [way * centre, y],
    [way * to, y + 0.05],
    [way * centre, y + 0.05],
  ];
};

const onHeart = (at: number): Point => {
  const place = min(0.9999, Math.max(0, at)) * (heart.length - 1);
  const index = Math.floor(place);
  const t = place - index;
  const near = (offset: number) => item(heart, Math.max(0, min(heart.length - 1, index + offset)));
  const [a, b, c, d] = [near(-1), near(0), near(1), near(2)];
  const axis = (k: 0 | 1) =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * t +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
      (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
  return [axis(0), axis(1)];
};
