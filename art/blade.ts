import {
  along,
  clamp,
  cos,
  item,
  lengthOf,
  lerp,
  max,
  radians,
  sin,
  spine,
  type Line,
  type Point,
} from "./geometry.ts";

/**
 * A leaf's surface. `at` takes x across (left negative) and y along (0 to 1), both in leaf lengths, to the picture.
 * `light` says how much of the light from the upper left each half takes, 0 to 1.
 */
export type Blade = {
  at: (place: Point) => Point;
  length: number;
  midrib: Line;
  light: { left: number; right: number };
};

/** A leaf that lies in the picture plane along a bent line; `left` and `right` narrow its halves. */
export const flatBlade = (line: Line, left = 1, right = 1): Blade => {
  const length = lengthOf(line);
  const lit = along(line, 0.4).normal[0] >= 0;
  const at = ([x, y]: Point): Point => {
    const { point, normal } = along(line, y);
    const overshoot = (y - clamp(y, 0, 1)) * length;
    const across = x * length * (x < 0 ? left : right);
    const heading = radians(along(line, y).heading);
    return [
      point[0] + normal[0] * across + sin(heading) * overshoot,
      point[1] + normal[1] * across - cos(heading) * overshoot,
    ];
  };
  return {
    at,
    length,
    midrib: line,
    light: lit ? { left: 0.75, right: 0.35 } : { left: 0.35, right: 0.75 },
  };
};

type Vector = readonly [number, number, number];

export type Bend = {
  from: Point;
  heading: number;
  length: number;
  /** Degrees out of the picture towards the viewer at the base. */
  towards?: number;
  /** Degrees by which the blade sinks over its length. */
  droop?: number;
  /** Degrees by which the halves are folded up along the midrib. */
  fold?: number;
  /** Degrees turned about the midrib: positive shows more of the left half. */
  roll?: number;
};

/** A leaf in space, seen from the front: foreshortened, drooping, folded. */
export const bentBlade = ({
  from,
  heading,
  length,
  towards = 0,
  droop = 40,
  fold = 14,
  roll = 0,
}: Bend): Blade => {
  const steps = 24;
  const angle = radians(heading);
  const out = radians(towards);
  let direction: Vector = [sin(angle) * cos(out), -cos(angle) * cos(out), sin(out)];
  let place: Vector = [0, 0, 0];
  const frames = [{ place, direction, ...facing(direction, roll) }];
  for (let step = 0; step < steps; step++) {
    direction = unit(plus(direction, [0, 1, 0], (radians(droop) / steps) * 1.15));
    place = plus(place, direction, 1 / steps);
    frames.push({ place, direction, ...facing(direction, roll) });
  }
  const folded = radians(fold);
  const at = ([x, y]: Point): Point => {
    const where = max(0, y) * steps;
    const index = Math.min(steps - 1, Math.floor(where));
    const [low, high] = [item(frames, index), item(frames, index + 1)];
    const blend = (key: "place" | "side" | "face", axis: 0 | 1) =>
      lerp(low[key][axis], high[key][axis], where - index);
    const back = Math.min(0, y);
    const axis = (k: 0 | 1) =>
      blend("place", k) +
      low.direction[k] * back +
      blend("side", k) * x * cos(folded) +
      blend("face", k) * Math.abs(x) * sin(folded);
    return [from[0] + axis(0) * length, from[1] + axis(1) * length];
  };
  const middle = item(frames, steps / 2);
  const brightness = (half: -1 | 1) => {
    const normal = unit(plus(scale(middle.face, cos(folded)), middle.side, -half * sin(folded)));
    return Math.max(0, dot(normal, lightDirection));
  };
  return {
    at,
    length,
    midrib: spine(from, 0, 1, 0, steps).map((_, index) => at([0, index / steps])),
    light: { left: brightness(-1), right: brightness(1) },
  };
};

const lightDirection: Vector = [-0.52, -0.66, 0.54];

/** The blade's side and upper face at one place: leaves turn their face up and to the viewer. */
const facing = (direction: Vector, roll: number) => {
  const wish: Vector = [0, -0.55, 0.84];
  const face = unit(plus(wish, direction, -dot(wish, direction)));
  const side = cross(face, direction);
  const turn = radians(roll);
  return {
    side: unit(plus(scale(side, cos(turn)), face, sin(turn))),
    face: unit(plus(scale(face, cos(turn)), side, -sin(turn))),
  };
};

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
const plus = (a: Vector, b: Vector, by = 1): Vector => [a[0] + b[0] * by, a[1] + b[1] * by, a[2] + b[2] * by];
const unit = (a: Vector) => scale(a, 1 / (Math.hypot(...a) || 1));
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
