import { stroke } from "#brush.ts";
import { bezier } from "#geometry.ts";
import { amber, flame, honey, rolledCandle, waxSheet } from "#goods/beeswax.ts";
import { madderRoots } from "#goods/dyestuffs.ts";
import { frameLoom, shuttle, spruceWool } from "#goods/loom.ts";
import { placed } from "#goods/model.ts";
import { glazedPot } from "#goods/pots.ts";
import { madderRed, rawWool, skein, walnutBrown, weldYellow } from "#goods/skein.ts";
import { board, larch } from "#goods/timber.ts";
import { bow, wreath } from "#goods/wreath.ts";
import { walnutHusk } from "#goods/walnut.ts";
import { yarnBall } from "#goods/yarn.ts";
import { castShadow } from "#ground.ts";
import { ellipse } from "#lathe.ts";
import { colours, tones } from "#palette.ts";
import { rubberPlant } from "#species/large-houseplants/rubber-plant.ts";
import type { Draw, Sheet } from "#sheet.ts";
import { room, windowSill } from "./settings/indoors.ts";
import { frontDoor, hedge, lawn } from "./settings/outdoors.ts";
import { books, cup } from "./settings/props.ts";
import { framed, plane } from "./settings/walls.ts";
import { magnified, paper, put, rooted, view, type Views } from "./view.ts";

export const loomViews: Views = {
  detail: view(
    2091,
    paper("coral", "sun"),
    magnified((sheet) => frameLoom(sheet), [560, 560], 3, -4),
  ),
  inUse: view(
    2092,
    windowSill({ wall: "#E9CDB4", sky: "#D6E3DC", frame: "#FBF3E0", sill: "#B98D62", top: 900 }),
    (sheet) => castShadow(sheet, 520, 1000, 400, 36),
    magnified((sheet) => frameLoom(sheet), [550, 930], 0.98, 0, [500, 1006]),
    (sheet) => {
      castShadow(sheet, 960, 1060, 150, 26);
      yarnBall(sheet, [1020, 960], 92, tones.ochre);
      yarnBall(sheet, [900, 990], 84, tones.terracotta);
      yarnBall(sheet, [1000, 1050], 66, spruceWool);
      sheet.lying(() => placed(sheet, [640, 1090], -4, 0.9, () => shuttle(sheet, 0, 0, tones.terracotta)));
    },
    (sheet) =>
      stroke(sheet, bezier([760, 1090], [850, 1110], [820, 1040], [870, 1030], 14), colours.terracotta, {
        from: 6,
        to: 6,
      }),
  ),
};

const drawWreath: Draw = (sheet) => {
  wreath(sheet, [600, 590], 345);
  bow(sheet, [800, 330], 0.85, tones.terracotta);
};

export const wreathViews: Views = {
  detail: view(2101, paper("forest", "none"), magnified(drawWreath, [420, 740], 2.6)),
  inUse: view(
    2102,
    frontDoor("#D9A583", "#2F5D4A"),
    (sheet) =>
      stroke(
        sheet,
        [
          [600, -20],
          [600, 110],
          [600, 230],
        ],
        "#97432A",
        { from: 22, to: 22, uneven: 0.02 },
      ),
    (sheet) => sheet.lying(() => magnified(drawWreath, [600, 590], 0.86, 0, [600, 500])(sheet)),
  ),
};

export const planterViews: Views = {
  detail: view(2412, paper("coral", "sun"), (sheet) => glazedPot(sheet, 700, 1440, 1280)),
  inUse: view(
    2413,
    room({ wall: "#DCE3D3", floor: "#C29A6C", top: 960 }),
    framed(780, 170, 260, 330, (sheet) => {
      sheet.fill("M780 330Q860 260 940 340T1060 320V520H780Z", "#6FA89A");
      sheet.dot([960, 270], 40, colours.terracotta);
    }),
    (sheet) => glazedPot(sheet, 480, 1096, 370),
    rooted(rubberPlant, [480, 776], 0.98, 120),
    (sheet) => {
      castShadow(sheet, 900, 1070, 150, 22);
      sheet.group('transform="translate(900 1070)"', () => books(["#2F5D4A", "#C6633E", "#E9DFC9"])(sheet));
    },
  ),
};

const posts = (sheet: Sheet) => {
  for (const x of [70, 1110]) {
    castShadow(sheet, x + 14, 1060, 70, 16);
    board(
      sheet,
      [
        [x - 20, 1060],
        [x - 20, 130],
        [x + 22, 130],
        [x + 22, 1060],
      ],
      larch,
      0.6,
      4,
    );
  }
  stroke(sheet, bezier([70, 210], [400, 250], [800, 250], [1110, 210], 24), "#8A6248", {
    from: 9,
    to: 9,
    uneven: 0.02,
  });
};

