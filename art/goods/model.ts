import { stroke } from "#brush.ts";
import { along, beside, lerp, points, smooth, times, type Line, type Point } from "#geometry.ts";
import type { Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";

/** "10 20, 30 40" as a smooth closed outline. */
export const shape = (text: string) => smooth(points(text));
export const nothing = () => {};
export const between = (from: Point, to: Point, at: number): Point => [
  lerp(from[0], to[0], at),
  lerp(from[1], to[1], at),
];
export const straight = (from: Point, to: Point, steps = 10): Point[] =>
  times(steps + 1, (index) => between(from, to, index / steps));
export const rectangle = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;
export const placed = (sheet: Sheet, [x, y]: Point, turn: number, scale: number, draw: () => void) =>
  sheet.group(`transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"`, draw);

/** A body modelled with grain, from the lit side to the far one; `inside` draws on its surface first. */
export const modelled = (
  sheet: Sheet,
  outline: string,
  tone: Tone,
  [lit, far]: readonly [Point, Point],
  inside: () => void = nothing,
  strength = 1,
) => {
  sheet.fill(outline, tone.base);
  sheet.within(outline, () => {
    inside();
    const light = sheet.linear(lit, between(lit, far, 0.55), [
      [0, tone.light, 0.9 * strength],
      [1, tone.light, 0],
    ]);
    sheet.stipple(outline, light);
    const dark = sheet.linear(between(lit, far, 0.42), far, [
      [0, tone.dark, 0],
      [1, tone.dark, 0.9 * strength],
    ]);
    sheet.stipple(outline, dark);
    const deep = sheet.linear(between(lit, far, 0.74), between(lit, far, 1.06), [
      [0, tone.deep, 0],
      [1, tone.deep, 0.7 * strength],
    ]);
    sheet.stipple(outline, deep);
  });
};

/** One soft shade over an outline, from nothing to `strength`. */
export const shade = (
  sheet: Sheet,
  outline: string,
  colour: string,
  [from, to]: readonly [Point, Point],
  strength = 0.8,
) =>
  sheet.stipple(
    outline,
    sheet.linear(from, to, [
      [0, colour, 0],
      [1, colour, strength],
    ]),
  );

type Width = number | ((at: number) => number);
const sunny = (normal: Point) => normal[0] * 0.6 + normal[1] * 0.8;

/** A round bar, wire or cord: light above left, dark below right, whichever way it bends. */
export const rod = (sheet: Sheet, line: Line, width: Width, tone: Tone, gleam = 0.8) => {
  const wide = (at: number) => (typeof width === "number" ? width : width(at));
  stroke(sheet, line, tone.base, { from: wide, uneven: 0.02 });
  const away = (share: number) => beside(line, (at) => wide(at) * share * sunny(along(line, at).normal));
  stroke(sheet, away(0.26), tone.dark, { from: (at) => wide(at) * 0.44, uneven: 0.05 });
  stroke(sheet, away(-0.22), tone.light, {
    from: (at) => wide(at) * 0.2,
    uneven: 0.1,
    attributes: `opacity="${gleam}"`,
  });
};

/** A laid rope: a rod with slanting strands. */
export const rope = (sheet: Sheet, line: Line, width: number, tone: Tone, turns: number) => {
  rod(sheet, line, width, tone, 0.5);
  times(turns, (index) => (index + 0.5) / turns).forEach((at, index) => {
    const { point, normal, tangent } = along(line, at);
    const corner = (across: number, on: number): Point => [
      point[0] + normal[0] * across * width + tangent[0] * on * width,
      point[1] + normal[1] * across * width + tangent[1] * on * width,
    ];
    const strand = [corner(-0.46, -0.34), corner(-0.1, -0.02), corner(0.46, 0.34)];
    stroke(sheet, strand, index % 3 ? tone.dark : tone.light, {
      from: width * 0.15,
      to: width * 0.1,
      attributes: 'opacity=".7"',
    });
  });
};
