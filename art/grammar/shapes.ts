import {
  along,
  cos,
  item,
  last,
  lengthOf,
  lerp,
  PI,
  points,
  radians,
  sin,
  times,
  type Line,
  type Point,
} from "#geometry.ts";

/** The right half of a leaf's edge from base to tip, x to the outside, y along, both in leaf lengths. */
export type Outline = Line;

const curves = {
  needle: "0.3 0, 0.5 0.2, 0.5 0.6, 0.3 0.9, 0 1",
  grass: "0.36 0, 0.46 0.15, 0.5 0.36, 0.42 0.6, 0.26 0.82, 0.09 0.95, 0 1",
  sword: "0.42 0, 0.48 0.2, 0.5 0.4, 0.4 0.66, 0.22 0.87, 0 1",
  strap: "0.26 0, 0.4 0.16, 0.5 0.42, 0.49 0.66, 0.38 0.87, 0.2 0.97, 0 1",
  lance: "0 0, 0.2 0.08, 0.38 0.2, 0.5 0.38, 0.46 0.56, 0.32 0.75, 0.13 0.92, 0 1",
  ovate: "0 0, 0.26 0.04, 0.44 0.16, 0.5 0.33, 0.44 0.53, 0.3 0.72, 0.12 0.9, 0 1",
  drip: "0 0, 0.16 0.05, 0.36 0.18, 0.5 0.4, 0.47 0.58, 0.33 0.76, 0.15 0.87, 0.05 0.94, 0 1",
  oval: "0 0, 0.22 0.06, 0.41 0.22, 0.5 0.47, 0.44 0.7, 0.27 0.89, 0.09 0.98, 0 1",
  spoon: "0.05 0, 0.1 0.15, 0.2 0.35, 0.38 0.56, 0.5 0.76, 0.43 0.91, 0.22 0.99, 0 1",
  plump: "0.1 0, 0.2 0.1, 0.36 0.3, 0.48 0.54, 0.48 0.74, 0.38 0.91, 0.2 0.99, 0 1",
  round: "0 0, 0.28 0.03, 0.46 0.22, 0.5 0.5, 0.44 0.76, 0.25 0.94, 0 1",
  disc: "0 0.02, 0.16 -0.03, 0.32 0.02, 0.45 0.2, 0.5 0.45, 0.46 0.7, 0.34 0.89, 0.16 0.985, 0 1.01",
  coin: "0 -0.36, 0.27 -0.32, 0.45 -0.1, 0.5 0.16, 0.43 0.43, 0.24 0.6, 0 0.64",
  shield: "0 -0.24, 0.2 -0.22, 0.4 -0.1, 0.5 0.08, 0.46 0.3, 0.33 0.52, 0.14 0.7, 0 0.78",
  heart: "0 0.05, 0.1 -0.06, 0.26 -0.11, 0.42 -0.06, 0.5 0.1, 0.47 0.3, 0.36 0.53, 0.2 0.76, 0.07 0.92, 0 1",
  kidney: "0 0.1, 0.14 -0.08, 0.34 -0.12, 0.49 0.06, 0.48 0.34, 0.38 0.66, 0.2 0.9, 0 1",
  paddle: "0 0, 0.3 0.02, 0.46 0.12, 0.5 0.38, 0.47 0.66, 0.35 0.86, 0.15 0.97, 0 1",
  fiddle:
    "0 0.02, 0.2 -0.02, 0.33 0.08, 0.34 0.24, 0.29 0.4, 0.4 0.56, 0.5 0.74, 0.46 0.89, 0.27 0.985, 0.08 0.99, 0 1",
  fan: "0.02 0, 0.2 0.3, 0.5 0.7, 0.48 0.83, 0.33 0.9, 0.28 0.86, 0.15 0.98, 0.1 0.93, 0 1",
  claw: "0.03 0, 0.09 0.14, 0.2 0.34, 0.42 0.54, 0.5 0.74, 0.42 0.92, 0.26 1, 0.12 0.97, 0 0.94",
  wing: "0 0.06, 0.14 -0.1, 0.34 -0.12, 0.47 0, 0.5 0.18, 0.43 0.42, 0.28 0.66, 0.1 0.9, 0 1",
} satisfies Record<string, string>;

/** A named shape; `width` is the whole leaf's, in leaf lengths. */
export const shape = (name: keyof typeof curves, width: number): Outline =>
  points(curves[name]).map(([x, y]): Point => [x * width, y]);

