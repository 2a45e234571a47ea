import { flatBlade } from "#blade.ts";
import { stem } from "#brush.ts";
import { spine, type Point } from "#geometry.ts";
import { leaflet, profiles } from "#leaf.ts";
import { green, greenAt } from "#palette.ts";
import type { Sheet } from "#sheet.ts";

/** Two seed leaves, and the first true ones on the eager. */
export const seedling = (sheet: Sheet, [x, y]: Point, size: number, eager = true) => {
  const lean = sheet.between(-8, 8);
  const line = spine([x, y], lean, size * 0.62, lean, 8);
  stem(sheet, line, size * 0.09, size * 0.07, { base: greenAt(5), dark: greenAt(4) });
  const top = line.at(-1) as Point;
  for (const way of [-1, 1])
    leaflet(sheet, flatBlade(spine(top, way * 64 + lean, size * 0.46, way * 30, 8)), {
      tone: green(4),
      profile: profiles.round(0.5),
    });
  if (eager)
    for (const way of [-1, 1])
      leaflet(sheet, flatBlade(spine(top, way * 22 + lean, size * 0.36, way * 16, 8)), {
        tone: green(3),
        profile: profiles.ovate(0.5),
      });
};
