import { stroke } from "./brush.ts";
import {
  along,
  item,
  lengthOf,
  lerp,
  min,
  PI,
  pow,
  sin,
  smooth,
  times,
  type Line,
  type Point,
} from "./geometry.ts";
import type { Tone } from "./palette.ts";
import type { Sheet } from "./sheet.ts";

export type PetalOptions = {
  tone: Tone;
  /** Full width in petal lengths. */
  width: number;
  /** How far along the petal is widest, 0 to 1. */
  widest?: number;
  /** 0 rounded, 1 drawn out to a point. */
  pointed?: number;
  /** How far the light falls to one side: -1 left, 1 right. */
  lean?: number;
  veins?: number;
};

/** A petal: parallel veins from base to tip, satin light, no fold. */
export const petal = (sheet: Sheet, line: Line, options: PetalOptions) => {
  const { tone, width, widest = 0.45, pointed = 0.4, lean = -0.4, veins = 9 } = options;
  const length = lengthOf(line);
  const half = (y: number) => {
    const warped = y < widest ? (0.5 * y) / widest : 0.5 + (0.5 * (y - widest)) / (1 - widest);
    const body = pow(sin(PI * min(1, warped * 0.93 + 0.07)), y < widest ? 0.62 : lerp(0.5, 1, pointed));
    return (width / 2) * body;
  };
  const at = (x: number, y: number): Point => {
    const { point, normal } = along(line, y);
    return [point[0] + normal[0] * x * length, point[1] + normal[1] * x * length];
  };
  const edge = (way: number) => times(17, (index) => at(way * half(index / 16), index / 16));
  const outline = smooth([...edge(-1), ...edge(1).slice(0, -1).reverse()]);
  sheet.fill(outline, tone.deep, 'transform="translate(3 4)" opacity=".45"');
  sheet.fill(outline, tone.base);
  sheet.within(outline, () => {
    const [foot, tip] = [item(line, 0), at(0, 1)];
    sheet.stipple(
      outline,
      sheet.linear(foot, tip, [
        [0, tone.deep, 0.95],
        [0.4, tone.dark, 0.35],
        [0.75, tone.dark, 0],
      ]),
    );
    const shadeAt = at((width / 2) * -lean * 1.25, 0.5);
    sheet.stipple(
      outline,
      sheet.radial(shadeAt, length * width * 0.75, [
        [0, tone.dark, 0.95],
        [1, tone.dark, 0],
      ]),
    );
    const glowAt = at((width / 2) * lean * 0.75, 0.62);
    sheet.stipple(
      outline,
      sheet.radial(glowAt, length * width * 0.6, [
        [0, tone.light, 0.95],
        [0.45, tone.light, 0.55],
        [1, tone.light, 0],
      ]),
    );
    for (let index = 0; index < veins; index++) {
      const across = ((index + 0.5) / veins) * 2 - 1;
      const vein = times(12, (step) => {
        const y = lerp(0.04, 0.97, step / 11);
        return at(across * half(y) * lerp(0.9, 1, y), y);
      });
      const colour = index % 2 ? tone.vein : tone.dark;
      stroke(sheet, vein, colour, {
        from: (y) => length * 0.009 * sin(PI * min(1, y + 0.1)),
        attributes: 'opacity=".5"',
      });
    }
    const rim = edge(lean < 0 ? -1 : 1);
    sheet.fill(
      smooth([...rim, ...rim.map(([x, y]): Point => [x - lean * 5, y + 3]).reverse()]),
      tone.vein,
      'opacity=".65"',
    );
  });
};

/** Small petals for the many: flat shape with a shaded half. */
export const floret = (sheet: Sheet, line: Line, tone: Tone, width: number) => {
  const length = lengthOf(line);
  const half = (y: number) => (width / 2) * length * pow(sin(PI * min(1, y * 0.92 + 0.08)), 0.7);
  const edge = (way: number, share = 1) =>
    times(8, (index): Point => {
      const { point, normal } = along(line, index / 7);
      const by = way * half(index / 7) * share;
      return [point[0] + normal[0] * by, point[1] + normal[1] * by];
    });
  sheet.fill(smooth([...edge(-1), ...edge(1).slice(0, -1).reverse()]), tone.base);
  sheet.fill(smooth([...edge(0.1), ...edge(1).reverse()]), tone.dark, 'opacity=".5"');
};
