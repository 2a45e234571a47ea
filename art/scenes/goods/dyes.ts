import { times, type Point } from "#geometry.ts";
import { foldedCloth, indigoCloth, paleIndigo, resist } from "#goods/cloth.ts";
import { madderRoots, shadeCard, weldBunch } from "#goods/dyestuffs.ts";
import { walnutHusk } from "#goods/walnut.ts";
import { guide } from "#goods/guide.ts";
import { jar } from "#goods/jar.ts";
import { placed } from "#goods/model.ts";
import { printedSprig } from "#goods/prints.ts";
import { heap } from "#goods/sack.ts";
import { rawWool, skein } from "#goods/skein.ts";
import { ground } from "#ground.ts";
import { ellipse } from "#lathe.ts";
import { tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import type { Scene } from "#scenes/index.ts";

const dyeKit: Scene = {
  seed: 481,
  draw: (sheet) => {
    ground(sheet, { shape: "blob", shapeColour: "#B6C7B4", paper: "#E3E9DA", table: null });
    sheet.lying(() => placed(sheet, [300, 400], -16, 1, () => weldBunch(sheet)));
    sheet.lying(() => placed(sheet, [590, 330], 12, 1.06, () => madderRoots(sheet)));
    sheet.lying(() => placed(sheet, [900, 340], 7, 1.14, () => shadeCard(sheet)));
    sheet.lying(() => {
      for (const [x, y, size, open] of [
        [640, 600, 56, true],
        [740, 570, 52, false],
        [700, 660, 54, false],
        [770, 680, 46, true],
      ] as const)
        walnutHusk(sheet, [x, y], size, open);
    });
    sheet.lying(() =>
      placed(sheet, [930, 800], -9, 1, () =>
        guide(sheet, "#B9442F", () => placed(sheet, [0, 0], 0, 0.9, () => printedSprig(sheet))),
      ),
    );
    for (const [x, turn] of [
      [200, -8],
      [330, 6],
      [460, -4],
      [590, 8],
    ] as const)
      sheet.lying(() => placed(sheet, [x + 10, 910], turn, 0.68, () => skein(sheet, rawWool, false)));
  },
};

export const vat = tone("#22406F", "#142850", "#4F76A8", "#8FB0CE", "#0B1835");

/** A vat's skin: coppery, with blue-violet froth. */
export const bloom = (sheet: Sheet, x: number, y: number, half: number) => {
  ellipse(sheet, x, y, half * 0.84, half * 0.13, "#5A4A7A", 'opacity=".7"');
  times(26, (index) => index * 2.4).forEach((turn, index) => {
    const out = Math.sqrt((index + 0.5) / 26) * 0.56;
    ellipse(
      sheet,
      x - half * 0.1 + Math.cos(turn) * half * out,
      y + Math.sin(turn) * half * out * 0.15,
      sheet.between(6, 13),
      sheet.between(3, 5),
      index % 3 ? "#4F76A8" : "#B9876A",
    );
  });
};

const powders = ["#0F1E42", "#182D5C", "#223E78", "#2F5292", "#4A70AE"] as const;
const limes = ["#B8B2A2", "#CFC9B8", "#E2DDCE", "#F0ECE0", "#FAF8F0"] as const;

const indigoKit: Scene = {
  seed: 482,
  draw: (sheet) => {
    ground(sheet, {
      shape: "arch",
      shapeColour: "#E5B586",
      paper: "#F7E6D2",
      table: "#CFAF8C",
      tableTop: 860,
      centre: 560,
    });
    jar(sheet, {
      x: 420,
      foot: 940,
      width: 420,
      height: 620,
      content: vat,
      level: 0.68,
      inside: (top) => bloom(sheet, 420, top, 200),
      label: "#22406F",
    });
    jar(sheet, {
      x: 720,
      foot: 850,
      width: 190,
      height: 260,
      content: tone("#EFEADC", "#C8C0AC", "#FDFBF4", "#FDFBF4", "#9A917C"),
      lid: true,
      label: "#C6633E",
    });
    const pile = foldedCloth(sheet, [830, 1030], 430, [indigoCloth, paleIndigo, indigoCloth]);
    const rows: Point[] = [
      [-0.26, -0.3],
      [0.02, -0.34],
      [0.28, -0.3],
      [-0.14, -0.7],
      [0.14, -0.72],
      [0.38, -0.68],
    ].map(([dx, dy]): Point => [830 + (dx as number) * pile.wide, pile.y + (dy as number) * pile.deep]);
    resist(sheet, pile.top, rows, 44, 0.36, indigoCloth);
    heap(sheet, [330, 1060], { width: 250, height: 72, count: 420, grain: 5, colours: powders });
    heap(sheet, [560, 1084], { width: 150, height: 44, count: 220, grain: 4.6, colours: limes });
  },
};

export const dyeScenes = { "natural-dye-kit": dyeKit, "indigo-vat-kit": indigoKit };
