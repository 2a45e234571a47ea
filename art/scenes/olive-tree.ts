import { stem } from "#brush.ts";
import { bezier } from "#geometry.ts";
import { ground } from "#ground.ts";
import { tones } from "#palette.ts";
import { oliveCrown, oliveTrunk } from "#plants/olive.ts";
import { vessel } from "#vessel.ts";
import type { Draw } from "#sheet.ts";
import type { Scene } from "./index.ts";

export const oliveTree: Scene = {
  seed: 71,
  draw: (sheet) => {
    ground(sheet, {
      shape: "arch",
      shapeColour: "#EBD3AE",
      paper: "#C98664",
      table: "#AE6A4E",
      tableTop: 930,
    });
    drawOliveTree(sheet);
  },
};

export const drawOliveTree: Draw = (sheet) => {
  const pot = vessel(sheet, {
    x: 600,
    foot: 1100,
    height: 270,
    width: 330,
    profile: "belly",
    tone: tones.slate,
    bands: [
      { from: 0.66, to: 0.69, colour: "#2F4152", opacity: 0.6 },
      { from: 0.71, to: 0.73, colour: "#2F4152", opacity: 0.6 },
    ],
  });
  oliveTrunk(sheet, [600, pot.top + 14], 330);
  for (const [x, y] of [
    [470, 430],
    [720, 420],
    [560, 350],
    [650, 370],
  ] as const) {
    stem(sheet, bezier([606, 530], [600, 480], [x, y + 70], [x, y], 14), 19, 7, {
      base: "#94805F",
      dark: "#5F4F3C",
    });
  }
  oliveCrown(sheet, [604, 395], 215);
  pot.front();
};
