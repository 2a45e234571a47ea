import { bezier, cos, PI, sin, times, type Point } from "#geometry.ts";
import { tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { modelled, placed, rod, straight } from "./model.ts";
import { yellowBrass } from "./mister.ts";

const hoseGreen = tone("#2F5D4A", "#183B2F", "#6FA084", "#8FB59A", "#0C231C");

/** A coil of hose around the origin, 760 across; both ends come out of it. */
export const hoseCoil = (sheet: Sheet) => {
  const loops = times(9, (index) => ({
    radius: 205 + index * 19 + sheet.between(-5, 5),
    off: [sheet.between(-14, 14), sheet.between(-14, 14)] as const,
  }));
  for (const [index, { radius, off }] of loops.entries()) {
    const start = index * 0.9;
    const loop = times(61, (step): Point => {
      const angle = start + (step / 60) * 2 * PI;
      const out = radius + 9 * sin(angle * 2 + index * 1.7);
      return [off[0] + cos(angle) * out, off[1] + sin(angle) * out];
    });
    rod(sheet, loop, 33, { ...hoseGreen, base: index % 3 ? hoseGreen.base : "#386A55" }, 0.9);
  }
  const outer = bezier([330, 40], [420, 200], [330, 420], [120, 424], 30);
  const inner = bezier([-180, -60], [-130, 120], [40, 110], [60, -40], 30);
  end(sheet, outer, 96);
  end(sheet, inner, 3);
  for (const [turn, radius] of [
    [-152, 285],
    [-28, 290],
  ] as const)
    placed(sheet, [cos((turn * PI) / 180) * radius, sin((turn * PI) / 180) * radius], turn, 1, () =>
      strap(sheet),
    );
};

const strap = (sheet: Sheet) =>
  modelled(
    sheet,
    "M-102 -19C-60 -25 60 -25 102 -19C110 -8 110 8 102 19C60 25 -60 25 -102 19C-110 8 -110 -8 -102 -19Z",
    tone("#D9724B", "#9C4528", "#EFAE8C", "#EFAE8C", "#6E2E1D"),
    [
      [-20, -40],
      [20, 40],
    ],
  );

const end = (sheet: Sheet, line: readonly Point[], turn: number) => {
  rod(sheet, line, 33, hoseGreen, 0.9);
  const [x, y] = line.at(-1) as Point;
  placed(sheet, [x, y], turn === 3 ? 8 : -88, 1, () => coupling(sheet));
};

/** A turned brass coupling, from the hose at the origin upwards. */
const coupling = (sheet: Sheet) => {
  modelled(sheet, "M-24 26L-26 -30C-10 -36 10 -36 26 -30L24 26C10 32 -10 32 -24 26Z", yellowBrass, [
    [-28, 0],
    [28, 0],
  ]);
  modelled(
    sheet,
    "M-34 -26L-34 -66C-14 -72 14 -72 34 -66L34 -26C14 -20 -14 -20 -34 -26Z",
    yellowBrass,
    [
      [-36, -50],
      [36, -50],
    ],
    () =>
      times(8, (index) => -30 + index * 8.4).forEach((x) =>
        sheet.fill(`M${x} -76h3v60h-3Z`, yellowBrass.deep, 'opacity=".5"'),
      ),
  );
  modelled(sheet, "M-20 -68L-20 -108C-8 -113 8 -113 20 -108L20 -68C8 -63 -8 -63 -20 -68Z", yellowBrass, [
    [-22, -90],
    [22, -90],
  ]);
  rod(sheet, straight([-25, -90], [25, -90], 2), 10, yellowBrass);
};
