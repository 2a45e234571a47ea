import { polygon, times } from "#geometry.ts";
import { castShadow } from "#ground.ts";
import { tones } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { shade } from "./model.ts";
import { cuboid, dimmed, lifted, viewed, type Look, type View } from "./space.ts";
import { larch } from "./timber.ts";

const [w, d] = [60, 30];

/** A potting bench in centimetres: what stands on the shelf and on the zinc is drawn in between. */
export const pottingBench = (
  sheet: Sheet,
  look: Look,
  onShelf: (view: View) => void,
  onTop: (view: View) => void,
) => {
  const view = viewed(look);
  const leg = (x: number, z: number, high: number) =>
    cuboid(sheet, view, [x - 3.5, 0, z - 3.5], [x + 3.5, high, z + 3.5], larch, { along: 1, lines: 3 });
  const [shadowX, shadowY] = view([8, 0, 0]);
  castShadow(sheet, shadowX, shadowY, 76 * look.scale, 15 * look.scale, 0.34);
  for (const side of [-1, 1])
    for (const near of [-d + 4, d - 2]) {
      const [x, y] = view([side * (w - 4) + 2, 0, near]);
      castShadow(sheet, x, y, 10 * look.scale, 2.4 * look.scale);
    }
  for (const side of [-1, 1]) leg(side * (w - 4), -d + 4, 92);
  times(3, (index) => 92 + index * 8.2).forEach((low) =>
    cuboid(sheet, view, [-w, low, -d], [w, low + 7.7, -d + 2.4], larch, { lines: 4 }),
  );
  cuboid(sheet, view, [-w + 6, 80, -d + 2], [w - 6, 88, -d + 4], dimmed(larch, 0.9), { lines: 3 });
  cuboid(sheet, view, [-w + 2, 17, -d + 5], [-w + 6, 23, d - 5], dimmed(larch), { along: 2, lines: 2 });
  cuboid(sheet, view, [w - 6, 17, -d + 5], [w - 2, 23, d - 5], dimmed(larch), { along: 2, lines: 2 });
  times(6, (index) => -d + 6 + index * 8.4).forEach((near) =>
    cuboid(sheet, view, [-w + 1, 23, near], [w - 1, 25, near + 6.6], larch, { lines: 2, grainy: near > 12 }),
  );
  onShelf(view);
  for (const side of [-1, 1]) leg(side * (w - 4), d - 5, 89);
  cuboid(sheet, view, [-w + 7, 79, d - 3.5], [w - 7, 88, d - 1.5], larch, { lines: 4 });
  cuboid(sheet, view, [w - 2, 79, -d + 7], [w - 0.5, 88, d - 8], dimmed(larch), { along: 2, lines: 2 });
  cuboid(sheet, view, [-w - 1, 89, -d + 2.4], [w + 1, 92, d + 1], lifted(tones.zinc, 0.1), { lines: 0 });
  const top = polygon([
    view([-w - 1, 92, -d + 2.4]),
    view([w + 1, 92, -d + 2.4]),
    view([w + 1, 92, d + 1]),
    view([-w - 1, 92, d + 1]),
  ]);
  shade(sheet, top, tones.zinc.dark, [view([0, 92, d]), view([6, 92, -d])], 0.7);
  onTop(view);
};
