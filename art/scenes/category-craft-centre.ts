import { stroke } from "#brush.ts";
import { shuttle, spruceWool } from "#goods/loom.ts";
import { scissors } from "#goods/scissors.ts";
import { strawflowers } from "#goods/wreath.ts";
import { yarnBall } from "#goods/yarn.ts";
import { bezier, spine } from "#geometry.ts";
import { ground } from "#ground.ts";
import { colours, tones } from "#palette.ts";
import { eucalyptus, strawflower, wheatEar } from "#plants/dried.ts";
import { lavenderBunch } from "#plants/lavender.ts";
import type { Scene } from "./index.ts";

/** What lies on the craft table. */
export const craftCentre: Scene = {
  seed: 203,
  draw: (sheet) => {
    ground(sheet, { shape: "blob", shapeColour: "#E3B25C", paper: "#F2DDB0", table: null });
    sheet.lying(() => {
      eucalyptus(sheet, spine([180, 1000], 14, 330, 20, 20), 1, 84);
      sheet.group('transform="rotate(-16 420 640)"', () => lavenderBunch(sheet, [400, 730], 0.86, 17));
    });
    sheet.lying(() => {
      scissors(sheet, [815, 395], 24, 0.86);
      stroke(sheet, bezier([760, 860], [640, 1060], [500, 900], [430, 1050], 30), colours.terracotta, {
        from: 8,
        to: 7,
      });
      yarnBall(sheet, [905, 790], 140, tones.terracotta);
      yarnBall(sheet, [735, 905], 100, spruceWool);
      yarnBall(sheet, [915, 985], 84, tones.ochre);
      sheet.group('transform="rotate(-8 430 1045) translate(430 1045) scale(.9)"', () =>
        shuttle(sheet, 0, 0, tones.terracotta),
      );
    });
    sheet.lying(() => {
      wheatEar(sheet, spine([640, 640], 60, 230, 16, 16));
      strawflower(sheet, [620, 640], 62, strawflowers[1]);
      strawflower(sheet, [700, 690], 46, strawflowers[3]);
    });
  },
};
