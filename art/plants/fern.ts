import { flatBlade } from "#blade.ts";
import { stroke } from "#brush.ts";
import { along, lengthOf, max, min, PI, pow, sin, spine, times, type Line } from "#geometry.ts";
import { leaflet } from "#leaf.ts";
import { green, greenAt } from "#palette.ts";
import type { Sheet } from "#sheet.ts";

/** A sword-fern frond: many short, even, slightly eared leaflets, longest below the middle, run out to a fine tip. */
export const frond = (sheet: Sheet, line: Line, depth: number, wide = 62) => {
  const length = lengthOf(line);
  const tone = green(depth);
  const count = Math.round(length / 14);
  times(count + 1, (index) => index / count).forEach((share) => {
    const y = 0.07 + 0.93 * share;
    const { point, heading } = along(line, min(0.995, y));
    const size = wide * pow(sin(PI * min(1, 0.3 + 0.68 * pow(share, 1.5))), 0.75) + 3;
    for (const way of [-1, 1]) {
      const open = 82 - 42 * pow(share, 2.4);
      const reach = size * sheet.between(0.88, 1.08);
      const pinna = spine(
        point,
        heading + way * open + sheet.between(-5, 5),
        reach,
        -way * 16 + sheet.between(-8, 8),
        6,
      );
      const turned = sheet.random() < 0.16 ? { ...tone, base: tone.light } : tone;
      leaflet(sheet, flatBlade(pinna), { tone: turned, profile: eared, steps: 6, midrib: 0.9 });
    }
  });
  stroke(sheet, line, greenAt(min(5, depth + 2)), { from: 4.5, to: 1.2 });
};

const eared = (y: number) => 0.145 * pow(max(0, 1 - pow(y, 3.2)), 0.6) * (1 + 0.35 * max(0, 1 - y * 5));
