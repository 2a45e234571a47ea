import { bezier, spine } from "#geometry.ts";
import { amber, flame, honey, ivory, rolledCandle } from "#goods/beeswax.ts";
import { airClay, clayTools, pinchPot, sponge } from "#goods/clay.ts";
import { hungCloth, indigoCloth, resist } from "#goods/cloth.ts";
import { cyanotype, fernShadow } from "#goods/cyanotype.ts";
import { hakeBrush } from "#goods/printing.ts";
import { marigold, orange } from "#goods/dyestuffs.ts";
import { jar } from "#goods/jar.ts";
import { frameLoom, shuttle } from "#goods/loom.ts";
import { placed, rod, straight } from "#goods/model.ts";
import { printedSprig } from "#goods/prints.ts";
import { fernSprig, pressedCornflower, pressedPoppy } from "#goods/press.ts";
import { indigoBlue, madderRed, skein, walnutBrown, weldYellow } from "#goods/skein.ts";
import { ash, larch } from "#goods/timber.ts";
import { willowRing } from "#goods/willow.ts";
import { bow, strawflowers, wreath } from "#goods/wreath.ts";
import { castShadow, ground } from "#ground.ts";
import { tone, tones } from "#palette.ts";
import { eucalyptus, strawflower, wheatEar } from "#plants/dried.ts";
import type { Sheet } from "#sheet.ts";
import type { Scene } from "#scenes/index.ts";
import { vat } from "./dyes.ts";

const weaving: Scene = {
  seed: 521,
  draw: (sheet) => {
    ground(sheet, { shape: "arch", shapeColour: "#3B6B58", paper: "#2B5746", table: null });
    sheet.lying(() =>
      placed(sheet, [490, 470], 4, 0.78, () =>
        sheet.group('transform="translate(-550 -540)"', () => frameLoom(sheet)),
      ),
    );
    sheet.lying(() => placed(sheet, [946, 384], 4, 0.84, () => skein(sheet, madderRed)));
    sheet.lying(() => placed(sheet, [944, 840], -8, 0.82, () => skein(sheet, weldYellow)));
    sheet.lying(() => placed(sheet, [600, 970], 84, 0.86, () => skein(sheet, indigoBlue)));
    sheet.lying(() => placed(sheet, [270, 1010], -10, 0.8, () => shuttle(sheet, 0, 0, tones.ochre)));
  },
};

const pottery: Scene = {
  seed: 522,
  draw: (sheet) => {
    ground(sheet, { shape: "sun", shapeColour: "#B8694A", paper: "#8F4A33", table: null });
    sheet.lying(() => pinchPot(sheet, [430, 400], 230, airClay));
    sheet.lying(() =>
      pinchPot(sheet, [810, 500], 170, tone("#C0AB90", "#8F7A60", "#E2D3BD", "#EADFCC", "#5F4D3A")),
    );
    sheet.lying(() => pinchPot(sheet, [560, 760], 120, tones.blush));
    sheet.lying(() => placed(sheet, [860, 880], 24, 0.94, () => clayTools(sheet)));
    sheet.lying(() => sponge(sheet, [320, 860], 92));
  },
};

const candles: Scene = {
  seed: 523,
  draw: (sheet) => {
    ground(sheet, {
      shape: "arch",
      shapeColour: "#7A4A5A",
      paper: "#5A3546",
      table: "#3F2733",
      tableTop: 900,
    });
    for (const [x, foot, tall, wide, wax] of [
      [590, 940, 560, 128, honey],
      [400, 980, 360, 138, ivory],
      [800, 1000, 420, 120, amber],
      [600, 1050, 220, 146, ivory],
    ] as const) {
      castShadow(sheet, x + 10, foot + 12, wide * 0.9, 26);
      sheet.group(`transform="translate(${x} ${foot})"`, () => {
        rolledCandle(sheet, tall, wide, wax);
        flame(sheet, [-4, -tall - 40], 74);
      });
    }
  },
};

const bare = tone("#EEF4F4", "#C5D6E4", "#FBFDFB", "#8FB0CE", "#8FB0CE");

