import { dibber } from "#goods/dibber.ts";
import { guide } from "#goods/guide.ts";
import { jar } from "#goods/jar.ts";
import { placed } from "#goods/model.ts";
import { parcel } from "#goods/parcel.ts";
import { clayPot } from "#goods/pots.ts";
import { printedMonstera } from "#goods/prints.ts";
import { fernSprig, flowerPress } from "#goods/press.ts";
import { heap } from "#goods/sack.ts";
import { scissors } from "#goods/scissors.ts";
import { secateurs } from "#goods/secateurs.ts";
import { seedTray } from "#goods/seed-tray.ts";
import { ballBand, twineBall } from "#goods/twine.ts";
import { castShadow, ground } from "#ground.ts";
import { greenAt, tone } from "#palette.ts";
import { flowerSeeds } from "#species/flower-seeds/index.ts";
import { lemonBalm } from "#species/herbs/lemon-balm.ts";
import { vegetableSeeds } from "#species/vegetable-seeds/index.ts";
import type { Scene } from "#scenes/index.ts";
import { soils } from "./soils.ts";
import { packetOf, standing } from "./standing.ts";

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

/** Pictures of the pages about buying, sending back and the law. */
export const termsPageScenes = {
  "page-delivery": delivery,
  "page-imprint": imprint,
  "page-privacy": privacy,
  "page-returns": returns,
  "page-terms": terms,
  "page-withdrawal": withdrawal,
};
