import { stem } from "#brush.ts";
import { bezier, lerp, type Point } from "#geometry.ts";
import { ground } from "#ground.ts";
import { green, greenAt, tones } from "#palette.ts";
import { monsteraLeaf } from "#plants/monstera.ts";
import type { Draw } from "#sheet.ts";
import type { Scene } from "./index.ts";
import { vessel } from "#vessel.ts";

/** Base, heading, length, depth of green, towards, droop, roll. Back to front. */
const leaves = [
  [585, 345, -10, 230, 1, 8, 14, 8],
  [430, 430, -52, 240, 1, 10, 34, 14],
  [772, 415, 46, 244, 1, 8, 32, -14],
  [366, 606, -84, 232, 2, 20, 40, 12],
  [846, 598, 82, 236, 2, 18, 42, -14],
  [500, 520, -36, 262, 2, 20, 26, 10],
  [722, 520, 36, 262, 3, 20, 30, -12],
  [604, 622, 6, 222, 3, 20, 26, 6],
  [448, 738, -70, 180, 4, 22, 50, 14],
  [756, 748, 74, 172, 4, 22, 50, -14],
] as const;

export const monstera: Scene = {
  seed: 11,
  draw: (sheet) => {
    ground(sheet, { paper: "#F3E4D2", shape: "arch", shapeColour: "#E5B69B", table: "#E2CDAF" });
    drawMonstera(sheet);
  },
};

export const drawMonstera: Draw = (sheet) => {
  const pot = vessel(sheet, {
    x: 600,
    foot: 1075,
    height: 235,
    width: 330,
    profile: "cup",
    tone: tones.celadon,
  });
  for (const [x, y] of leaves) {
    const foot: Point = [600 + (x - 600) * 0.14, pot.top + 14];
    const stalk = bezier(
      foot,
      [600 + (x - 600) * 0.2, pot.top - 130],
      [lerp(600, x, 0.8), lerp(pot.top, y, 0.85)],
      [x, y],
    );
    stem(sheet, stalk, 13, 8, { base: greenAt(3), dark: greenAt(1) });
  }
  pot.front();
  for (const [x, y, heading, length, depth, towards, droop, roll] of leaves) {
    const tone = { ...green(depth), light: greenAt(depth + 2) };
    monsteraLeaf(sheet, {
      from: [x, y],
      heading,
      length,
      towards,
      droop,
      roll,
      tone,
      slits: length < 200 ? 4 : 6,
    });
  }
};
