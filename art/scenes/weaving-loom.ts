import { stroke } from "#brush.ts";
import { frameLoom, shuttle, spruceWool } from "#goods/loom.ts";
import { yarnBall } from "#goods/yarn.ts";
import { bezier } from "#geometry.ts";
import { ground } from "#ground.ts";
import { colours, tones } from "#palette.ts";
import type { Scene } from "./index.ts";

export const weavingLoom: Scene = {
  seed: 91,
  draw: (sheet) => {
    ground(sheet, { shape: "blob", shapeColour: "#D98E6C", paper: "#F1D3BD", table: null });
    sheet.group('transform="translate(18 14) scale(.97)"', () => {
      sheet.lying(() => sheet.group('transform="rotate(-5 560 560)"', () => frameLoom(sheet)));
      sheet.lying(() => {
        stroke(sheet, bezier([905, 965], [700, 1120], [560, 960], [330, 1075], 30), colours.terracotta, {
          from: 8,
          to: 7,
        });
        yarnBall(sheet, [945, 880], 118, tones.terracotta);
        yarnBall(sheet, [805, 1010], 88, spruceWool);
        yarnBall(sheet, [1010, 1040], 74, tones.ochre);
        sheet.group('transform="rotate(14 340 1030)"', () => shuttle(sheet, 340, 1030, tones.terracotta));
      });
    });
  },
};
