import { stroke } from "#brush.ts";
import { bezier, points } from "#geometry.ts";
import type { Sheet } from "#sheet.ts";
import { cotton } from "./beeswax.ts";
import { modelled, rod, shape, straight } from "./model.ts";
import { ash, brass, handle, steel } from "./timber.ts";

const outline =
  "-24 -20, -20 90, -34 128, -84 152, -116 196, -122 270, -116 360, -98 452, -82 362, -80 280, -70 232, -46 216, -28 236, -20 290, -17 372, 0 470, 17 372, 20 290, 28 236, 46 216, 70 232, 80 280, 82 362, 98 452, 116 360, 122 270, 116 196, 84 152, 34 128, 20 90, 24 -20, 0 -34";

/** A three-tined hand fork, tines down, 950 high around the origin. */
export const handFork = (sheet: Sheet) => {
  const loop = bezier([-4, -446], [-90, -560], [70, -590], [8, -440], 20);
  rod(sheet, loop, 9, cotton);
  modelled(
    sheet,
    shape(outline),
    steel,
    [
      [-120, 150],
      [120, 260],
    ],
    () => {
      for (const x of [-99, 0, 99])
        stroke(sheet, straight([x - 7 + x * 0.05, 230], [x - 2, 430], 6), "#FBFBF4", {
          from: 7,
          to: 2,
          attributes: 'opacity=".9"',
        });
      stroke(sheet, points("-8 -10, -8 100, -30 160, -80 190, -96 240"), "#FBFBF4", {
        from: 8,
        to: 3,
        attributes: 'opacity=".7"',
      });
    },
  );
  handle(
    sheet,
    straight([0, -466], [0, -60], 30),
    (at) => (at < 0.04 ? 50 + at * 700 : 70 + 26 * Math.sin(Math.PI * Math.min(1, at * 1.1)) - 14 * at),
    ash,
  );
  sheet.dot([0, -440], 8, ash.deep);
  modelled(
    sheet,
    "M-38 -70C-20 -60 20 -60 38 -70L30 0C16 10 -16 10 -30 0Z",
    brass,
    [
      [-38, 0],
      [40, 0],
    ],
    () => {
      for (const y of [-48, -20])
        stroke(sheet, bezier([-38, y], [-14, y + 9], [14, y + 9], [38, y], 8), brass.deep, {
          from: 3,
          to: 3,
          attributes: 'opacity=".6"',
        });
    },
  );
};