const botanicalPrinting: Scene = {
  seed: 524,
  draw: (sheet) => {
    ground(sheet, { shape: "panel", shapeColour: "#EBCDB4", paper: "#F7EADB", table: null });
    sheet.lying(() =>
      placed(sheet, [800, 440], 9, 0.74, () =>
        cyanotype(sheet, () => {
          for (const [x, y, turn, tall] of [
            [-104, 40, -10, 380],
            [8, 10, 3, 500],
            [118, 50, 12, 360],
          ] as const)
            placed(sheet, [x, y], turn, 1, () => printedSprig(sheet, bare, tall, 5));
        }),
      ),
    );
    sheet.lying(() =>
      placed(sheet, [410, 500], -8, 0.84, () =>
        cyanotype(sheet, () => fernShadow(sheet, spine([62, 308], -34, 640, 84, 24), 1.4)),
      ),
    );
    sheet.lying(() => placed(sheet, [830, 960], 76, 0.82, () => hakeBrush(sheet)));
    sheet.lying(() => placed(sheet, [270, 900], 40, 0.62, () => pressedPoppy(sheet, 1)));
    sheet.lying(() => placed(sheet, [480, 930], -34, 0.7, () => pressedCornflower(sheet, 1)));
    sheet.lying(() => placed(sheet, [960, 770], 60, 1, () => fernSprig(sheet, 0.9)));
  },
};

const wreaths: Scene = {
  seed: 525,
  draw: (sheet) => {
    ground(sheet, { shape: "blob", shapeColour: "#C9B6C6", paper: "#EFE6EA", table: null });
    sheet.lying(() => willowRing(sheet, [380, 400], 216));
    sheet.lying(() =>
      placed(sheet, [720, 680], -120, 0.8, () => {
        wreath(sheet, [0, 0], 330);
      }),
    );
    sheet.lying(() => bow(sheet, [520, 760], 0.78, tones.ochre));
    sheet.lying(() => {
      eucalyptus(sheet, spine([180, 1030], 24, 300, 20, 18), 1, 70, false);
      wheatEar(sheet, spine([330, 1070], 10, 240, 10, 16));
      strawflower(sheet, [230, 830], 60, strawflowers[0]);
      strawflower(sheet, [330, 770], 44, strawflowers[2]);
    });
  },
};

export const redBath = tone("#A83A28", "#74231A", "#D87A5C", "#E9A088", "#4A110C");
export const yellowBath = tone("#D9A92E", "#A67A17", "#F2D981", "#F8E8AE", "#75540D");

/** Dyed wool dries on a rod above the baths it came from. */
const naturalDyes: Scene = {
  seed: 526,
  draw: (sheet) => {
    ground(sheet, {
      shape: "sun",
      shapeColour: "#F1D59C",
      paper: "#F8EEDA",
      table: "#B99B78",
      tableTop: 850,
      centre: 600,
    });
    dryingRod(sheet, [150, 1050], 170);
    for (const [x, turn, wool] of [
      [260, -2, madderRed],
      [430, 2, weldYellow],
      [600, -1, walnutBrown],
    ] as const)
      placed(sheet, [x, 342], turn, 0.66, () => skein(sheet, wool, false));
    sheet.group('transform="translate(850 176)"', () => {
      const outline = hungCloth(sheet, indigoCloth, 270, 390);
      resist(
        sheet,
        outline,
        [
          [-70, 90],
          [60, 80],
          [0, 190],
          [-80, 290],
          [74, 290],
        ],
        48,
        0.96,
        indigoCloth,
      );
    });
    jar(sheet, { x: 330, foot: 990, width: 270, height: 390, content: redBath, level: 0.66 });
    jar(sheet, { x: 890, foot: 990, width: 270, height: 390, content: vat, level: 0.64 });
    jar(sheet, { x: 610, foot: 1040, width: 290, height: 420, content: yellowBath, level: 0.68 });
    for (const [x, y, size] of [
      [430, 1070, 58],
      [340, 1096, 44],
      [800, 1086, 50],
    ] as const) {
      castShadow(sheet, x + 6, y + size * 0.5, size * 1.2, size * 0.4);
      sheet.group(`transform="translate(${x} ${y}) scale(1 .7)"`, () =>
        marigold(sheet, [0, 0], size, orange),
      );
    }
  },
};

export const dryingRod = (sheet: Sheet, [from, to]: readonly [number, number], y: number) => {
  rod(sheet, straight([from, y], [to, y], 10), 24, ash);
  for (const x of [from + 30, to - 30])
    rod(sheet, bezier([x, y - 64], [x, y - 40], [x - 20, y + 10], [x, y + 16], 10), 9, larch);
};

export const craftCategories = {
  "category-weaving": weaving,
  "category-pottery": pottery,
  "category-candles": candles,
  "category-botanical-printing": botanicalPrinting,
  "category-wreaths": wreaths,
  "category-natural-dyes": naturalDyes,
};
