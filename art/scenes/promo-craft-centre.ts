import { stroke } from "#brush.ts";
import { frameLoom, shuttle, spruceWool } from "#goods/loom.ts";
import { scissors } from "#goods/scissors.ts";
import { bow, strawflowers, wreath } from "#goods/wreath.ts";
import { yarnBall } from "#goods/yarn.ts";
import { bezier, smooth, spine, type Point } from "#geometry.ts";
import { ground } from "#ground.ts";
import { colours, tones } from "#palette.ts";
import { strawflower, wheatEar } from "#plants/dried.ts";
import type { Scene } from "./index.ts";

/** A winter table seen from above; the left third stays calm. */
export const promoCraftCentre: Scene = {
  seed: 302,
  size: "wide",
  bleeds: true,
  draw: (sheet) => {
    ground(sheet, { shape: "none", paper: colours.forest, table: null });
    const cloth: Point[] = [
      [480, -40],
      [1520, -60],
      [1520, 880],
      [400, 870],
      [440, 420],
    ];
    const outline = smooth(cloth);
    sheet.fill(outline, "#E9D6B4");
    sheet.stipple(
      outline,
      sheet.linear(
        [520, 0],
        [1000, 500],
        [
          [0, "#FFF6E2", 0.5],
          [1, "#FFF6E2", 0],
        ],
      ),
    );
    sheet.lying(() =>
      sheet.group('transform="translate(372 52) scale(.66) rotate(-5 560 540)"', () => frameLoom(sheet)),
    );
    sheet.lying(() =>
      sheet.group('transform="translate(856 150) scale(.62)"', () => {
        wreath(sheet, [520, 400], 330);
        bow(sheet, [712, 152], 0.85, tones.terracotta);
      }),
    );
    sheet.lying(() => {
      stroke(sheet, bezier([400, 650], [470, 790], [560, 680], [640, 765], 30), colours.terracotta, {
        from: 8,
        to: 7,
      });
      yarnBall(sheet, [322, 590], 104, tones.terracotta);
      yarnBall(sheet, [186, 706], 70, tones.ochre);
      yarnBall(sheet, [420, 716], 62, spruceWool);
      sheet.group('transform="translate(700 765) rotate(-5) scale(.62)"', () =>
        shuttle(sheet, 0, 0, tones.terracotta),
      );
      wheatEar(sheet, spine([130, 520], -24, 200, 20, 16));
      wheatEar(sheet, spine([150, 530], -4, 220, 14, 16));
      strawflower(sheet, [144, 530], 46, strawflowers[1]);
      scissors(sheet, [1010, 690], 70, 0.5);
    });
  },
};
