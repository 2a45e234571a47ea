import { spine } from "#geometry.ts";
import { cyanotype, fernShadow } from "#goods/cyanotype.ts";
import { clipFrame, hakeBrush, smallBottle } from "#goods/printing.ts";
import { placed } from "#goods/model.ts";
import { fernSprig, flowerPress, pressedCornflower, pressedPoppy } from "#goods/press.ts";
import { indigoBlue, madderRed, skein, walnutBrown, weldYellow } from "#goods/skein.ts";
import { willowRing } from "#goods/willow.ts";
import { ground } from "#ground.ts";
import type { Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import type { Scene } from "#scenes/index.ts";

const tapestryWool: Scene = {
  seed: 471,
  draw: (sheet) => {
    ground(sheet, { shape: "sun", shapeColour: "#A9C0B2", paper: "#E6ECDF", table: null });
    for (const [x, y, turn, wool] of [
      [265, 600, -8, madderRed],
      [490, 570, 5, weldYellow],
      [715, 620, -4, walnutBrown],
      [935, 590, 8, indigoBlue],
    ] as const)
      sheet.lying(() => placed(sheet, [x, y], turn, 1.28, () => skein(sheet, wool)));
  },
};

/** Four skeins of one colour. */
const oneColour = (seed: number, wool: Tone, shapeColour: string, paper: string): Scene => ({
  seed,
  draw: (sheet) => {
    ground(sheet, { shape: "sun", shapeColour, paper, table: null });
    for (const [x, y, turn] of [
      [265, 600, -8],
      [490, 570, 5],
      [715, 620, -4],
      [935, 590, 8],
    ] as const)
      sheet.lying(() => placed(sheet, [x, y], turn, 1.28, () => skein(sheet, wool)));
  },
});

const cyanotypeKit: Scene = {
  seed: 472,
  draw: (sheet) => {
    ground(sheet, { shape: "blob", shapeColour: "#E8C07A", paper: "#F8EBCF", table: null });
    sheet.lying(() => placed(sheet, [730, 520], 10, 0.96, () => clipFrame(sheet)));
    sheet.lying(() =>
      placed(sheet, [450, 560], -7, 1.02, () =>
        cyanotype(sheet, () => fernShadow(sheet, spine([62, 308], -34, 640, 84, 24), 1.5)),
      ),
    );
    sheet.lying(() => placed(sheet, [880, 850], -14, 0.84, () => smallBottle(sheet, "#C9A23C", "A")));
    sheet.lying(() => placed(sheet, [1010, 830], 10, 0.84, () => smallBottle(sheet, "#B5502F", "B")));
    sheet.lying(() => placed(sheet, [600, 1000], 74, 0.9, () => hakeBrush(sheet)));
  },
};

const beechPress: Scene = {
  seed: 473,
  draw: (sheet) => {
    ground(sheet, {
      shape: "arch",
      shapeColour: "#B9A9CF",
      paper: "#EAE3EE",
      table: "#CDBBC2",
      tableTop: 700,
    });
    drawPress(sheet, 590, 780, 25);
    const flat = (x: number, y: number, turn: number, draw: () => void) =>
      sheet.group(`transform="translate(${x} ${y}) scale(1 .62) rotate(${turn})"`, draw);
    flat(340, 1030, 66, () => pressedPoppy(sheet, 0.74));
    flat(870, 1020, 76, () => pressedCornflower(sheet, 0.72));
  },
};

/** The press with what was pressed last lying on its lid. */
const drawPress = (sheet: Sheet, x: number, y: number, scale: number) =>
  flowerPress(sheet, { x, y, scale, yaw: -26, pitch: 38 }, (view) => {
    const lay = (right: number, near: number, turn: number, draw: () => void) => {
      const [px, py] = view([right, 7.75, near]);
      sheet.group(`transform="translate(${px} ${py}) scale(1 .62) rotate(${turn})"`, draw);
    };
    lay(-4, -4, -20, () => pressedPoppy(sheet, (scale / 23) * 0.5));
    lay(4.6, -3, 24, () => pressedCornflower(sheet, (scale / 23) * 0.56));
    lay(0, 5, -62, () => fernSprig(sheet, (scale / 23) * 0.8));
  });

const willowBases: Scene = {
  seed: 474,
  draw: (sheet) => {
    ground(sheet, { shape: "panel", shapeColour: "#D9DFC4", paper: "#8EA382", table: null });
    sheet.lying(() => willowRing(sheet, [470, 450], 285));
    sheet.lying(() => willowRing(sheet, [770, 770], 236));
    sheet.lying(() => willowRing(sheet, [370, 870], 188));
  },
};

export const craftScenes = {
  "tapestry-wool": tapestryWool,
  "tapestry-wool-madder": oneColour(475, madderRed, "#A9C0B2", "#E6ECDF"),
  "tapestry-wool-weld": oneColour(476, weldYellow, "#B9A9CF", "#EAE3EE"),
  "tapestry-wool-walnut": oneColour(477, walnutBrown, "#E8C07A", "#F8EBCF"),
  "tapestry-wool-indigo": oneColour(478, indigoBlue, "#D9DFC4", "#F1EFE0"),
  "cyanotype-kit": cyanotypeKit,
  "flower-press": beechPress,
  "willow-wreath-base": willowBases,
};
