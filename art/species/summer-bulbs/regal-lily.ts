import { stem } from "#brush.ts";
import { along, bezier, last, lerp, spine, times, type Point } from "#geometry.ts";
import { greenery, hue, ladder } from "#grammar/colour.ts";
import { trumpet, trumpetBud } from "#grammar/flowers/trumpet.ts";
import { leafOf } from "#grammar/leaf.ts";
import type { Plant } from "#grammar/plant.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";
import { bulb } from "#plants/tulip.ts";
import type { Sheet } from "#sheet.ts";

const form = {
  inside: hue("#F8F3E8", "#A98F9C", "#FFFEFA"),
  throat: "#EFC44E",
  flush: "#9C5A78",
  pollen: "#D58A24",
  stigma: "#A9BD6A",
};
const regalFlower = trumpet(form);
const regalBud = trumpetBud(form);

/** Narrow leaves, many, set all round the stem. */
const regalLeaf = leafOf({
  outline: shape("grass", 0.075),
  tones: greenery.plain,
  flat: true,
  veins: "midrib",
});
const stalk = ladder("#4A5A3A", "#66804A", "#94AE66");

/** Where each flower looks, how far it is turned from us, its length; buds are less than nothing. */
type Flower = readonly [turn: number, nod: number, size: number];
type Lily = readonly [foot: Point, heading: number, high: number, size: number, flowers: readonly Flower[]];

const lily = (sheet: Sheet, [[x, y], heading, high, size, flowers]: Lily) => {
  const line = spine([x, y - 60 * size], heading, high, heading * 0.4, 20);
  const leaves = (from: number, to: number, count: number, near: number) =>
    times(count, (index) => {
      const share = lerp(from, to, index / (count - 1));
      const { point, heading: up } = along(line, share);
      const way = index % 2 ? 1 : -1;
      regalLeaf(sheet, {
        from: point,
        heading: up + way * sheet.between(44, 72),
        length: lerp(190, 110, share) * size * sheet.between(0.9, 1.1),
        bend: way * 44,
        near: near + sheet.between(-0.15, 0.2),
      });
    });
  leaves(0.16, 0.93, 17, 0.25);
  stem(sheet, line, 17 * size, 12 * size, stalk(0.7));
  leaves(0.12, 0.9, 17, 0.7);
  const top = last(line);
  for (const [turn, nod, long] of flowers) {
    const way = Math.sin((turn * Math.PI) / 180);
    const foot: Point = [top[0] + way * 62 * size, top[1] - (34 - Math.abs(way) * 12) * size];
    stem(
      sheet,
      bezier(top, [top[0], top[1] - 22 * size], [foot[0] - way * 26 * size, foot[1] - 4], foot, 8),
      10 * size,
      9 * size,
      stalk(0.6),
    );
    const bloom = long > 0 ? regalFlower : regalBud;
    bloom(sheet, { at: foot, heading: turn, nod, size: Math.abs(long) * size, near: 0.7 });
  }
  bulb(sheet, [x, y], 0.9 * size);
};

const lilies: Plant = (sheet) => {
  lily(sheet, [
    [356, 1000],
    -3,
    380,
    0.74,
    [
      [-26, 90, -190],
      [-70, 64, 270],
      [-112, 66, 285],
    ],
  ]);
  lily(sheet, [
    [846, 1000],
    3,
    380,
    0.74,
    [
      [26, 90, -190],
      [70, 64, 270],
      [112, 66, 285],
    ],
  ]);
  lily(sheet, [
    [602, 1006],
    0,
    560,
    1,
    [
      [24, 90, -200],
      [-8, 58, 235],
      [-64, 62, 285],
      [72, 62, 285],
      [-109, 66, 300],
      [114, 66, 300],
    ],
  ]);
};

export const regalLily: Species = {
  seed: 413,
  zoom: 0.97,
  stage: { scheme: "night", shape: "arch", table: "soil", tableTop: 900 },
  plant: lilies,
};
