export type Point = readonly [number, number];
export type Line = readonly Point[];
export type Placed = { point: Point; tangent: Point; normal: Point; heading: number };

export const { PI, sin, cos, sqrt, abs, min, max, pow } = Math;
const degree = PI / 180;

export const radians = (degrees: number) => degrees * degree;
export const lerp = (from: number, to: number, at: number) => from + (to - from) * at;
export const clamp = (value: number, low: number, high: number) => max(low, min(high, value));
const mix = (from: Point, to: Point, at: number): Point => [
  lerp(from[0], to[0], at),
  lerp(from[1], to[1], at),
];
export const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));
/** To one decimal; by whole numbers, as this is what drawing a picture does most. */
export const short = (value: number) => {
  const tenths = Math.round(value * 10);
  const [whole, rest] = [Math.trunc(tenths / 10), Math.abs(tenths % 10)];
  if (rest === 0) return `${whole}`;
  return `${tenths < 0 && whole === 0 ? "-" : ""}${whole}.${rest}`;
};

/** "10 20, 30 40" as points: keeps hand-set outlines on one line. */
export const points = (text: string): Point[] =>
  text.split(",").map((pair) => {
    const [x, y] = pair.trim().split(/\s+/).map(Number);
    return [x as number, y as number];
  });

export const item = <Item>(list: readonly Item[], index: number): Item => list[index] as Item;
export const last = <Item>(list: readonly Item[]): Item => item(list, list.length - 1);

/** Catmull-Rom through the points, as cubic path data. */
export const smooth = (line: Line, closed = true): string => {
  const count = line.length;
  const near = (index: number) => item(line, closed ? (index + count) % count : clamp(index, 0, count - 1));
  const [startX, startY] = item(line, 0);
  let data = `M${short(startX)} ${short(startY)}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [near(index - 1), near(index), near(index + 1), near(index + 2)];
    data +=
      `C${short(from[0] + (to[0] - before[0]) / 6)} ${short(from[1] + (to[1] - before[1]) / 6)}` +
      ` ${short(to[0] - (after[0] - from[0]) / 6)} ${short(to[1] - (after[1] - from[1]) / 6)} ${short(to[0])} ${short(to[1])}`;
  }
  return data + (closed ? "Z" : "");
};

export const polygon = (line: Line) => `M${line.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z`;

/** A line that starts at `from` with a heading (0 = up, 90 = right) and bends by `bend` degrees on its way. */
export const spine = (from: Point, heading: number, length: number, bend = 0, steps = 20, late = 1) => {
  const line: Point[] = [from];
  let [x, y] = from;
  for (let step = 0; step < steps; step++) {
    const angle = radians(heading + bend * pow((step + 0.5) / steps, late));
    x += (sin(angle) * length) / steps;
    y -= (cos(angle) * length) / steps;
    line.push([x, y]);
  }
  return line;
};

export const bezier = (a: Point, b: Point, c: Point, d: Point, steps = 20): Point[] =>
  times(steps + 1, (step) => {
    const t = step / steps;
    const u = 1 - t;
    const axis = (k: 0 | 1) =>
      u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * d[k];
    return [axis(0), axis(1)];
  });

export const along = (line: Line, at: number): Placed => {
  const steps = line.length - 1;
  const place = clamp(at, 0, 1) * steps;
  const index = clamp(Math.floor(place), 0, steps - 1);
  const [from, to] = [item(line, index), item(line, index + 1)];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  return {
    point: mix(from, to, place - index),
    tangent: [dx / length, dy / length],
    normal: [-dy / length, dx / length],
    heading: Math.atan2(dx, -dy) / degree,
  };
};

export const lengthOf = (line: Line) =>
  line.reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = item(line, max(0, index - 1));
    return sum + Math.hypot(x - beforeX, y - beforeY);
  }, 0);

/** The line moved sideways: to its right for positive distances. */
export const beside = (line: Line, distance: number | ((at: number) => number)): Point[] =>
  line.map(([x, y], index) => {
    const at = index / (line.length - 1);
    const { normal } = along(line, at);
    const by = typeof distance === "number" ? distance : distance(at);
    return [x + normal[0] * by, y + normal[1] * by];
  });

export const ring = (centre: Point, radius: number, count: number, flat = 1, turn = 0): Point[] =>
  times(count, (index) => {
    const angle = (index / count) * 2 * PI + turn;
    return [centre[0] + cos(angle) * radius, centre[1] + sin(angle) * radius * flat];
  });

export const rotated = (line: Line, centre: Point, degrees: number): Point[] => {
  const [c, s] = [cos(radians(degrees)), sin(radians(degrees))];
  return line.map(([x, y]) => {
    const [dx, dy] = [x - centre[0], y - centre[1]];
    return [centre[0] + dx * c - dy * s, centre[1] + dx * s + dy * c];
  });
};
