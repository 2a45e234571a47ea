import { bezier } from "#geometry.ts";
import { ground } from "#ground.ts";
import { tones } from "#palette.ts";
import { cactusArm, cactusFlower, columnCactus, globeCactus } from "#plants/cactus.ts";
import { echeveria } from "#plants/echeveria.ts";
import { vessel } from "#vessel.ts";
import type { Draw } from "#sheet.ts";
import type { Scene } from "./index.ts";

export const cacti: Scene = {
  seed: 31,
  draw: (sheet) => {
    ground(sheet, {
      shape: "sun",
      shapeColour: "#E2A27A",
      paper: "#F6E2CB",
      table: "#E0BE97",
      centre: 590,
    });
    drawCacti(sheet);
  },
};

export const drawCacti: Draw = (sheet) => {
  const tall = vessel(sheet, {
    x: 455,
    foot: 1040,
    height: 210,
    width: 250,
    profile: "flowerpot",
    tone: tones.slate,
    fill: "gravel",
  });
  cactusArm(sheet, bezier([480, 650], [566, 672], [612, 640], [604, 420], 24), 76, 2);
  columnCactus(sheet, 452, tall.top + 16, 152, 640, 8, 2);
  tall.front();
  const round = vessel(sheet, {
    x: 815,
    foot: 1070,
    height: 150,
    width: 270,
    profile: "bowl",
    tone: tones.ochre,
    fill: "gravel",
  });
  globeCactus(sheet, 815, round.top - 84, 134);
  cactusFlower(sheet, [778, round.top - 190], 58);
  cactusFlower(sheet, [846, round.top - 200], 66);
  round.front();
  const small = vessel(sheet, {
    x: 618,
    foot: 1118,
    height: 96,
    width: 168,
    profile: "cup",
    tone: tones.terracotta,
    fill: "gravel",
  });
  echeveria(sheet, [618, small.top - 14], 104);
  small.front();
  echeveria(sheet, [618, small.top - 20], 100);
};