const hung = [
  [256, 2, madderRed],
  [484, 13, weldYellow],
  [716, 13, rawWool],
  [944, 2, walnutBrown],
] as const;

export const dyeViews: Views = {
  detail: view(
    2481,
    paper("sage", "sun"),
    (sheet) => sheet.lying(() => placed(sheet, [250, 420], -14, 3, () => skein(sheet, madderRed, false))),
    (sheet) => sheet.lying(() => placed(sheet, [640, 700], 6, 3, () => skein(sheet, weldYellow, false))),
    (sheet) => sheet.lying(() => placed(sheet, [1050, 640], 14, 3, () => skein(sheet, walnutBrown, false))),
    (sheet) => sheet.lying(() => placed(sheet, [230, 1020], -50, 1.6, () => madderRoots(sheet))),
    (sheet) => sheet.lying(() => walnutHusk(sheet, [850, 1040], 118, true)),
  ),
  inUse: view(
    2482,
    (sheet) => {
      plane(sheet, "M-20 -20H1220V1220H-20Z", "#F1E3C8", "#FFF6DF", 500, 0);
      hedge(sheet, 560, 840, 3);
      lawn(sheet, 800);
    },
    posts,
    ...hung.map(
      ([x, sag, wool]): Draw =>
        (sheet) =>
          placed(sheet, [x, 468 + sag], x % 2 ? 2 : -2, 0.86, () => skein(sheet, wool, false)),
    ),
    (sheet) => {
      castShadow(sheet, 600, 1090, 260, 36);
      placed(sheet, [600, 1090], 0, 1, () => kettle(sheet));
    },
  ),
};

/** The dye pot: enamel, with a ladle's handle over its rim. */
const kettle = (sheet: Sheet) => {
  const pot = "M-190 -210C-196 -90 -186 -20 -150 0H150C186 -20 196 -90 190 -210Z";
  for (const way of [-1, 1])
    stroke(
      sheet,
      bezier([way * 180, -176], [way * 250, -186], [way * 250, -116], [way * 184, -120], 10),
      "#173A2E",
      { from: 18, to: 18 },
    );
  sheet.fill(pot, "#2F5D4A");
  sheet.stipple(
    pot,
    sheet.linear(
      [-190, 0],
      [0, 0],
      [
        [0, "#8FB59A", 0.8],
        [1, "#8FB59A", 0],
      ],
    ),
  );
  sheet.stipple(
    pot,
    sheet.linear(
      [20, 0],
      [200, 0],
      [
        [0, "#0E2720", 0],
        [1, "#0E2720", 0.9],
      ],
    ),
  );
  ellipse(sheet, 0, -210, 190, 40, "#F6EBCB");
  ellipse(sheet, 0, -208, 178, 34, "#6E2E1D");
  ellipse(sheet, -30, -212, 110, 16, "#B9442F", 'opacity=".8"');
  stroke(
    sheet,
    [
      [60, -200],
      [150, -330],
      [220, -440],
    ],
    "#93663C",
    { from: 20, to: 16 },
  );
  stroke(
    sheet,
    [
      [54, -202],
      [144, -332],
      [213, -440],
    ],
    "#C79A66",
    { from: 8, to: 7 },
  );
};

const lit = (sheet: Sheet, x: number, foot: number, height: number, width: number, wax: typeof honey) => {
  castShadow(sheet, x, foot + 6, width * 1.1, 20);
  ellipse(sheet, x, foot, width * 0.95, width * 0.22, "#A97522");
  ellipse(sheet, x, foot - 8, width * 0.95, width * 0.22, colours.brass);
  placed(sheet, [x, foot - 10], 0, 1, () => rolledCandle(sheet, height, width, wax));
  flame(sheet, [x, foot - height - 40], 84);
};

export const candleViews: Views = {
  detail: view(
    2451,
    paper("mist", "sun"),
    (sheet) => sheet.lying(() => placed(sheet, [380, 520], -14, 2.4, () => waxSheet(sheet, 480, honey))),
    (sheet) =>
      sheet.lying(() => placed(sheet, [820, 700], 18, 2.5, () => rolledCandle(sheet, 440, 116, amber))),
  ),
  inUse: view(
    2452,
    windowSill({
      wall: "#31544A",
      sky: "#3F6076",
      frame: "#D9C7A0",
      sill: "#8A5C3A",
      hill: "#1C3830",
      top: 860,
    }),
    (sheet) => lit(sheet, 420, 960, 430, 112, honey),
    (sheet) => lit(sheet, 610, 1010, 300, 112, amber),
    put(cup(tones.bone), 900, 1020, 1),
  ),
};
