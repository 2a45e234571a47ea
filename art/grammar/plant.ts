import type { Point } from "#geometry.ts";
import type { Sheet } from "#sheet.ts";
import type { Tones } from "./colour.ts";
import type { Crown } from "./pot.ts";

/** Draws what the pot's wall hides in part; what it answers is drawn after the wall. */
export type Plant = (sheet: Sheet, crown: Crown) => void | (() => void);

/** A stalk's tones and its width at foot and tip. */
export type Stalk = { tones: Tones; from: number; to: number };

/** Many outlines shaded at once: one use of the filter for a whole layer. */
export const shadeLayer = (
  sheet: Sheet,
  outlines: readonly string[],
  { from, to, colour, strength = 0.6 }: { from: Point; to: Point; colour: string; strength?: number },
) => {
  if (outlines.length === 0) return;
  sheet.stipple(
    outlines.join(""),
    sheet.linear(from, to, [
      [0, colour, 0],
      [0.4, colour, strength * 0.25],
      [1, colour, strength],
    ]),
  );
};

/** Plants that share a pot, drawn in turn. */
export const together =
  (...plants: readonly Plant[]): Plant =>
  (sheet, crown) => {
    const after = plants.map((plant) => plant(sheet, crown));
    return () => after.forEach((draw) => draw?.());
  };
