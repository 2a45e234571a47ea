import type { Point } from "./drawing.ts";

const cornerRadius = 7;
const tipLength = 8;
const tipHalf = 3.6;

/** A line with rounded corners, as a path's `d`; it ends where the arrowhead begins. */
export function pathOf(points: readonly Point[]): string {
  const last = points.at(-1);
  const before = points.at(-2);
  if (!last || !before) return "";
  const way = [...points.slice(0, -1), toward(last, before, tipLength - 1)];
  return way
    .map((corner, index) => {
      const next = way[index + 1];
      if (index === 0) return `M${at(corner)}`;
      if (!next) return `L${at(corner)}`;
      const from = toward(corner, way[index - 1]!, cornerRadius);
      return `L${at(from)}Q${at(corner)} ${at(toward(corner, next, cornerRadius))}`;
    })
    .join("");
}

/** The arrowhead at the end of a line, as a path's `d`. */
export function arrowHead(points: readonly Point[]): string {
  const end = points.at(-1);
  const before = points.at(-2);
  if (!end || !before) return "";
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const x = (end.x - before.x) / length;
  const y = (end.y - before.y) / length;
  const foot = { x: end.x - x * tipLength, y: end.y - y * tipLength };
  const side = (sign: number) => ({ x: foot.x - sign * y * tipHalf, y: foot.y + sign * x * tipHalf });
  return `M${at(end)}L${at(side(1))}L${at(side(-1))}Z`;
}

/** The point at this distance toward another, but at most half way. */
function toward(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(distance, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

const at = ({ x, y }: Point) => `${tenth(x)},${tenth(y)}`;
const tenth = (value: number) => Math.round(value * 10) / 10;
