import { stroke } from "#brush.ts";
import { cos, lerp, sin, times, type Point } from "#geometry.ts";
import type { Sheet } from "#sheet.ts";
import type { Plant } from "#grammar/plant.ts";
import { solid, type SolidForm } from "#grammar/solid.ts";

/** Flat pads on pads, each with rows of woolly cushions. */
export const pads =
  (
    form: SolidForm,
    places: readonly (readonly [aside: number, up: number, heading: number, long: number])[],
    cushion: string,
  ): Plant =>
  (sheet, crown) => {
    for (const [aside, up, heading, long] of places) {
      const place = solid(sheet, [crown.x + aside, crown.y - up], heading, long, form);
      times(9, (row) => {
        const y = 0.1 + row * 0.1;
        const wide = 0.29 * Math.pow(sin(Math.PI * Math.pow(Math.min(1, y * 0.97 + 0.02), 1.25)), 0.75);
        const count = Math.max(1, Math.round(wide * 17));
        times(count, (index) => {
          const x = count === 1 ? 0 : lerp(-wide, wide, index / (count - 1));
          tuftAt(sheet, place([x + (row % 2 ? 0.012 : -0.012), y]), cushion);
        });
      });
    }
  };

const tuftAt = (sheet: Sheet, [x, y]: Point, colour: string) => {
  times(5, (index) => {
    const turn = -1.57 + (index - 2) * 0.6;
    stroke(
      sheet,
      [
        [x, y],
        [x + cos(turn) * 4, y + sin(turn) * 4],
        [x + cos(turn) * 8, y + sin(turn) * 8],
      ],
      colour,
      { from: 2, to: 0.8, uneven: 0 },
    );
  });
  sheet.dot([x, y], 3.6, colour);
};
