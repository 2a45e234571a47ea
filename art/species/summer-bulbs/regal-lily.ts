import { stem } from "../../brush.ts";
import { along, bezier, last, lerp, spine, times, type Point } from "../../geometry.ts";
import { greenery, hue, ladder } from "../../grammar/colour.ts";
import { trumpet, trumpetBud } from "../../grammar/flowers/trumpet.ts";
import { leafOf } from "../../grammar/leaf.ts";
import type { Plant } from "../../grammar/plant.ts";
import { shape } from "../../grammar/shapes.ts";
import type { Species } from "../../grammar/species.ts";
import { bulb } from "../../plants/tulip.ts";
import type { Sheet } from "../../sheet.ts";

const form = {
  inside: hue("#F8F3E8", "#A98F9C", "#FFFEFA"),
  throat: "#EFC44E",
  flush: "#9C5A78",
  pollen: "#D58A24",
  stigma: "#A9BD6A",
};
export const regalFlower = trumpet(form);
export const regalBud = trumpetBud(form);

/** Narrow leaves, many, set all round the stem. */
export const regalLeaf = leafOf({
  outline: shape("grass", 0.075),
  tones: greenery.plain,
  flat: true,
  veins: "midrib",
});
const stalk = ladder("#4A5A3A", "#66804A", "#94AE66");

type Lily = readonly [
  foot: Point,
  heading: number,
  high: number,
  size: number,
  flowers: readonly (readonly [turn: number, size: number])[],
];

const lily = (sheet: Sheet, [[x, y], heading, high, size, flowers]: Lily) => {
  const line = spine([x, y - 60 * size], heading, high, heading * 0.4, 20);
  const leaves = (from: number, to: number, count: number, near: number) =>
    times(count, (index) => {
      const share = lerp(from, to, index / (count - 1));
      const { point, heading: up } = along(line, share);
      const way = index % 2 ? 1 : -1;
      regalLeaf(sheet, {
        from: point,
        heading: up + way * sheet.between(46, 84),
        length: lerp(200, 120, share) * size * sheet.between(0.9, 1.1),
        bend: way * 40,
        near: near + sheet.between(-0.15, 0.2),
      });
    });
  leaves(0.2, 0.9, 18, 0.25);
  stem(sheet, line, 17 * size, 11 * size, stalk(0.7));
  leaves(0.16, 0.86, 18, 0.7);
  const top = last(line);
  flowers.forEach(([turn, scale], index) => {
    const foot: Point = [
      top[0] + Math.sin((turn * Math.PI) / 180) * 52 * size,
      top[1] - 10 - (flowers.length - index) * 5 * size,
    ];
    stem(
      sheet,
      bezier(top, [top[0], top[1] - 26], [foot[0], foot[1] - 6], foot, 8),
      9 * size,
      8 * size,
      stalk(0.6),
    );
    const bloom = scale > 0 ? regalFlower : regalBud;
    bloom(sheet, { at: foot, heading: turn, nod: 0, size: Math.abs(scale) * size, near: 0.7 });
  });
  bulb(sheet, [x, y], 0.9 * size);
};

const lilies: Plant = (sheet) => {
  lily(sheet, [
    [352, 1000],
    -4,
    430,
    0.8,
    [
      [-2, -140],
      [-92, 190],
      [72, 190],
      [-40, 196],
    ],
  ]);
  lily(sheet, [
    [852, 1000],
    4,
    430,
    0.8,
    [
      [2, -140],
      [92, 190],
      [-72, 190],
      [40, 196],
    ],
  ]);
  lily(sheet, [
    [602, 1006],
    0,
    590,
    1,
    [
      [0, -170],
      [-40, 200],
      [44, 200],
      [-98, 210],
      [100, 210],
    ],
  ]);
};

export const regalLily: Species = {
  seed: 413,
  zoom: 0.97,
  stage: { scheme: "night", shape: "arch", table: "soil", tableTop: 900 },
  plant: lilies,
};
