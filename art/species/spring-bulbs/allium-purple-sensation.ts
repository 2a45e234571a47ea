import { greenery, hue, ladder } from "#grammar/colour.ts";
import { ball, star } from "#grammar/flowers/heads.ts";
import { bulbs } from "#grammar/habits/bulbs.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const alliumPurpleSensation: Species = {
  seed: 406,
  stage: { scheme: "honey", shape: "sun", table: "soil", tableTop: 860 },
  plant: bulbs({
    plants: [
      [345, 1000, -3, 0.9],
      [850, 1000, 4, 0.92],
      [470, 1020, -2, 0.72],
      [728, 1020, 2, 0.76],
      [600, 1000, 0, 1.04],
    ],
    stem: 600,
    bend: 3,
    stalk: { tones: ladder("#4F7A55", "#7A9A5C", "#A6BE80"), from: 14, to: 12 },
    leaf: leafOf({
      outline: shape("strap", 0.14),
      tones: greenery.blue,
      flat: true,
      fine: true,
      veins: "parallel",
      count: 2,
    }),
    leaves: [
      [-30, 330, -66, 0.3],
      [32, 330, 66, 0.4],
      [-44, 270, -70, 0.7],
      [42, 270, 72, 0.8],
    ],
    size: 122,
    nod: 30,
    bulbSize: 0.92,
    bloom: ball(
      star(hue("#8E55A6", "#4F2470", "#C79ADB"), { petals: 6, width: 0.16, dot: 0.16, eye: "#5E3A7A" }),
      { count: 130, size: 0.23, stalks: "#A97AB8" },
    ),
  }),
};