/** The edge walked in even steps, each pushed out by `by` and towards the tip by `forward`. */
const walked = (
  outline: Outline,
  steps: number,
  push: (index: number) => { by: number; forward?: number },
): Outline => {
  const line = even(outline);
  return times(steps + 1, (index): Point => {
    const { point, normal, tangent } = along(line, index / steps);
    if (index === 0 || index === steps) return point;
    const { by, forward = 0 } = push(index);
    const [x, y] = [point[0] - normal[0] * by, point[1] - normal[1] * by];
    return [Math.max(0, x + tangent[0] * forward), y + tangent[1] * forward];
  });
};

const even = (outline: Outline): Outline => {
  const total = lengthOf(outline);
  const steps = 40;
  const line: Point[] = [item(outline, 0)];
  let [walkedSoFar, next] = [0, 1];
  for (let index = 1; index < outline.length; index++) {
    const [from, to] = [item(outline, index - 1), item(outline, index)];
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
    while (next <= steps && (next / steps) * total <= walkedSoFar + long + 1e-9) {
      const t = ((next / steps) * total - walkedSoFar) / (long || 1);
      line.push([lerp(from[0], to[0], t), lerp(from[1], to[1], t)]);
      next++;
    }
    walkedSoFar += long;
  }
  return line;
};

/** Saw teeth that point to the tip. */
export const toothed = (outline: Outline, count: number, depth = 0.03): Outline =>
  walked(outline, count * 2, (index) =>
    index % 2 ? { by: -depth * 0.2 } : { by: depth, forward: depth * 0.7 },
  );

/** Rounded teeth. */
export const scalloped = (outline: Outline, count: number, depth = 0.02): Outline =>
  walked(outline, count * 3, (index) => ({ by: index % 3 ? depth * 0.6 : -depth }));

export const wavy = (outline: Outline, waves: number, depth = 0.02): Outline =>
  walked(outline, waves * 5, (index) => ({ by: depth * sin((index / 5) * 2 * PI) }));

export type Lobe = readonly [angle: number, length: number, width: number];

/**
 * Lobes fan out from the stalk; `angle` 0 is the tip, given from the hindmost lobe to the middle one. `blunt` is where
 * a lobe is widest, `round` how broad its end is.
 */
export const lobed = (lobes: readonly Lobe[], cleft: number, blunt = 0.55, round = 0): Outline => {
  const polar = (angle: number, radius: number): Point => [
    sin(radians(angle)) * radius,
    cos(radians(angle)) * radius,
  ];
  const outline: Point[] = [[0, -0.02]];
  lobes.forEach(([angle, length, width], index) => {
    const next = lobes[index + 1];
    const shoulder = (way: number, at: number): Point => {
      const [x, y] = polar(angle, length * at);
      return [x + cos(radians(angle)) * way * width * 0.5, y - sin(radians(angle)) * way * width * 0.5];
    };
    outline.push(shoulder(1, 0.42), shoulder(0.96, blunt));
    if (round > 0) outline.push(shoulder(round, 0.95));
    outline.push(polar(angle, length));
    if (round > 0 && next) outline.push(shoulder(-round, 0.95));
    if (next) {
      outline.push(shoulder(-0.96, blunt));
      outline.push(polar((angle + next[0]) / 2, cleft * Math.min(length, next[1])));
    }
  });
  return outline.map(([x, y]): Point => [Math.max(0, x), y]);
};

/** Deeply cut and cut again, as of parsley: each half a row of rounded fingers. */
export const fingered = (outline: Outline, fingers: number, depth: number): Outline =>
  walked(outline, fingers * 4, (index) => ({
    by: [-depth, depth * 0.5, depth, depth * 0.5][index % 4] ?? 0,
    forward: depth * 0.4,
  }));

/** Half the width at a place along the leaf. */
export const widthAt = (outline: Outline, y: number): number => {
  for (let index = outline.length - 1; index > 0; index--) {
    const [a, b] = [item(outline, index - 1), item(outline, index)];
    if (a[1] <= y && y <= b[1]) return lerp(a[0], b[0], (y - a[1]) / (b[1] - a[1] || 1));
  }
  return y < item(outline, 0)[1] ? item(outline, 0)[0] : last(outline)[0];
};
