import { cos, lerp, polygon, radians, times, type Point } from "#geometry.ts";
import type { Tone } from "#palette.ts";
import { faceOf, tube, type Bloom } from "#grammar/bloom.ts";

/** Height and radius of the egg, from the stalk up to the florets. */
const egg: readonly Point[] = [
  [-0.92, 0.05],
  [-0.86, 0.16],
  [-0.64, 0.285],
  [-0.36, 0.27],
  [-0.12, 0.18],
  [0.06, 0.15],
];

const radiusAt = (lift: number) => {
  const index = egg.findIndex(([high]) => high >= lift);
  const [a, b] = [egg[Math.max(0, index - 1)] as Point, egg[Math.max(1, index)] as Point];
  return lerp(a[1], b[1], (lift - a[0]) / (b[0] - a[0]));
};

/** The scaly egg under a thistle's or a cornflower's florets: scales like shingles, each with a dark fringe. */
export const involucre =
  (tone: Tone, fringe: string): Bloom =>
  (sheet, pose) => {
    const leaning = { ...pose, nod: Math.max(40, pose.nod) };
    const face = faceOf(leaning);
    tube(sheet, leaning, egg, tone);
    times(6, (row) => -0.1 - row * 0.14).forEach((lift, row) => {
      const step = 30;
      times(7, (index) => 90 + (index - 0.5 + (row % 2) * 0.5) * step)
        .sort((a, b) => cos(radians(b)) - cos(radians(a)))
        .forEach((angle, index) => {
          const at = (turn: number, high: number) => face.at(angle + turn, radiusAt(high) * 1.03, high);
          const scale = [
            at(-15, lift - 0.1),
            at(-13, lift),
            at(0, lift + 0.12),
            at(13, lift),
            at(15, lift - 0.1),
          ];
          sheet.fill(polygon(scale), fringe);
          const within = [
            at(-12, lift - 0.12),
            at(-9, lift - 0.02),
            at(0, lift + 0.07),
            at(9, lift - 0.02),
            at(12, lift - 0.12),
          ];
          sheet.fill(polygon(within), index % 2 ? tone.base : tone.light);
        });
    });
  };
