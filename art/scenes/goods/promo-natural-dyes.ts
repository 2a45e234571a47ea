import { times } from "#geometry.ts";
import { foldedCloth, hungCloth, indigoCloth, paleIndigo, resist } from "#goods/cloth.ts";
import { madderRoots, marigold, orange, weldBunch } from "#goods/dyestuffs.ts";
import { jar } from "#goods/jar.ts";
import { placed } from "#goods/model.ts";
import { indigoBlue, madderRed, skein, walnutBrown, weldYellow } from "#goods/skein.ts";
import { castShadow, ground } from "#ground.ts";
import { tones } from "#palette.ts";
import type { Scene } from "#scenes/index.ts";
import { dryingRod, redBath, yellowBath } from "./categories-crafts.ts";
import { bloom, vat } from "./dyes.ts";

/** A dyer's table: the plants, the baths and what came out of them; the left stays calm. */
export const promoNaturalDyes: Scene = {
  seed: 531,
  size: "wide",
  bleeds: true,
  draw: (sheet) => {
    ground(sheet, { shape: "none", paper: "#F3E2C3", table: "#B58F68", tableTop: 610 });
    sheet.fill("M900 -20H1500V612H900C860 400 800 200 900 -20Z", "#EBCB93", 'opacity=".55"');
    dryingRod(sheet, [520, 1500], 92);
    for (const [x, turn, wool] of [
      [600, -2, madderRed],
      [722, 2, orangeWool],
      [844, -1, weldYellow],
      [966, 2, walnutBrown],
      [1088, -2, indigoBlue],
    ] as const)
      placed(sheet, [x, 244], turn, 0.56, () => skein(sheet, wool, false));
    sheet.group('transform="translate(1300 98)"', () => {
      const outline = hungCloth(sheet, indigoCloth, 250, 340);
      resist(
        sheet,
        outline,
        [
          [-62, 80],
          [60, 70],
          [0, 170],
          [-70, 260],
          [66, 256],
        ],
        44,
        0.96,
        indigoCloth,
      );
    });
    jar(sheet, { x: 640, foot: 706, width: 210, height: 300, content: redBath, level: 0.66 });
    jar(sheet, { x: 890, foot: 690, width: 200, height: 280, content: yellowBath, level: 0.64 });
    jar(sheet, {
      x: 1140,
      foot: 716,
      width: 250,
      height: 350,
      content: vat,
      level: 0.66,
      inside: (top) => bloom(sheet, 1140, top, 118),
    });
    foldedCloth(sheet, [1340, 754], 220, [indigoCloth, paleIndigo]);
    const lying = (x: number, y: number, turn: number, draw: () => void) =>
      sheet.group(`transform="translate(${x} ${y}) scale(1 .62) rotate(${turn})"`, draw);
    castShadow(sheet, 460, 742, 130, 20, 0.7);
    lying(450, 718, 76, () => sheet.group('transform="scale(.62)"', () => madderRoots(sheet)));
    castShadow(sheet, 234, 690, 150, 16, 0.5);
    lying(230, 672, 84, () => sheet.group('transform="scale(.56)"', () => weldBunch(sheet)));
    times(
      7,
      (index) =>
        [
          [762, 752, 44],
          [836, 766, 36],
          [786, 786, 30],
          [1000, 760, 40],
          [934, 782, 30],
          [560, 776, 34],
          [330, 776, 38],
        ][index] as [number, number, number],
    ).forEach(([x, y, size], index) => {
      castShadow(sheet, x + 5, y + size * 0.45, size * 1.15, size * 0.36);
      sheet.group(`transform="translate(${x} ${y}) scale(1 .68)"`, () =>
        marigold(sheet, [0, 0], size, index % 3 ? orange : tones.ochre),
      );
    });
  },
};

const orangeWool = { ...orange, base: "#D97B3A" };
