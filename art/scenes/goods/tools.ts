import { flatBlade } from "#blade.ts";
import { stem, stroke } from "#brush.ts";
import { along, bezier, spine } from "#geometry.ts";
import { dandelion } from "#goods/dandelion.ts";
import { dibber } from "#goods/dibber.ts";
import { glove } from "#goods/gloves.ts";
import { handFork } from "#goods/hand-fork.ts";
import { hoseCoil } from "#goods/hose.ts";
import { fog, mister } from "#goods/mister.ts";
import { placed } from "#goods/model.ts";
import { secateurs } from "#goods/secateurs.ts";
import { ballBand, looseTwine, twineBall } from "#goods/twine.ts";
import { castShadow, ground } from "#ground.ts";
import { leaf, profiles } from "#leaf.ts";
import { colours, green } from "#palette.ts";
import { bulb } from "#plants/tulip.ts";
import type { Scene } from "#scenes/index.ts";
import type { Sheet } from "#sheet.ts";

const bypassSecateurs: Scene = {
  seed: 406,
  draw: (sheet) => {
    ground(sheet, { shape: "blob", shapeColour: "#E3A98C", paper: "#F6E3D3", table: null });
    sheet.lying(() => cutTwig(sheet));
    sheet.lying(() => placed(sheet, [560, 540], 38, 1.02, () => secateurs(sheet)));
  },
};

/** What was just cut: the pale wood shows. */
const cutTwig = (sheet: Sheet) => {
  const line = bezier([800, 470], [860, 600], [880, 800], [960, 1010], 20);
  stem(sheet, line, 24, 12, { base: "#7A5A3C", dark: "#4F3823" });
  stroke(
    sheet,
    [
      [787, 478],
      [800, 468],
      [815, 462],
    ],
    "#EAD9A8",
    { from: 12, to: 10 },
  );
  for (const [at, way, size] of [
    [0.3, 1, 190],
    [0.42, -1, 200],
    [0.62, 1, 170],
    [0.72, -1, 180],
    [0.9, 1, 130],
    [0.95, -1, 150],
  ] as const) {
    const { point, heading } = along(line, at);
    const blade = flatBlade(spine(point, heading + way * 58, size, -way * 26, 14));
    leaf(sheet, blade, { profile: profiles.ovate(0.46), tone: green(way > 0 ? 2 : 3), veins: 6 });
  }
};

const steelFork: Scene = {
  seed: 402,
  draw: (sheet) => {
    ground(sheet, { shape: "panel", shapeColour: "#B4C6CB", paper: "#E3EBE8", table: null });
    sheet.lying(() => placed(sheet, [800, 520], 10, 1.05, () => dandelion(sheet)));
    sheet.lying(() => placed(sheet, [410, 630], -20, 0.98, () => handFork(sheet)));
  },
};

const goatskinGloves: Scene = {
  seed: 403,
  draw: (sheet) => {
    ground(sheet, { shape: "sun", shapeColour: "#E9A98F", paper: "#F7E7CF", table: null });
    sheet.lying(() =>
      placed(sheet, [816, 540], 14, 1, () => sheet.group('transform="scale(-.9 .9)"', () => glove(sheet))),
    );
    sheet.lying(() => placed(sheet, [372, 570], -12, 0.9, () => glove(sheet)));
  },
};

const ashDibber: Scene = {
  seed: 404,
  draw: (sheet) => {
    ground(sheet, { shape: "blob", shapeColour: "#35614E", paper: colours.forest, table: null });
    sheet.lying(() => placed(sheet, [500, 600], 24, 1.02, () => dibber(sheet)));
    for (const [x, y, size, turn] of [
      [790, 800, 1, 14],
      [940, 930, 0.8, -20],
      [760, 1000, 0.86, 32],
    ] as const)
      sheet.lying(() => placed(sheet, [x, y], turn, 1, () => bulb(sheet, [0, 0], size)));
  },
};

const juteTwine: Scene = {
  seed: 405,
  draw: (sheet) => {
    ground(sheet, {
      shape: "arch",
      shapeColour: "#BFCDB4",
      paper: "#F0EBD8",
      table: "#D5B78D",
      tableTop: 830,
    });
    castShadow(sheet, 580, 976, 320, 50);
    twineBall(sheet, [570, 690], 310);
    ballBand(sheet, [570, 700], 310);
    const loose = bezier([800, 860], [900, 1060], [620, 1130], [330, 1040], 40);
    looseTwine(
      sheet,
      [...loose, ...bezier([330, 1040], [200, 990], [210, 940], [290, 950], 14).slice(1)],
      17,
    );
  },
};

const brassMister: Scene = {
  seed: 407,
  draw: (sheet) => {
    ground(sheet, {
      shape: "sun",
      shapeColour: "#6F9384",
      paper: "#D5DFD2",
      table: "#C9B58F",
      tableTop: 900,
      centre: 640,
    });
    fog(sheet, [474, 448], 300);
    mister(sheet, 680, 1010);
  },
};

const greenHose: Scene = {
  seed: 408,
  draw: (sheet) => {
    ground(sheet, { shape: "blob", shapeColour: "#EBCB85", paper: "#F8EED3", table: null });
    sheet.lying(() => placed(sheet, [600, 570], 0, 1.14, () => hoseCoil(sheet)));
  },
};

export const toolScenes = {
  secateurs: bypassSecateurs,
  "hand-fork": steelFork,
  "garden-gloves": goatskinGloves,
  dibber: ashDibber,
  "garden-twine": juteTwine,
  "plant-mister": brassMister,
  "garden-hose": greenHose,
};
