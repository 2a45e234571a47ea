import { wateringCan } from "#goods/watering-can.ts";
import { smooth, type Point } from "#geometry.ts";
import { ground } from "#ground.ts";
import type { Scene } from "./index.ts";

export const zincCan: Scene = {
  seed: 81,
  draw: (sheet) => {
    ground(sheet, {
      shape: "sun",
      shapeColour: "#A7BFC4",
      paper: "#DFE7E5",
      table: "#C9C6B4",
      tableTop: 900,
    });
    sheet.group('transform="translate(0 30)"', () => wateringCan(sheet));
    for (const [x, y, size] of [
      [172, 560, 1],
      [214, 640, 0.8],
      [150, 690, 0.9],
      [198, 770, 0.7],
    ] as const) {
      const drop = (
        [
          [0, -26],
          [-9, -4],
          [-11, 8],
          [0, 18],
          [11, 8],
          [9, -4],
        ] as const
      ).map(([dx, dy]): Point => [x + dx * size, y + dy * size]);
      sheet.fill(smooth(drop), "#5F8E96", 'opacity=".85"');
      sheet.dot([x - 3 * size, y + 5 * size], 3.4 * size, "#E8F1EE");
    }
  },
};
