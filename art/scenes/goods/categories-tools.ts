import type { Point } from "#geometry.ts";
import { dibber } from "#goods/dibber.ts";
import { glove } from "#goods/gloves.ts";
import { handFork } from "#goods/hand-fork.ts";
import { hoseCoil } from "#goods/hose.ts";
import { fog, mister, yellowBrass } from "#goods/mister.ts";
import { placed, rod, straight } from "#goods/model.ts";
import { clayPot, glazedPot } from "#goods/pots.ts";
import { pebbleHeap } from "#goods/pebbles.ts";
import { printedMonstera, printedSprig } from "#goods/prints.ts";
import { heap, sack, strewn } from "#goods/sack.ts";
import { secateurs } from "#goods/secateurs.ts";
import { larch, board, rivet } from "#goods/timber.ts";
import { trowel } from "#goods/trowel.ts";
import { ballBand, twineBall } from "#goods/twine.ts";
import { wateringCan } from "#goods/watering-can.ts";
import { castShadow, ground } from "#ground.ts";
import { bulb } from "#plants/tulip.ts";
import type { Sheet } from "#sheet.ts";
import type { Scene } from "#scenes/index.ts";
import { drawFeed, soils } from "./soils.ts";

/** A rail with pegs on a shed's wall. */
const rail = (sheet: Sheet, y: number, pegs: readonly number[]) => {
  board(
    sheet,
    [
      [140, y],
      [1060, y],
      [1060, y + 62],
      [140, y + 62],
    ],
    larch,
    0.5,
    6,
  );
  for (const x of [180, 1020]) rivet(sheet, [x, y + 31], 9);
  for (const x of pegs) rod(sheet, straight([x, y + 26], [x, y + 56], 3), 22, larch);
};

/** Hung up on the shed's wall, the can and the twine below. */
const tools: Scene = {
  seed: 501,
  draw: (sheet) => {
    ground(sheet, {
      shape: "panel",
      shapeColour: "#8FAE9F",
      paper: "#C9D8C8",
      table: "#C2A27A",
      tableTop: 930,
    });
    rail(sheet, 130, [300, 610, 880]);
    sheet.lying(() =>
      placed(sheet, [300, 415], 0, 0.56, () =>
        sheet.group('transform="translate(-600 -610)"', () => trowel(sheet)),
      ),
    );
    sheet.lying(() => placed(sheet, [610, 430], 2, 0.56, () => handFork(sheet)));
    sheet.lying(() => placed(sheet, [890, 400], 184, 0.6, () => secateurs(sheet)));
    sheet.group('transform="translate(330 470) scale(.58)"', () => wateringCan(sheet));
    castShadow(sheet, 236, 1052, 110, 20);
    twineBall(sheet, [232, 955], 104);
    ballBand(sheet, [232, 958], 104);
  },
};

/** A fan of what the hand holds. */
const handTools: Scene = {
  seed: 502,
  draw: (sheet) => {
    ground(sheet, { shape: "blob", shapeColour: "#DDB35C", paper: "#F5E5BE", table: null });
    sheet.lying(() => placed(sheet, [350, 470], -36, 0.74, () => glove(sheet)));
    sheet.lying(() => placed(sheet, [560, 590], -12, 0.86, () => dibber(sheet)));
    sheet.lying(() =>
      placed(sheet, [800, 580], 14, 0.9, () =>
        sheet.group('transform="translate(-600 -610)"', () => trowel(sheet)),
      ),
    );
    for (const [x, y, turn] of [
      [300, 930, 20],
      [410, 1000, -30],
    ] as const)
      sheet.lying(() => placed(sheet, [x, y], turn, 0.8, () => bulb(sheet, [0, 0], 1)));
  },
};

const watering: Scene = {
  seed: 503,
  draw: (sheet) => {
    ground(sheet, {
      shape: "arch",
      shapeColour: "#D9B48F",
      paper: "#F2E2CF",
      table: "#A9B8AC",
      tableTop: 880,
      centre: 660,
    });
    sheet.lying(() => placed(sheet, [850, 320], 20, 0.5, () => hoseCoil(sheet)));
    rod(sheet, straight([850, 146], [850, 196], 3), 24, yellowBrass);
    sheet.group('transform="translate(22 262) scale(.74)"', () => wateringCan(sheet));
    fog(sheet, [836, 732], 120);
    sheet.group('transform="translate(528 500) scale(.52)"', () => mister(sheet, 800, 1020));
  },
};

const potsAndSoil: Scene = {
  seed: 504,
  draw: (sheet) => {
    ground(sheet, {
      shape: "sun",
      shapeColour: "#D98B66",
      paper: "#F3D8C2",
      table: "#C49A77",
      tableTop: 850,
    });
    placed(sheet, [410, 960], -2, 0.96, () =>
      sack(sheet, {
        colour: "#2F5D4A",
        print: () => placed(sheet, [0, 4], 0, 0.9, () => printedSprig(sheet)),
      }),
    );
    for (const [index, foot] of [1000, 938, 876, 814].entries())
      clayPot(sheet, 790 + (index % 2) * 4, foot, 300 - index * 6);
    heap(sheet, [470, 1070], { width: 420, height: 120, count: 520, grain: 10, colours: soils });
    const grains: Point[] = [
      [700, 1084],
      [740, 1064],
      [230, 1080],
      [660, 1092],
    ];
    strewn(sheet, grains, 9, soils);
  },
};

const pots: Scene = {
  seed: 505,
  draw: (sheet) => {
    ground(sheet, {
      shape: "blob",
      shapeColour: "#B9CDB6",
      paper: "#ECEFDD",
      table: "#D8BE97",
      tableTop: 830,
    });
    glazedPot(sheet, 420, 920, 430);
    clayPot(sheet, 800, 950, 380);
    clayPot(sheet, 560, 1060, 230);
    clayPot(sheet, 940, 1080, 150);
  },
};

const soilAndCare: Scene = {
  seed: 506,
  draw: (sheet) => {
    ground(sheet, {
      shape: "arch",
      shapeColour: "#7FA08F",
      paper: "#D5E0D2",
      table: "#BFA888",
      tableTop: 860,
      centre: 540,
    });
    placed(sheet, [470, 950], 0, 1, () =>
      sack(sheet, {
        colour: "#B8583A",
        print: () => placed(sheet, [0, 6], 0, 0.86, () => printedMonstera(sheet)),
      }),
    );
    drawFeed(sheet, 880, 990, 560);
    pebbleHeap(sheet, [520, 1014], 300, 130, 21);
  },
};

export const toolCategories = {
  "category-tools": tools,
  "category-hand-tools": handTools,
  "category-watering": watering,
  "category-pots-and-soil": potsAndSoil,
  "category-pots": pots,
  "category-soil-and-care": soilAndCare,
};
