import { pottingBench } from "../../goods/bench.ts";
import { foldingChair } from "../../goods/chair.ts";
import { clayTools, pinchPot } from "../../goods/clay.ts";
import { dibber } from "../../goods/dibber.ts";
import { guide } from "../../goods/guide.ts";
import { jar } from "../../goods/jar.ts";
import { lantern } from "../../goods/lantern.ts";
import { bulbsOn, cable, swag } from "../../goods/lights.ts";
import { frameLoom } from "../../goods/loom.ts";
import { fog, mister } from "../../goods/mister.ts";
import { placed } from "../../goods/model.ts";
import { parcel } from "../../goods/parcel.ts";
import { clayPot, glazedPot } from "../../goods/pots.ts";
import { printedMonstera, printedSprig } from "../../goods/prints.ts";
import { fernSprig, flowerPress } from "../../goods/press.ts";
import { heap, sack } from "../../goods/sack.ts";
import { scissors } from "../../goods/scissors.ts";
import { secateurs } from "../../goods/secateurs.ts";
import { seedTray } from "../../goods/seed-tray.ts";
import { indigoBlue, skein, weldYellow } from "../../goods/skein.ts";
import { ballBand, twineBall } from "../../goods/twine.ts";
import { wateringCan } from "../../goods/watering-can.ts";
import { yarnBall } from "../../goods/yarn.ts";
import { castShadow, ground } from "../../ground.ts";
import { times } from "../../geometry.ts";
import { greenAt, tone, tones } from "../../palette.ts";
import { flowerSeeds } from "../../species/flower-seeds/index.ts";
import { maidenhairFern } from "../../species/foliage-plants/maidenhair-fern.ts";
import { basil } from "../../species/herbs/basil.ts";
import { lemonBalm } from "../../species/herbs/lemon-balm.ts";
import { rosemary } from "../../species/herbs/rosemary.ts";
import { dragonTree } from "../../species/large-houseplants/dragon-tree.ts";
import { commonBox } from "../../species/trees-and-shrubs/common-box.ts";
import { japaneseMaple } from "../../species/trees-and-shrubs/japanese-maple.ts";
import { starMagnolia } from "../../species/trees-and-shrubs/star-magnolia.ts";
import { vegetableSeeds } from "../../species/vegetable-seeds/index.ts";
import type { Scene } from "../index.ts";
import { soils } from "./soils.ts";
import { packetOf, standing } from "./standing.ts";

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

const delivery: Scene = {
  seed: 565,
  draw: (sheet) => {
    ground(sheet, {
      shape: "arch",
      shapeColour: "#E9B68F",
      paper: "#F8E8D6",
      table: "#A9B89A",
      tableTop: 800,
    });
    parcel(sheet, { x: 510, y: 930, scale: 12.5, yaw: -30, pitch: 24 }, (view) => {
      const [x, y] = view([8, 26.4, -4]);
      sheet.group(`transform="translate(${x} ${y}) scale(1 .6) rotate(64)"`, () => fernSprig(sheet, 1.1));
    });
    standing(sheet, lemonBalm, [930, 1010], 0.42);
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

const imprint: Scene = {
  seed: 567,
  draw: (sheet) => {
    ground(sheet, { shape: "panel", shapeColour: "#A7BBA0", paper: "#E7ECDD", table: null });
    sheet.lying(() =>
      placed(sheet, [480, 540], -7, 2.3, () =>
        guide(sheet, greenAt(2), () => placed(sheet, [0, 0], 0, 0.72, () => printedMonstera(sheet))),
      ),
    );
    sheet.lying(() => placed(sheet, [880, 560], 16, 0.8, () => dibber(sheet)));
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

/** What is pressed stays between the boards. */
const privacy: Scene = {
  seed: 569,
  draw: (sheet) => {
    ground(sheet, {
      shape: "blob",
      shapeColour: "#C3CFC0",
      paper: "#EEF0E6",
      table: "#C8A883",
      tableTop: 760,
    });
    flowerPress(sheet, { x: 560, y: 850, scale: 24, yaw: -30, pitch: 34 }, (view) => {
      const [x, y] = view([0, 7.75, 0]);
      sheet.group(`transform="translate(${x} ${y}) scale(1 .62) rotate(-50)"`, () => fernSprig(sheet, 1));
    });
    jar(sheet, {
      x: 930,
      foot: 1040,
      width: 190,
      height: 280,
      content: tone("#7F9B6A", "#566F45", "#AEC495"),
      lid: true,
      label: "#2F5D4A",
    });
  },
};

const returns: Scene = {
  seed: 570,
  draw: (sheet) => {
    ground(sheet, {
      shape: "panel",
      shapeColour: "#D9A98B",
      paper: "#F4DFCE",
      table: "#B9A58A",
      tableTop: 840,
    });
    for (const [index, foot] of [980, 914, 848, 782, 716].entries())
      clayPot(sheet, 420 + (index % 2) * 6, foot, 340 - index * 7);
    castShadow(sheet, 812, 1046, 170, 30);
    twineBall(sheet, [806, 900], 158);
    ballBand(sheet, [806, 904], 158);
  },
};

/** Everything in its place. */
const terms: Scene = {
  seed: 571,
  draw: (sheet) => {
    ground(sheet, { shape: "sun", shapeColour: "#CBB6C6", paper: "#F1E8EC", table: null });
    const seeds = [
      vegetableSeeds["carrot-seeds"],
      flowerSeeds["field-poppy-seeds"],
      vegetableSeeds["sugar-pea-seeds"],
    ];
    seeds.forEach((species, index) => {
      if (species) sheet.lying(() => packetOf(sheet, species, [300 + index * 300, 420], index * 3 - 3, 1.36));
    });
    sheet.lying(() => placed(sheet, [440, 860], 86, 0.66, () => secateurs(sheet)));
    sheet.lying(() => scissors(sheet, [850, 850], 96, 0.72));
  },
};

const withdrawal: Scene = {
  seed: 572,
  draw: (sheet) => {
    ground(sheet, {
      shape: "hill",
      shapeColour: "#E3C27A",
      paper: "#F7EDD0",
      table: "#B79F7C",
      tableTop: 760,
    });
    seedTray(sheet, { x: 560, y: 800, scale: 19, yaw: -24, pitch: 34 }, false);
    heap(sheet, [860, 1050], { width: 300, height: 90, count: 320, grain: 9, colours: soils });
  },
};

/** Pictures of the demo's pages of text. */
export const pageScenes = {
  "page-about-us": aboutUs,
  "page-accessibility": accessibility,
  "page-care-guide": careGuide,
  "page-craft-centre-workshops": workshops,
  "page-delivery": delivery,
  "page-gardens": gardens,
  "page-imprint": imprint,
  "page-opening-hours": openingHours,
  "page-privacy": privacy,
  "page-returns": returns,
  "page-terms": terms,
  "page-withdrawal": withdrawal,
};
