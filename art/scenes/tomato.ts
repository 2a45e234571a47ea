import { seedPacket } from "#goods/seed-packet.ts";
import { stem } from "#brush.ts";
import { along, bezier, points, spine } from "#geometry.ts";
import { castShadow, ground } from "#ground.ts";
import { greenAt, tones } from "#palette.ts";
import { ripeness, tiedTo, tomatoFlower, tomatoFruit, tomatoLeaf, truss } from "#plants/tomato.ts";
import { vessel } from "#vessel.ts";
import type { Scene } from "./index.ts";

/** Where on the stem, heading, length, bend, depth of green. */
const behind = [
  [0.4, 50, 250, 40, 1],
  [0.36, -46, 240, -40, 1],
  [0.76, -30, 200, -50, 1],
  [0.66, 30, 220, 50, 1],
  [0.62, 48, 190, 40, 1],
  [0.5, -62, 215, -40, 1],
  [0.86, -40, 165, -30, 1],
  [0.9, 42, 150, 30, 2],
] as const;
const before = [
  [0.97, -6, 105, 10, 3],
  [0.3, 70, 230, 45, 2],
  [0.24, -70, 205, -45, 2],
  [0.7, -68, 180, -50, 3],
  [0.72, 74, 180, 50, 3],
] as const;

export const tomato: Scene = {
  seed: 51,
  draw: (sheet) => {
    ground(sheet, {
      shape: "arch",
      shapeColour: "#EBC67F",
      paper: "#F7EBCF",
      table: "#DDC08F",
      centre: 570,
    });
    const pot = vessel(sheet, {
      x: 570,
      foot: 1080,
      height: 230,
      width: 310,
      profile: "flowerpot",
      tone: tones.terracotta,
    });
    const main = bezier([570, pot.top + 8], [540, 650], [620, 450], [558, 240], 30);
    const cane = points(`610 ${pot.top + 10}, 604 520, 598 160`);
    const tie = tiedTo(
      sheet,
      cane,
      [0.3, 0.58, 0.8].map((at) => along(main, at).point),
    );
    const leafAt = ([at, heading, length, bend, depth]: (typeof behind | typeof before)[number]) =>
      tomatoLeaf(sheet, spine(along(main, at).point, heading, length, bend, 20), length, depth);
    behind.forEach(leafAt);
    stem(sheet, main, 20, 8, { base: greenAt(4), dark: greenAt(2) });
    tie();
    before.forEach(leafAt);
    const { ripe, turning, green } = ripeness;
    truss(sheet, along(main, 0.44).point, 75, [
      [1, 20, 60, 40, green],
      [0.55, -18, 95, 60, ripe],
      [0.85, 14, 116, 52, turning],
    ]);
    truss(sheet, along(main, 0.54).point, -80, [
      [1, -16, 54, 34, green],
      [0.8, -6, 104, 52, ripe],
      [0.5, 16, 80, 58, ripe],
    ]);
    for (const place of [
      [470, 322],
      [662, 290],
      [640, 326],
    ] as const)
      tomatoFlower(sheet, place);
    pot.front();
    tomatoLeaf(sheet, spine([582, pot.top + 4], 82, 110, 60, 20), 110, 3);
    castShadow(sheet, 860, 1092, 110, 18);
    seedPacket(sheet, [852, 976], 7, 0.86, () => {
      tomatoFruit(sheet, [-26, 14], 36, ripe);
      tomatoFruit(sheet, [30, -8], 32, ripe);
      tomatoFruit(sheet, [22, 40], 22, turning);
    });
  },
};
