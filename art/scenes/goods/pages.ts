import { pottingBench } from "#goods/bench.ts";
import { foldingChair } from "#goods/chair.ts";
import { clayTools, pinchPot } from "#goods/clay.ts";
import { lantern } from "#goods/lantern.ts";
import { bulbsOn, cable, swag } from "#goods/lights.ts";
import { frameLoom } from "#goods/loom.ts";
import { fog, mister } from "#goods/mister.ts";
import { placed } from "#goods/model.ts";
import { clayPot, glazedPot } from "#goods/pots.ts";
import { printedSprig } from "#goods/prints.ts";
import { sack } from "#goods/sack.ts";
import { indigoBlue, skein, weldYellow } from "#goods/skein.ts";
import { wateringCan } from "#goods/watering-can.ts";
import { yarnBall } from "#goods/yarn.ts";
import { ground } from "#ground.ts";
import { times } from "#geometry.ts";
import { tones } from "#palette.ts";
import { maidenhairFern } from "#species/foliage-plants/maidenhair-fern.ts";
import { basil } from "#species/herbs/basil.ts";
import { rosemary } from "#species/herbs/rosemary.ts";
import { dragonTree } from "#species/large-houseplants/dragon-tree.ts";
import { commonBox } from "#species/trees-and-shrubs/common-box.ts";
import { japaneseMaple } from "#species/trees-and-shrubs/japanese-maple.ts";
import { starMagnolia } from "#species/trees-and-shrubs/star-magnolia.ts";
import type { Scene } from "#scenes/index.ts";
import { standing } from "./standing.ts";

/** The bench of the nursery in the morning, with herbs for the day's orders. */
const aboutUs: Scene = {
  seed: 561,
  draw: (sheet) => {
    ground(sheet, {
      shape: "sun",
      shapeColour: "#F0CD8B",
      paper: "#F7EBD2",
      table: "#C2B08E",
      tableTop: 860,
    });
    pottingBench(
      sheet,
      { x: 590, y: 950, scale: 6.6, yaw: -20, pitch: 15 },
      (view) => {
        const [x, y] = view([-20, 25, 4]);
        placed(sheet, [x, y], 0, 0.38, () =>
          sack(sheet, { colour: "#B8583A", print: () => printedSprig(sheet), shadow: false }),
        );
        const [potX, potY] = view([24, 25, 6]);
        clayPot(sheet, potX, potY, 150);
      },
      (view) => {
        standing(sheet, rosemary, view([-34, 92, -4]), 0.26);
        standing(sheet, basil, view([-8, 92, 2]), 0.28);
        const [x, y] = view([28, 92, 0]);
        clayPot(sheet, x, y, 110);
      },
    );
  },
};

const accessibility: Scene = {
  seed: 562,
  draw: (sheet) => {
    ground(sheet, {
      shape: "arch",
      shapeColour: "#BFD0B4",
      paper: "#EAF0DF",
      table: "#D9C49B",
      tableTop: 870,
    });
    foldingChair(sheet, { x: 430, y: 940, scale: 8, yaw: -24, pitch: 16 });
    glazedPot(sheet, 870, 990, 330);
    sheet.group('transform="translate(560 560) scale(.46)"', () => wateringCan(sheet));
  },
};

const careGuide: Scene = {
  seed: 563,
  draw: (sheet) => {
    ground(sheet, {
      shape: "blob",
      shapeColour: "#A9C5B4",
      paper: "#E3EDE2",
      table: "#CDB38B",
      tableTop: 870,
    });
    standing(sheet, maidenhairFern, [400, 980], 0.72);
    fog(sheet, [812, 682], 130);
    sheet.group('transform="translate(470 420) scale(.58)"', () => mister(sheet, 800, 1020));
  },
};

const workshops: Scene = {
  seed: 564,
  draw: (sheet) => {
    ground(sheet, { shape: "sun", shapeColour: "#E2B98C", paper: "#F6E7D2", table: null });
    sheet.lying(() =>
      placed(sheet, [400, 480], -5, 0.7, () =>
        sheet.group('transform="translate(-550 -540)"', () => frameLoom(sheet)),
      ),
    );
    sheet.lying(() => pinchPot(sheet, [850, 360], 170, tones.blush));
    sheet.lying(() => placed(sheet, [860, 800], 22, 0.74, () => clayTools(sheet)));
    sheet.lying(() => yarnBall(sheet, [300, 970], 110, indigoBlue));
    sheet.lying(() => placed(sheet, [590, 990], 80, 0.7, () => skein(sheet, weldYellow)));
  },
};

const gardens: Scene = {
  seed: 566,
  draw: (sheet) => {
    ground(sheet, {
      shape: "hill",
      shapeColour: "#8FB08A",
      paper: "#DCE9EC",
      table: "#C9D2A4",
      tableTop: 860,
    });
    standing(sheet, japaneseMaple, [400, 960], 0.74);
    standing(sheet, starMagnolia, [820, 940], 0.66);
    standing(sheet, commonBox, [630, 1060], 0.42);
  },
};

/** The lantern is lit when the shop closes. */
const openingHours: Scene = {
  seed: 568,
  draw: (sheet) => {
    ground(sheet, {
      shape: "arch",
      shapeColour: "#55748A",
      paper: "#2F4A5E",
      table: "#7A6A58",
      tableTop: 880,
    });
    const lights = swag([70, 150], [1130, 130], 170);
    cable(sheet, lights, 8);
    bulbsOn(
      sheet,
      lights,
      times(7, (index) => (index + 0.7) / 7.4),
      30,
    );
    lantern(sheet, { x: 480, y: 980, scale: 18, yaw: -28, pitch: 15 });
    standing(sheet, dragonTree, [850, 1000], 0.56);
  },
};

/** Pictures of the pages about the shop and its plants. */
export const pageScenes = {
  "page-about-us": aboutUs,
  "page-accessibility": accessibility,
  "page-care-guide": careGuide,
  "page-craft-centre-workshops": workshops,
  "page-gardens": gardens,
  "page-opening-hours": openingHours,
};
