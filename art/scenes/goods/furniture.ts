import { pottingBench } from "#goods/bench.ts";
import { foldingChair } from "#goods/chair.ts";
import { placed } from "#goods/model.ts";
import { clayPot } from "#goods/pots.ts";
import { printedSprig } from "#goods/prints.ts";
import { sack } from "#goods/sack.ts";
import { plantStand } from "#goods/stand.ts";
import { frond } from "#plants/fern.ts";
import { spine, type Point } from "#geometry.ts";
import { tones } from "#palette.ts";
import { vessel } from "#vessel.ts";
import { ground } from "#ground.ts";
import type { Sheet } from "#sheet.ts";
import type { Scene } from "#scenes/index.ts";
import type { Look } from "#goods/space.ts";

const gardenChair: Scene = {
  seed: 431,
  draw: (sheet) => {
    ground(sheet, {
      shape: "arch",
      shapeColour: "#F2DF9F",
      paper: "#DCE3CC",
      table: "#A9BC8C",
      tableTop: 900,
    });
    foldingChair(sheet, { x: 590, y: 960, scale: 9.6, yaw: -27, pitch: 17 });
  },
};

const larchBench: Scene = {
  seed: 432,
  draw: (sheet) => {
    ground(sheet, {
      shape: "hill",
      shapeColour: "#AFC4C6",
      paper: "#E4ECE8",
      table: "#C9BDA0",
      tableTop: 850,
    });
    drawBench(sheet, { x: 580, y: 940, scale: 6.6, yaw: -22, pitch: 16 });
  },
};

/** The bench at work: a sack below, clay pots above. */
const drawBench = (sheet: Sheet, look: Look) =>
  pottingBench(
    sheet,
    look,
    (view) => {
      const [x, y] = view([-24, 25, 4]);
      placed(sheet, [x, y], 0, look.scale * 0.058, () =>
        sack(sheet, { colour: "#2F5D4A", print: () => printedSprig(sheet), shadow: false }),
      );
      const [potX, potY] = view([22, 25, 6]);
      clayPot(sheet, potX, potY, look.scale * 24);
    },
    (view) => {
      for (const [right, near, size] of [
        [-36, -8, 22],
        [-14, 2, 17],
        [34, -6, 19],
      ] as const) {
        const [x, y] = view([right, 92, near]);
        clayPot(sheet, x, y, look.scale * size);
      }
    },
  );

const oakStand: Scene = {
  seed: 433,
  draw: (sheet) => {
    ground(sheet, {
      shape: "sun",
      shapeColour: "#D9C3DA",
      paper: "#F0E7EE",
      table: "#C9B3A8",
      tableTop: 900,
    });
    plantStand(sheet, [600, 1060], 11.2);
    smallFern(sheet, [600, 1060 - 55 * 11.2 + 10], 0.94);
  },
};

/** A fern in a pot that stands on the given place. */
export const smallFern = (sheet: Sheet, [x, y]: Point, size: number) => {
  const pot = vessel(sheet, {
    x,
    foot: y,
    height: 130 * size,
    width: 180 * size,
    profile: "cup",
    tone: tones.celadon,
    shadow: false,
  });
  const fronds = [-30, 34, -62, 64, 0, -86, 88, -48, 50, 18, -16] as const;
  for (const [index, heading] of fronds.entries()) {
    if (index === 7) pot.front();
    const line = spine(
      [x + heading * 0.6 * size, pot.top + 4],
      heading,
      (250 - index * 6) * size,
      heading * 1.25,
      22,
      1.2,
    );
    frond(sheet, line, 1 + Math.floor(index / 3), 44 * size);
  }
};

export const furnitureScenes = {
  "folding-chair": gardenChair,
  "potting-bench": larchBench,
  "plant-stand": oakStand,
};
