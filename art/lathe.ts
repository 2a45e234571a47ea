import { clamp, item, last, lerp, max, short, times, type Point } from "./geometry.ts";
import type { Tone } from "./palette.ts";
import type { Sheet } from "./sheet.ts";

/** One turned part, lit from the left. Rings are half width and height in the picture, from the foot up. */
export const turned = (
  sheet: Sheet,
  x: number,
  rings: readonly Point[],
  tone: Tone,
  tilt: number,
  inside: (outline: string) => void,
) => {
  const outline = silhouette(x, rings, tilt);
  const widest = max(...rings.map(([radius]) => radius));
  sheet.fill(outline, tone.base);
  sheet.within(outline, () => {
    inside(outline);
    sheet.stipple(
      outline,
      sheet.linear(
        [x - widest * 0.1, 0],
        [x + widest * 1.05, 0],
        [
          [0, tone.dark, 0],
          [0.55, tone.dark, 0.6],
          [1, tone.dark, 1],
        ],
      ),
    );
    sheet.stipple(
      outline,
      sheet.linear(
        [x + widest * 0.45, 0],
        [x + widest * 1.02, 0],
        [
          [0, tone.deep, 0],
          [1, tone.deep, 0.7],
        ],
      ),
    );
    sheet.stipple(
      outline,
      sheet.linear(
        [x - widest * 1.02, 0],
        [x - widest * 0.05, 0],
        [
          [0, tone.light, 0.2],
          [0.32, tone.light, 0.8],
          [1, tone.light, 0],
        ],
      ),
    );
  });
};

const silhouette = (x: number, rings: readonly Point[], tilt: number) => {
  const wall = times(25, (index) => ringAt(rings, lerp(item(rings, 0)[1], last(rings)[1], index / 24)));
  const [lowRadius, low] = item(wall, 0);
  const [topRadius, top] = last(wall);
  const left = [...wall].reverse().map(([radius, y]) => `${short(x - radius)} ${short(y)}`);
  const right = wall.map(([radius, y]) => `${short(x + radius)} ${short(y)}`);
  return (
    `M${left.join("L")}A${short(lowRadius)} ${short(lowRadius * tilt)} 0 0 0 ${short(x + lowRadius)} ${short(low)}` +
    `L${right.join("L")}A${short(topRadius)} ${short(topRadius * tilt)} 0 0 1 ${short(x - topRadius)} ${short(top)}Z`
  );
};

/** A painted or beaten ring around the wall between two heights. */
export const hoop = (x: number, rings: readonly Point[], upper: number, lower: number, tilt: number) => {
  const [a, b] = [ringAt(rings, upper)[0] + 1, ringAt(rings, lower)[0] + 1];
  return (
    `M${short(x - a)} ${short(upper)}A${short(a)} ${short(a * tilt)} 0 0 0 ${short(x + a)} ${short(upper)}` +
    `L${short(x + b)} ${short(lower)}A${short(b)} ${short(b * tilt)} 0 0 1 ${short(x - b)} ${short(lower)}Z`
  );
};

/** The wall at a height: rounded between the given rings. */
export const ringAt = (rings: readonly Point[], y: number): Point => {
  const above = rings.findIndex(([, height]) => height <= y);
  const index = clamp(above, 1, rings.length - 1);
  const [from, to] = [item(rings, index - 1), item(rings, index)];
  const before = item(rings, max(0, index - 2));
  const after = item(rings, Math.min(rings.length - 1, index + 1));
  const t = clamp((y - from[1]) / (to[1] - from[1] || 1), 0, 1);
  const radius =
    0.5 *
    (2 * from[0] +
      (to[0] - before[0]) * t +
      (2 * before[0] - 5 * from[0] + 4 * to[0] - after[0]) * t * t +
      (3 * from[0] - before[0] - 3 * to[0] + after[0]) * t * t * t);
  return [radius, y];
};

export const ellipse = (
  sheet: Sheet,
  x: number,
  y: number,
  across: number,
  deep: number,
  colour: string,
  attributes = "",
) =>
  sheet.add(
    `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(across)}" ry="${short(deep)}" fill="${colour}" ${attributes}/>`,
  );
