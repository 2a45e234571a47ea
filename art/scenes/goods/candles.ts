import { amber, honey, ivory, rolledCandle, waxSheet, wickCoil } from "#goods/beeswax.ts";
import { dippingCan, pelletColours, taperFrame } from "#goods/dipping.ts";
import { placed } from "#goods/model.ts";
import { heap, strewn } from "#goods/sack.ts";
import { ground } from "#ground.ts";
import type { Scene } from "#scenes/index.ts";

const beeswaxKit: Scene = {
  seed: 451,
  draw: (sheet) => {
    ground(sheet, { shape: "panel", shapeColour: "#A9BDB9", paper: "#DDE6DF", table: null });
    for (const [turn, wax, x, y] of [
      [-22, amber, 420, 470],
      [-12, honey, 430, 462],
      [-2, ivory, 440, 450],
      [9, honey, 470, 440],
    ] as const)
      sheet.lying(() => placed(sheet, [x, y], turn, 1, () => waxSheet(sheet, 480, wax)));
    sheet.lying(() => wickCoil(sheet, [400, 900], 116));
    for (const [x, y, turn, wax] of [
      [700, 980, 6, honey],
      [770, 1010, 30, ivory],
    ] as const)
      sheet.lying(() => placed(sheet, [x, y], turn, 1, () => rolledCandle(sheet, 440, 116, wax)));
  },
};

const dippedKit: Scene = {
  seed: 452,
  draw: (sheet) => {
    ground(sheet, {
      shape: "arch",
      shapeColour: "#C98A6A",
      paper: "#EFD3BE",
      table: "#B98D6C",
      tableTop: 880,
      centre: 660,
    });
    taperFrame(sheet, [710, 1000], [honey, ivory]);
    dippingCan(sheet, 250, 1040);
    heap(sheet, [520, 1090], { width: 250, height: 74, count: 240, grain: 10, colours: pelletColours });
    strewn(
      sheet,
      [
        [680, 1104],
        [366, 1108],
        [700, 1084],
      ],
      10,
      pelletColours,
    );
  },
};

export const candleScenes = { "beeswax-candle-kit": beeswaxKit, "dipping-candle-kit": dippedKit };
