import { stroke } from "#brush.ts";
import { points, polygon, smooth, times, type Point } from "#geometry.ts";
import { tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { prussian } from "./cyanotype.ts";
import { modelled, shape, straight } from "./model.ts";
import { ash, beech, board, handle, rounded, steel } from "./timber.ts";

/** A broad, soft brush, 430 long, hair down. */
export const hakeBrush = (sheet: Sheet) => {
  handle(
    sheet,
    straight([0, -230], [0, 40], 24),
    (at) => (at > 0.8 ? 34 + (at - 0.8) * 360 : rounded(38)(at * 0.55)),
    ash,
  );
  modelled(sheet, "M-58 30H58L62 96H-62Z", beech, [
    [-60, 40],
    [64, 90],
  ]);
  for (const y of [48, 74]) stroke(sheet, straight([-60, y], [60, y], 3), "#8C3F2A", { from: 5, to: 5 });
  const hair = shape("-62 96, 62 96, 68 150, 58 200, 30 206, 0 212, -34 206, -60 198, -68 150");
  modelled(
    sheet,
    hair,
    tone("#EFE3C8", "#BFA97F", "#FFFAEE", "#FFFAEE", "#8C7656"),
    [
      [-64, 110],
      [66, 180],
    ],
    () => {
      times(17, (index) => -60 + index * 7.5).forEach((x) =>
        stroke(sheet, straight([x, 96], [x * 1.06, 210], 4), "#BFA97F", {
          from: 3,
          to: 1.5,
          attributes: 'opacity=".7"',
        }),
      );
      sheet.fill(shape("-70 172, -30 164, 10 174, 70 164, 70 230, -70 230"), prussian.base, 'opacity=".85"');
    },
  );
};

/** A lying bottle, cap up, 300 high, with a letter's colour on its label. */
export const smallBottle = (sheet: Sheet, liquid: string, letter: "A" | "B") => {
  const glass = tone("#6B4023", "#42230F", "#B3763F", "#D9A268", "#25130A");
  const body =
    "M-62 150C-70 150 -74 144 -74 136V-30C-74 -66 -40 -78 -36 -104H36C40 -78 74 -66 74 -30V136C74 144 70 150 62 150Z";
  modelled(
    sheet,
    body,
    glass,
    [
      [-78, 0],
      [78, 30],
    ],
    () => {
      sheet.fill("M-80 -14H80V112H-80Z", "#F6EBCB");
      sheet.fill("M-80 -14H80V6H-80Z", liquid);
      const glyph =
        letter === "A"
          ? "M-26 90L-6 26H8L28 90H12L8 76H-8L-12 90ZM-4 62H6L1 42Z"
          : "M-22 26H8C32 26 32 54 14 57C36 60 34 90 8 90H-22ZM-8 38V52H4C14 52 14 38 4 38ZM-8 63V78H6C18 78 18 63 6 63Z";
      sheet.fill(glyph, "#24508A", 'fill-rule="evenodd"');
    },
    0.9,
  );
  modelled(
    sheet,
    "M-44 -102H44V-160C44 -166 40 -168 36 -168H-36C-40 -168 -44 -166 -44 -160Z",
    tone("#2E3A3A", "#172020", "#778782"),
    [
      [-46, -140],
      [46, -130],
    ],
  );
};

/** Glass over a backing board, held by clips; 520 by 680. */
export const clipFrame = (sheet: Sheet) => {
  board(
    sheet,
    [
      [-260, -340],
      [260, -340],
      [260, 340],
      [-260, 340],
    ],
    { ...beech, base: "#C9A078" },
    0.4,
    7,
  );
  const glass = polygon([
    [-246, -326],
    [246, -326],
    [246, 326],
    [-246, 326],
  ]);
  sheet.fill(glass, "#DDEAE8", 'opacity=".55"');
  for (const [from, wide] of [
    [-180, 90],
    [-40, 30],
  ] as const)
    sheet.within(glass, () =>
      sheet.fill(
        polygon([
          [from, -330],
          [from + wide, -330],
          [from + wide - 190, 330],
          [from - 190, 330],
        ]),
        "#FFFFFF",
        'opacity=".35"',
      ),
    );
  for (const [x, y] of [
    [-256, -180],
    [-256, 180],
    [256, -180],
    [256, 180],
  ] as const)
    modelled(
      sheet,
      smooth(
        points("-26 -30, 26 -30, 28 0, 26 30, -26 30, -28 0").map(([px, py]): Point => [px + x, py + y]),
      ),
      steel,
      [
        [x - 26, y - 30],
        [x + 26, y + 30],
      ],
    );
};
