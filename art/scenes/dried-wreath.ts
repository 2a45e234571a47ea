import { bow, wreath } from "#goods/wreath.ts";
import { ground } from "#ground.ts";
import { colours, tones } from "#palette.ts";
import type { Scene } from "./index.ts";

export const driedWreath: Scene = {
  seed: 101,
  draw: (sheet) => {
    ground(sheet, { shape: "sun", shapeColour: "#E6D3B3", paper: colours.forest, table: null });
    sheet.lying(() => {
      wreath(sheet, [600, 590], 345);
      bow(sheet, [800, 330], 0.85, tones.terracotta);
    });
  },
};
