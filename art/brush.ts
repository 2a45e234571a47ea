import { along, beside, lerp, smooth, type Line, type Point } from "./geometry.ts";
import type { Tone } from "./palette.ts";
import type { Sheet } from "./sheet.ts";

type Width = number | ((at: number) => number);
type Stroke = { from: Width; to?: number; uneven?: number; attributes?: string };

/** The outline of a tapered brush stroke along the line. */
export const ribbon = (sheet: Sheet, line: Line, from: Width, to = 0, uneven = 0.1): Point[] => {
  const widthAt = (at: number) => (typeof from === "number" ? lerp(from, to, at) : from(at));
  const halves = line.map((_, index) => {
    const at = index / (line.length - 1);
    return (widthAt(at) / 2) * (1 + sheet.between(-uneven, uneven));
  });
  const half = (at: number) => halves[Math.round(at * (line.length - 1))] ?? 0;
  return [...beside(line, (at) => -half(at)), ...beside(line, half).reverse()];
};

export const stroke = (sheet: Sheet, line: Line, colour: string, options: Stroke) => {
  const { from, to = typeof from === "number" ? from : 0, uneven = 0.1, attributes = "" } = options;
  sheet.fill(smooth(ribbon(sheet, line, from, to, uneven)), colour, attributes);
};

/** A round stem: the side away from the light is darker. */
export const stem = (
  sheet: Sheet,
  line: Line,
  from: number,
  to: number,
  tone: Pick<Tone, "base" | "dark">,
) => {
  stroke(sheet, line, tone.base, { from, to });
  const side = along(line, 0.5).normal[0] >= 0 ? 1 : -1;
  const shaded = beside(line, (at) => lerp(from, to, at) * 0.27 * side);
  stroke(sheet, shaded, tone.dark, { from: from * 0.42, to: to * 0.42 });
};
