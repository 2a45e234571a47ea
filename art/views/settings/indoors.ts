import { stroke } from "#brush.ts";
import { bezier, smooth, times, points, type Point } from "#geometry.ts";
import { mixed } from "#grammar/colour.ts";
import { modelled } from "#goods/model.ts";
import { castShadow } from "#ground.ts";
import { colours, tone, tones, type Tone } from "#palette.ts";
import type { Draw, Sheet } from "#sheet.ts";
import { floor, ledge, plane, skirting, sunPatch, tiles, windowIn } from "./walls.ts";

export const linen = tone("#E7D6B8", "#BFA67C", "#FBF2DF", "#FBF2DF", "#8E7650");

/** A bathroom: tiles, a tub, a frosted window, a towel. The floor begins at 930. */
export const bathroom: Draw = (sheet) => {
  plane(sheet, "M-20 -20H1220V950H-20Z", "#E9E4D0");
  tiles(sheet, 400, 930, 88, "#B9CEC4");
  sheet.fill("M-20 384H1220v18H-20Z", "#F6F1E0");
  windowIn(sheet, {
    left: 360,
    right: 850,
    top: 90,
    bottom: 620,
    sky: "#CFE0DC",
    frame: "#F8F1DF",
    frosted: true,
  });
  sheet.fill("M316 640H894v34H316Z", "#FBF5E6");
  sheet.fill("M316 668H894v10H316Z", "#9DB2A8", 'opacity=".7"');
  floor(sheet, 930, "#C9AE84");
  tub(sheet);
  towel(sheet, 130, 470, tones.terracotta);
};

const tub = (sheet: Sheet) => {
  const white = tone("#F4EFE2", "#BFC2B4", "#FFFDF6", "#FFFDF6", "#7F8A80");
  castShadow(sheet, 1120, 1060, 260, 30, 0.7);
  const body = smooth(points("900 760, 1250 760, 1250 1046, 1040 1048, 968 1020, 920 900"));
  modelled(sheet, body, white, [
    [880, 760],
    [1250, 1040],
  ]);
  const rim = smooth(points("866 742, 1250 736, 1250 778, 880 780"));
  modelled(sheet, rim, white, [
    [866, 736],
    [1100, 800],
  ]);
};

const towel = (sheet: Sheet, x: number, y: number, cloth: Tone) => {
  sheet.fill(`M${x - 96} ${y - 18}h192v14h-192Z`, colours.brassDark);
  sheet.fill(`M${x - 96} ${y - 18}h192v6h-192Z`, colours.brass);
  const outline = `M${x - 70} ${y - 22}H${x + 72}C${x + 78} ${y + 120} ${x + 66} ${y + 240} ${x + 76} ${y + 320}H${x - 76}C${x - 66} ${y + 220} ${x - 78} ${y + 100} ${x - 70} ${y - 22}Z`;
  modelled(
    sheet,
    outline,
    cloth,
    [
      [x - 70, y],
      [x + 110, y + 120],
    ],
    () => {
      for (const at of [-30, 24])
        stroke(
          sheet,
          bezier([x + at, y], [x + at + 8, y + 110], [x + at - 8, y + 220], [x + at + 4, y + 330], 8),
          cloth.dark,
          {
            from: 5,
            to: 16,
            attributes: 'opacity=".5"',
          },
        );
      sheet.fill(`M${x - 90} ${y + 262}h190v16h-190Z`, cloth.vein, 'opacity=".8"');
    },
    0.7,
  );
};

export type Sill = {
  wall: string;
  sky: string;
  frame: string;
  sill: string;
  hill?: string;
  curtain?: Tone;
  top?: number;
};

/** A wide window over its sill; things stand on the sill at about 1010. */
export const windowSill =
  ({ wall, sky, frame, sill, hill, curtain, top = 930 }: Sill): Draw =>
  (sheet) => {
    plane(sheet, "M-20 -20H1220V1220H-20Z", wall);
    windowIn(sheet, {
      left: 170,
      right: 1030,
      top: 90,
      bottom: top - 10,
      sky,
      frame,
      cross: 0.3,
      ...(hill ? { hill } : {}),
    });
    if (curtain) for (const way of [-1, 1]) drape(sheet, way, curtain, top);
    ledge(sheet, top, 1090, sill);
  };

