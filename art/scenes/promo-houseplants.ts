import { stem } from "#brush.ts";
import { along, lengthOf, ring, smooth, spine, times, type Line } from "#geometry.ts";
import { ground } from "#ground.ts";
import { colours } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { drawBostonFern } from "./boston-fern.ts";
import { drawCacti } from "./cacti.ts";
import type { Scene } from "./index.ts";
import { drawMonstera } from "./monstera.ts";
import { drawSnakePlant } from "./snake-plant.ts";

const sill = 668;

/** Winter outside, green inside; the wall at the left stays calm. */
export const promoHouseplants: Scene = {
  seed: 303,
  size: "wide",
  bleeds: true,
  draw: (sheet) => {
    ground(sheet, { shape: "none", paper: "#CB8463", table: null });
    windowView(sheet);
    const board = `M-20 ${sill}H1490V${sill + 44}H-20Z`;
    sheet.fill(`M-20 ${sill + 40}H1490V860H-20Z`, "#B56F50");
    sheet.stipple(
      `M-20 ${sill + 40}H1490V860H-20Z`,
      sheet.linear(
        [0, sill + 40],
        [0, sill + 130],
        [
          [0, "#6E3A26", 0.8],
          [1, "#6E3A26", 0],
        ],
      ),
    );
    sheet.fill(board, colours.bone);
    sheet.stipple(
      board,
      sheet.linear(
        [0, sill + 24],
        [0, sill + 44],
        [
          [0, colours.woodDark, 0.1],
          [1, colours.woodDark, 0.9],
        ],
      ),
    );
    sheet.group(`transform="translate(356 ${sill - 640}) scale(.6)"`, () => drawMonstera(sheet));
    sheet.group(`transform="translate(905 ${sill - 598}) scale(.56)"`, () => drawSnakePlant(sheet));
    sheet.group(`transform="translate(630 ${sill - 540}) scale(.5)"`, () => drawBostonFern(sheet));
    sheet.group(`transform="translate(40 ${sill - 464}) scale(.44)"`, () => drawCacti(sheet));
  },
};

const windowView = (sheet: Sheet) => {
  const [left, right, top] = [520, 1390, 56];
  const frame = `M${left - 26} ${top - 26}H${right + 26}V${sill}H${left - 26}Z`;
  const pane = `M${left} ${top}H${right}V${sill}H${left}Z`;
  sheet.fill(frame, "#8A4B33", 'transform="translate(10 12)" opacity=".45"');
  sheet.fill(frame, colours.bone);
  sheet.within(pane, () => {
    sheet.fill(pane, "#C4D3D3");
    sheet.stipple(
      pane,
      sheet.linear(
        [0, top],
        [0, sill],
        [
          [0, "#8FA9B0", 0.7],
          [1, "#8FA9B0", 0],
        ],
      ),
    );
    for (const [high, colour] of [
      [430, "#DCE5E2"],
      [520, "#EEF2EC"],
    ] as const) {
      const snow = smooth([
        [left - 60, high],
        [700, high - 40],
        [960, high + 30],
        [1200, high - 30],
        [1460, high + 20],
        [1460, 760],
        [left - 60, 760],
      ]);
      sheet.fill(snow, colour);
      sheet.stipple(
        snow,
        sheet.linear(
          [0, high - 30],
          [0, high + 140],
          [
            [0, "#FFFFFF", 0.8],
            [1, "#FFFFFF", 0],
          ],
        ),
      );
    }
    bareTree(sheet, spine([1080, 560], -4, 250, 8, 14), 20, 4);
    times(90, () => [sheet.between(left, right), sheet.between(top, sill)] as const).forEach((place) => {
      sheet.fill(smooth(ring(place, sheet.between(1.8, 5), 6)), "#FBFCF7", 'opacity=".9"');
    });
  });
  for (const bar of [
    `M${(left + right) / 2 - 9} ${top}h18V${sill}h-18Z`,
    `M${left} 300H${right}V314H${left}Z`,
  ])
    sheet.fill(bar, colours.bone);
};

const bareTree = (sheet: Sheet, line: Line, width: number, generations: number) => {
  stem(sheet, line, width, width * 0.5, { base: "#6E5A50", dark: "#4A3B35" });
  if (generations === 0) return;
  for (const [at, turn] of [
    [0.5, -38],
    [0.7, 36],
    [0.88, -26],
    [1, 18],
  ] as const) {
    const { point, heading } = along(line, at);
    const reach = lengthOf(line) * sheet.between(0.5, 0.66);
    bareTree(
      sheet,
      spine(point, heading + turn + sheet.between(-10, 10), reach, sheet.between(-18, 18), 8),
      width * 0.5,
      generations - 1,
    );
  }
};
