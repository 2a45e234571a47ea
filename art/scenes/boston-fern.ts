import { stroke } from "#brush.ts";
import { spine } from "#geometry.ts";
import { castShadow, ground } from "#ground.ts";
import { colours, tones } from "#palette.ts";
import { frond } from "#plants/fern.ts";
import { ellipse } from "#lathe.ts";
import { vessel } from "#vessel.ts";
import type { Draw } from "#sheet.ts";
import type { Scene } from "./index.ts";

/** Heading, length, bend, depth of green. Back to front. */
const fronds = [
  [-16, 430, -50, 1],
  [20, 440, 46, 1],
  [-40, 470, -78, 1],
  [46, 470, 80, 1],
  [2, 400, 24, 2],
  [-62, 480, -96, 1],
  [66, 470, 98, 2],
  [-28, 450, -98, 2],
  [30, 440, 104, 2],
  [-80, 430, -92, 2],
  [82, 420, 96, 2],
  [-50, 440, -120, 3],
  [54, 430, 122, 3],
  [-8, 400, -120, 3],
  [16, 380, 130, 3],
  [-72, 330, -116, 4],
  [70, 320, 118, 4],
  [-36, 290, -150, 3],
  [34, 300, 146, 4],
] as const;

export const bostonFern: Scene = {
  seed: 41,
  draw: (sheet) => {
    ground(sheet, {
      shape: "arch",
      shapeColour: "#A9C1BC",
      paper: "#E6ECE3",
      table: "#CFC4A6",
      tableTop: 960,
    });
    drawBostonFern(sheet);
  },
};

export const drawBostonFern: Draw = (sheet) => {
  castShadow(sheet, 600, 1110, 230, 34);
  for (const [x, lean] of [
    [600, 0],
    [505, 9],
    [695, -9],
  ] as const) {
    stroke(sheet, spine([x, 905], 180 + lean, 205, 0, 4), colours.woodDark, {
      from: 30,
      to: 20,
      uneven: 0.02,
    });
    stroke(sheet, spine([x - 6, 905], 180 + lean, 200, 0, 4), colours.wood, {
      from: 12,
      to: 8,
      uneven: 0.02,
    });
  }
  ellipse(sheet, 600, 918, 172, 26, colours.woodDark);
  ellipse(sheet, 600, 904, 172, 26, colours.woodLight);
  const pot = vessel(sheet, {
    x: 600,
    foot: 898,
    height: 195,
    width: 290,
    profile: "bowl",
    tone: tones.terracotta,
    shadow: false,
  });
  fronds.slice(0, 11).forEach((one) => arch(one));
  pot.front();
  fronds.slice(11).forEach((one) => arch(one));

  function arch([heading, length, bend, depth]: (typeof fronds)[number]) {
    const line = spine(
      [600 + heading * 1.1, pot.top + 4 + depth * 2],
      heading + sheet.between(-4, 4),
      length * sheet.between(0.94, 1.04),
      bend,
      30,
      1.2,
    );
    frond(sheet, line, depth, 50 + length * 0.03);
  }
};
