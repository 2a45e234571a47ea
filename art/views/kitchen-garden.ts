import { bezier, spine, times, type Point } from "#geometry.ts";
import { placed } from "#goods/model.ts";
import { seedPacket } from "#goods/seed-packet.ts";
import { seedTray } from "#goods/seed-tray.ts";
import { seedling } from "#goods/seedling.ts";
import { trowel } from "#goods/trowel.ts";
import { wateringCan } from "#goods/watering-can.ts";
import { castShadow } from "#ground.ts";
import { stem } from "#brush.ts";
import { greenAt, tones } from "#palette.ts";
import { ripeness, tomatoFlower, tomatoFruit, tomatoLeaf, tomatoSeedling } from "#plants/tomato.ts";
import type { Draw, Sheet } from "#sheet.ts";
import { vessel } from "#vessel.ts";
import { bed, mound } from "./settings/outdoors.ts";
import { label, shower } from "./settings/props.ts";
import { pottingShed } from "./settings/work.ts";
import { magnified, paper, put, view, type Views } from "./view.ts";

const { ripe, turning, green } = ripeness;
const stalk = { base: greenAt(4), dark: greenAt(2) };

/** A truss from so near that the knee in each fruit's stalk can be seen. */
const truss: Draw = (sheet) => {
  const line = bezier([-60, 150], [300, 130], [760, 260], [980, 760], 30);
  stem(sheet, line, 34, 18, stalk);
  times(70, () => sheet.random()).forEach((at) => {
    const [x, y] = line[Math.floor(at * 30)] as Point;
    stem(sheet, spine([x, y], sheet.between(-180, 180), sheet.between(20, 34), 0, 3), 2.6, 0.8, {
      base: "#C9D6A0",
      dark: "#C9D6A0",
    });
  });
  for (const [from, x, y, radius, skin] of [
    [27, 1010, 940, 96, green],
    [22, 1010, 620, 142, green],
    [17, 690, 700, 186, turning],
    [11, 330, 560, 216, ripe],
    [14, 430, 940, 224, ripe],
  ] as const) {
    const [sx, sy] = line[from] as Point;
    const top = y - radius * 0.8;
    const knee = bezier([sx, sy], [sx + (x - sx) * 0.3, sy - 10], [x, sy + (top - sy) * 0.3], [x, top], 12);
    stem(sheet, knee, 20, 18, stalk);
    const [kx, ky] = knee[7] as Point;
    sheet.dot([kx, ky], 15, greenAt(3));
    sheet.dot([kx - 3, ky - 4], 8, greenAt(5));
    tomatoFruit(sheet, [x, y], radius, skin);
  }
};

const sown: Draw = (sheet) =>
  seedTray(sheet, { x: 520, y: 960, scale: 21, yaw: -20, pitch: 34 }, false, tomatoSeedling);

const packet: Draw = (sheet) => {
  castShadow(sheet, 1000, 1050, 130, 20);
  seedPacket(sheet, [990, 918], 8, 1.06, () => {
    tomatoFruit(sheet, [-26, 14], 36, ripe);
    tomatoFruit(sheet, [30, -8], 32, ripe);
    tomatoFruit(sheet, [22, 40], 22, turning);
  });
  for (const [x, y] of [
    [880, 1064],
    [912, 1078],
    [930, 1056],
    [962, 1080],
    [856, 1084],
    [900, 1094],
  ] as const) {
    sheet.fill(`M${x - 7} ${y}q6 -8 14 -1q-4 8 -14 1Z`, "#6E4A24", 'transform="translate(2 3)" opacity=".5"');
    sheet.fill(`M${x - 7} ${y}q6 -8 14 -1q-4 8 -14 1Z`, "#E6CF9C");
  }
};

export const tomatoViews: Views = {
  detail: view(
    2051,
    paper("sun", "sun", 640),
    (sheet) => tomatoLeaf(sheet, spine([1240, -60], 220, 700, 30, 20), 700, 1),
    (sheet) => tomatoLeaf(sheet, spine([-60, 1260], 36, 620, -20, 20), 620, 2),
    truss,
    magnified((sheet) => tomatoFlower(sheet, [0, 0]), [0, 0], 3, 10, [760, 200]),
  ),
  inUse: view(
    2052,
    pottingShed(),
    (sheet) =>
      vessel(sheet, {
        x: 170,
        foot: 860,
        height: 150,
        width: 170,
        profile: "flowerpot",
        tone: tones.terracotta,
      }).front(),
    sown,
    put(label(1), 320, 905, 0.8, -4),
    packet,
  ),
};

const row = (sheet: Sheet, y: number, size: number, from: number, to: number, count: number) =>
  times(count, (index) => from + ((to - from) * index) / (count - 1)).forEach((x) => {
    castShadow(sheet, x + 4, y + 4, size * 0.3, size * 0.08, 0.6);
    seedling(sheet, [x + sheet.between(-6, 6), y + sheet.between(-4, 4)], size * sheet.between(0.9, 1.1));
  });

export const canViews: Views = {
  detail: view(
    2081,
    paper("powder", "sun", 620),
    magnified((sheet) => wateringCan(sheet, false), [322, 560], 2.3, 0, [600, 600]),
  ),
  inUse: view(
    2082,
    bed({ sky: "#E7EEE6", hedge: 2, hedgeTop: 360, lawn: 600, soil: 740 }),
    (sheet) => row(sheet, 820, 100, 90, 1110, 9),
    (sheet) => row(sheet, 940, 130, 40, 1160, 8),
    shower([404, 288], -128, 640, -48),
    (sheet) => row(sheet, 1100, 170, 60, 1180, 7),
    magnified((sheet) => wateringCan(sheet, false), [650, 800], 0.72, -26, [852, 420]),
  ),
};

export const trowelViews: Views = {
  detail: view(
    2072,
    paper("sage", "sun", 620),
    magnified((sheet) => trowel(sheet), [604, 520], 2.9, 32, [600, 600]),
  ),
  inUse: view(
    2073,
    bed({ sky: "#F1E6CC", hedge: 3, hedgeTop: 330, lawn: 560, soil: 690 }),
    (sheet) => row(sheet, 780, 110, 90, 1130, 8),
    put(label(1), 150, 930, 1.1, -6),
    (sheet) => row(sheet, 930, 160, 320, 1140, 5),
    (sheet) =>
      placed(sheet, [520, 760], 14, 0.84, () =>
        sheet.group('transform="translate(-600 -610)"', () => trowel(sheet)),
      ),
    (sheet) => mound(sheet, [430, 1050], 380, 130),
    (sheet) => row(sheet, 1130, 200, 740, 1120, 3),
  ),
};