const drape = (sheet: Sheet, way: number, cloth: Tone, foot: number) => {
  const x = (by: number) => 600 + way * by;
  const outline = `M${x(640)} -20L${x(400)} -20C${x(420)} 260 ${x(470)} 420 ${x(500)} 520C${x(530)} 620 ${x(480)} ${foot - 160} ${x(470)} ${foot}L${x(640)} ${foot}Z`;
  modelled(
    sheet,
    outline,
    cloth,
    [
      [x(way > 0 ? 400 : 640), 0],
      [x(way > 0 ? 660 : 400), 300],
    ],
    () =>
      times(5, (index) => 430 + index * 44).forEach((by) =>
        stroke(
          sheet,
          bezier([x(by), -20], [x(by + 16), 300], [x(by * 0.5 + 270), 480], [x(by + 20), foot], 12),
          cloth.dark,
          {
            from: 6,
            to: 14,
            attributes: 'opacity=".5"',
          },
        ),
      ),
    0.7,
  );
};

export type Room = {
  wall: string;
  floor: string;
  skirting?: string;
  below?: string;
  sun?: boolean;
  top?: number;
};

/** A room: wall, perhaps darker below, skirting, boards. */
export const room =
  ({ wall, floor: wood, skirting: foot = "#F6EEDC", below, sun = true, top = 900 }: Room): Draw =>
  (sheet) => {
    plane(sheet, `M-20 -20H1220V${top}H-20Z`, wall, mixed(wall, "#FFF6DF", 0.6), 0, top);
    if (below) {
      plane(sheet, `M-20 520H1220V${top}H-20Z`, below);
      sheet.fill("M-20 510H1220v14H-20Z", mixed(below, "#FFFAEC", 0.4));
    }
    if (sun) sunPatch(sheet, [110, 110], 420, 560, 0.34);
    floor(sheet, top, wood);
    skirting(sheet, top, foot);
  };

/** A table in front of a wall; things stand at about 1000. */
export const tableTop =
  (wall: string, wood: string, { top = 850, sun = true } = {}): Draw =>
  (sheet) => {
    plane(sheet, `M-20 -20H1220V${top}H-20Z`, wall, mixed(wall, "#FFF6DF", 0.7), 0, top);
    if (sun) sunPatch(sheet, [90, 90], 500, 600, 0.36);
    ledge(sheet, top, 1120, wood);
  };

/** A low cabinet against a wall; things stand on it at about 800. */
export const sideboard =
  (wall: string, wood: Tone, { top = 770 } = {}): Draw =>
  (sheet) => {
    plane(sheet, "M-20 -20H1220V1220H-20Z", wall, mixed(wall, "#FFF6DF", 0.7), 0, 900);
    sunPatch(sheet, [70, 80], 420, 520, 0.36);
    ledge(sheet, top, top + 60, wood.base);
    plane(sheet, `M-20 ${top + 66}H1220V1220H-20Z`, wood.base, wood.deep, top + 66, 1200);
    for (const x of [-60, 372, 804]) {
      sheet.fill(`M${x + 24} ${top + 96}h384v400h-384Z`, wood.dark, 'opacity=".5"');
      sheet.fill(`M${x + 34} ${top + 106}h364v400h-364Z`, wood.base);
      times(6, (index) => x + 60 + index * 58).forEach((at) =>
        stroke(
          sheet,
          bezier([at, top + 110], [at + 10, top + 240], [at - 8, top + 330], [at + 4, 1210], 8),
          wood.dark,
          {
            from: 2,
            to: 3,
            attributes: 'opacity=".45"',
          },
        ),
      );
      const knob: Point = [x + 216, top + 140];
      sheet.dot([knob[0] + 3, knob[1] + 5], 15, wood.deep, 'opacity=".5"');
      sheet.dot(knob, 14, colours.brassDark);
      sheet.dot([knob[0] - 4, knob[1] - 4], 8, colours.brass);
    }
  };
