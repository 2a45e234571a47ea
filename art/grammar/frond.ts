import { stroke } from "#brush.ts";
import { along, lerp, max, PI, pow, sin, smooth, spine, times, type Point } from "#geometry.ts";
import type { Tones } from "./colour.ts";
import type { Foliage } from "./leaf.ts";

export type Frond = {
  /** The frond's width in frond lengths. */
  width: number;
  tones: Tones;
  /** How often the edge goes up and down, and by how much of the width. */
  waves: number;
  depth: number;
  /** The rib's colour at its foot and near the tip. */
  rib: readonly [string, string];
};

/** An undivided frond whose edges are longer than its rib, so that they go in waves: light on one flank, shade on the other. */
export const frondOf =
  ({ width, tones, waves, depth, rib }: Frond): Foliage =>
  (sheet, { from, heading, length, bend = 0, near }) => {
    const tone = tones(near);
    const line = spine(from, heading, length, bend, 26, 1.5);
    const half = (y: number) =>
      (width / 2) * length * lerp(0.3, 1, pow(sin((PI / 2) * Math.min(1, y / 0.55)), 1.2)) * narrowing(y);
    const rise = (way: number, y: number) =>
      sin(waves * 2 * PI * pow(y, 0.9) + (way > 0 ? 0.4 : 2.1)) * depth * Math.min(1, y * 4, (1 - y) * 5);
    const at = (x: number, y: number): Point => {
      const { point, normal } = along(line, y);
      return [point[0] + normal[0] * x, point[1] + normal[1] * x];
    };
    const edge = (way: number, share = 1, low = 0, high = 1, steps = 34) =>
      times(steps + 1, (index) => {
        const y = lerp(low, high, index / steps);
        return at(way * share * half(y) * (1 + rise(way, y)), y);
      });
    const [left, right] = [edge(-1), edge(1)];
    const outline = smooth([...left, ...right.slice(0, -1).reverse()]);
    const shaded = along(line, 0.5).normal[1] > 0 ? 1 : -1;
    sheet.fill(outline, tone.deep, 'transform="translate(4 7)" opacity=".5"');
    sheet.fill(outline, tone.base);
    sheet.within(outline, () => {
      const darker = shaded > 0 ? right : left;
      sheet.fill(smooth([...darker, ...line.slice().reverse()]), tone.dark, 'opacity=".5"');
      for (const way of [-1, 1])
        times(waves * 2, (index) => {
          const low = pow(max(0, (index + (way > 0 ? -0.13 : -0.67)) / (waves * 2)), 1 / 0.9);
          const high = Math.min(0.99, low + 0.36 / waves);
          const flank = edge(way, 1.1, low, high, 5);
          const foot = at(way * half(low) * 0.14, Math.min(1, low + 0.01));
          const lit = index % 2 === 0;
          sheet.fill(
            smooth([foot, ...flank]),
            lit ? tone.light : tone.deep,
            `opacity="${lit ? (way === shaded ? 0.2 : 0.34) : 0.14}"`,
          );
        });
      sheet.stipple(
        outline,
        sheet.linear(at(0, 0), at(0, 0.55), [
          [0, tone.deep, 0.95],
          [0.5, tone.deep, 0.4],
          [1, tone.deep, 0],
        ]),
      );
      sheet.stipple(
        outline,
        sheet.radial(at(-shaded * half(0.6) * 0.4, 0.66), length * 0.36, [
          [0, tone.light, 0.8],
          [0.5, tone.light, 0.45],
          [1, tone.light, 0],
        ]),
      );
      const bright = shaded > 0 ? left : right;
      sheet.fill(
        smooth([...bright, ...bright.map(([x, y]): Point => [x + 2.4, y + 3]).reverse()]),
        tone.vein,
        'opacity=".8"',
      );
    });
    const steps = times(20, (index) => at(0, (index / 19) * 0.96));
    stroke(sheet, steps, rib[1], { from: max(4, length * 0.018), to: 1.4 });
    stroke(sheet, steps.slice(0, 14), rib[0], { from: max(4.5, length * 0.021), to: 1 });
    return outline;
  };

/** Towards its end a frond tapers to a short point. */
const narrowing = (y: number) => (y < 0.55 ? 1 : pow(max(0, 1 - pow((y - 0.55) / 0.45, 1.7)), 0.85));
