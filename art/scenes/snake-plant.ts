import { stroke } from "#brush.ts";
import { abs, lerp, spine, times } from "#geometry.ts";
import { castShadow, ground } from "#ground.ts";
import { colours, tones } from "#palette.ts";
import { sword } from "#plants/snake-plant.ts";
import { vessel } from "#vessel.ts";
import type { Draw } from "#sheet.ts";
import type { Scene } from "./index.ts";

export const snakePlant: Scene = {
  seed: 5,
  draw: (sheet) => {
    ground(sheet, { shape: "sun", shapeColour: colours.sun, paper: "#F8EFD9", table: "#E9D3A6" });
    drawSnakePlant(sheet);
  },
};

export const drawSnakePlant: Draw = (sheet) => {
  castShadow(sheet, 600, 1080, 190, 34);
  for (const [x, lean] of [
    [500, 6],
    [700, -6],
  ] as const) {
    stroke(sheet, spine([x, 900], 180 - lean, 182, 0, 4), colours.woodDark, {
      from: 34,
      to: 22,
      uneven: 0.02,
    });
    stroke(sheet, spine([x - 7, 900], 180 - lean, 178, 0, 4), colours.wood, {
      from: 13,
      to: 8,
      uneven: 0.02,
    });
  }
  const pot = vessel(sheet, {
    x: 600,
    foot: 1010,
    height: 230,
    width: 300,
    profile: "cylinder",
    tone: tones.bone,
    shadow: false,
    bands: [
      { from: 0.28, to: 0.42, colour: colours.terracotta },
      { from: 0.48, to: 0.51, colour: colours.terracotta },
    ],
  });
  const count = 12;
  const swords = times(count, (index) => {
    const across = (index / (count - 1)) * 2 - 1;
    return {
      across,
      heading: across * 17 + sheet.between(-4, 4),
      length: lerp(720, 400, abs(across)) + sheet.between(-60, 60),
      depth: abs(across) < 0.5 ? sheet.between(0, 0.5) : sheet.between(0.2, 1),
      bend: across * 12 + sheet.between(-9, 9),
    };
  }).sort((a, b) => a.depth - b.depth);
  swords.forEach(({ across, heading, length, bend }, index) => {
    const near = index / (count - 1);
    sword(
      sheet,
      spine([600 + across * 100, pot.top + 12 + near * 12], heading, length * (1 - 0.24 * near), bend, 22),
      near,
    );
  });
  pot.front();
};
