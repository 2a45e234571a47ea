import { stem } from "#brush.ts";
import { bezier, lerp, spine, times, type Point } from "#geometry.ts";
import { foldingChair } from "#goods/chair.ts";

import { green } from "#palette.ts";
import { lavenderShoot, lavenderSpike } from "#plants/lavender.ts";
import { tulipColours, tulipFlower, tulipLeaf } from "#plants/tulip.ts";
import { drawOliveTree } from "#scenes/olive-tree.ts";
import type { Sheet } from "#sheet.ts";
import { closeShoot, closeSpike } from "./close/lavender.ts";
import { closeTwig } from "./close/olive.ts";
import { tulipInside } from "./close/tulip.ts";
import { bed, hedge, lawn, paving, terrace } from "./settings/outdoors.ts";
import { plane } from "./settings/walls.ts";
import { magnified, paper, view, type Views } from "./view.ts";

export const oliveViews: Views = {
  detail: view(
    2071,
    paper("clay", "sun", 640),
    closeTwig(bezier([1300, 60], [1000, 260], [700, 300], [340, 180], 24), {
      length: 330,
      pairs: 6,
      near: 0.2,
    }),
    closeTwig(bezier([-80, 1140], [260, 900], [620, 620], [1020, 330], 24), {
      length: 400,
      pairs: 7,
      near: 0.65,
      olives: [
        [1, 1, 1],
        [2, -1, 2],
        [3, 1, 0],
        [4, -1, 1],
        [5, 1, 0],
      ],
    }),
  ),
  inUse: view(
    2072,
    terrace("#EFDCC0", "#C9AE8C", "#5E8A80"),
    (sheet) => foldingChair(sheet, { x: 830, y: 1060, scale: 8, yaw: -32, pitch: 16 }),
    magnified(drawOliveTree, [600, 1100], 0.9, 0, [380, 1090]),
  ),
};

/** A clump of lavender without a pot. */
const clump = (sheet: Sheet, [x, y]: Point, size: number) =>
  sheet.group(`transform="translate(${x} ${y}) scale(${size})"`, () => {
    const fan = (count: number) => times(count, (index) => (count === 1 ? 0 : (index / (count - 1)) * 2 - 1));
    for (const lean of fan(11))
      lavenderShoot(sheet, spine([lean * 90, 8], lean * 62, 190 - lean * lean * 30, lean * 20, 10), 0.2);
    for (const lean of fan(13))
      lavenderSpike(
        sheet,
        spine(
          [lean * 84, 0],
          lean * 40 + sheet.between(-3, 3),
          430 - 110 * lean * lean + sheet.between(-30, 20),
          lean * 12,
          18,
        ),
        sheet.random(),
        0.6,
      );
    for (const lean of fan(11))
      lavenderShoot(
        sheet,
        spine([lean * 100, 16], lean * 70, 170 - lean * lean * 26, lean * 24, 10),
        sheet.between(0.5, 1),
      );
  });

export const lavenderViews: Views = {
  detail: view(
    2021,
    paper("lilac", "sun", 640),
    closeSpike(bezier([1080, 1320], [1060, 900], [1000, 500], [1020, 160], 24), 130, 0.35),
    closeSpike(bezier([150, 1320], [190, 980], [200, 600], [150, 330], 24), 130, 0.5),
    closeShoot(bezier([860, 1300], [850, 1150], [880, 1000], [930, 860], 16), 210),
    closeSpike(bezier([560, 1420], [600, 1000], [620, 500], [570, 90], 24), 214, 1),
  ),
  inUse: view(
    2022,
    (sheet) => {
      plane(sheet, "M-20 -20H1220V1220H-20Z", "#F3E3CF", "#FFF6DF", 500, 0);
      sheet.dot([760, 210], 120, "#F0CF8E", 'opacity=".8"');
      hedge(sheet, 330, 560, 2);
      lawn(sheet, 520);
      sheet.within("M560 520H700L1060 1220H-120L470 520Z", () =>
        paving(sheet, 520, "#D3B591", { rows: 9, columns: 7, at: 600 }),
      );
    },
    (sheet) =>
      times(6, (index) => index / 5).forEach((near) => {
        const depth = near * near;
        const size = lerp(0.26, 1.05, depth);
        clump(sheet, [lerp(720, 1130, depth), lerp(590, 1170, depth)], size);
        clump(sheet, [lerp(480, -10, depth), lerp(590, 1170, depth)], size);
      }),
  ),
};

const standingTulip = (
  sheet: Sheet,
  [x, y]: Point,
  size: number,
  open: number,
  colour: keyof typeof tulipColours = "queenOfNight",
) => {
  const lean = sheet.between(-4, 4);
  const stalk = spine([x, y], lean, 520 * size, lean, 20);
  tulipLeaf(sheet, [x, y + 4], -20, 400 * size, -26, 2, [1, 0.75]);
  tulipLeaf(sheet, [x, y + 4], 18, 370 * size, 28, 3, [0.75, 1]);
  stem(sheet, stalk, 17 * size, 13 * size, green(4));
  const [tx, ty] = stalk.at(-1) as Point;
  tulipFlower(sheet, [tx, ty + 8], lean * 2, 1.1 * size, tulipColours[colour], open);
  tulipLeaf(sheet, [x + 4, y + 6], 8, 250 * size, -30, 3, [0.7, 1]);
};

/** Cushions of forget-me-nots. */
const forgetMeNots = (sheet: Sheet, [x, y]: Point, width: number, count: number) => {
  times(
    count,
    () => [x + sheet.between(-1, 1) * width, y - Math.abs(sheet.between(-1, 1)) * width * 0.42] as const,
  )
    .sort((a, b) => a[1] - b[1])
    .forEach(([px, py], index) => {
      if (index % 2)
        stem(sheet, spine([px, py + 30], sheet.between(-20, 20), 32, 0, 4), 9, 2, green(index % 3 ? 3 : 2));
      const blue = ["#7FA3CF", "#A3C0E2", "#5F85BA"][index % 3] as string;
      times(5, (petal) =>
        sheet.dot([px + Math.cos(petal * 1.257) * 8, py + Math.sin(petal * 1.257) * 7], 6.4, blue),
      );
      sheet.dot([px, py], 3.6, "#F3DA7C");
    });
};

export const tulipViews: Views = {
  detail: view(
    2061,
    paper("rose", "sun", 600),
    tulipInside([1130, 150], 330, 30),
    tulipInside([560, 660], 560, -6),
  ),
  inUse: view(2062, bed({ sky: "#E9EEDF", hedge: 2, hedgeTop: 330, lawn: 600, soil: 780 }), (sheet) => {
    for (const [x, y, size, open] of [
      [110, 860, 0.8, 0.4],
      [330, 850, 0.86, 0.6],
      [560, 856, 0.8, 0.3],
      [800, 850, 0.88, 0.6],
      [1060, 860, 0.82, 0.4],
    ] as const)
      standingTulip(sheet, [x, y], size, open);
    for (const x of [40, 240, 460, 690, 920, 1150]) forgetMeNots(sheet, [x, 950], 150, 70);
    for (const [x, y, size, open] of [
      [210, 1080, 1.16, 0.8],
      [660, 1090, 1.22, 0.5],
      [1000, 1070, 1.12, 0.8],
      [440, 1060, 1.06, 0.3],
    ] as const)
      standingTulip(sheet, [x, y], size, open);
    for (const x of [20, 330, 560, 830, 1100]) forgetMeNots(sheet, [x, 1170], 170, 90);
  }),
};
