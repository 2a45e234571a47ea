import { trowel } from "#goods/trowel.ts";
import { wateringCan } from "#goods/watering-can.ts";
import { smooth, times, type Point, spine } from "#geometry.ts";
import { stroke } from "#brush.ts";
import { castShadow, ground } from "#ground.ts";
import { greenAt } from "#palette.ts";
import type { Scene } from "./index.ts";
import { drawLavender } from "./lavender.ts";

/** At the edge of the bed: a plant to go in, water, and the trowel already at work. */
export const garden: Scene = {
  seed: 202,
  draw: (sheet) => {
    ground(sheet, {
      shape: "sun",
      shapeColour: "#EFC58A",
      paper: "#F3E5C6",
      table: null,
      centre: 690,
    });
    const hill: Point[] = [
      [-20, 760],
      [240, 690],
      [560, 730],
      [860, 690],
      [1220, 740],
      [1220, 1220],
      [-20, 1220],
    ];
    const grass = smooth(hill);
    sheet.fill(grass, "#8FA873");
    sheet.stipple(
      grass,
      sheet.linear(
        [0, 690],
        [0, 1000],
        [
          [0, greenAt(6), 0.7],
          [1, greenAt(6), 0],
        ],
      ),
    );
    const bed = smooth([
      [-60, 960],
      [300, 905],
      [760, 930],
      [1260, 890],
      [1260, 1260],
      [-60, 1260],
    ]);
    sheet.fill(bed, "#6B4A36");
    sheet.stipple(
      bed,
      sheet.linear(
        [0, 900],
        [0, 1200],
        [
          [0, "#A67E5C", 0.75],
          [1, "#A67E5C", 0],
        ],
      ),
    );
    times(70, () => [sheet.between(0, 1200), sheet.between(700, 900)] as const).forEach(([x, y]) => {
      times(3, (blade) =>
        stroke(
          sheet,
          spine([x, y], blade * 22 - 22 + sheet.between(-8, 8), sheet.between(16, 34), 10, 5),
          greenAt(blade === 1 ? 4 : 3),
          { from: 4, to: 0.6 },
        ),
      );
    });
    sheet.groundIsDone();
    sheet.group('transform="translate(452 250) scale(.66)"', () => wateringCan(sheet));
    sheet.group('transform="translate(-120 235) scale(.76)"', () => drawLavender(sheet));
    castShadow(sheet, 830, 1090, 190, 20);
    sheet.group('transform="translate(800 1062) rotate(82) scale(.42) translate(-600 -610)"', () =>
      trowel(sheet),
    );
  },
};
