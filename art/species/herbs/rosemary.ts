import { hue, ladder } from "#grammar/colour.ts";
import { star } from "#grammar/flowers/heads.ts";
import { shoots } from "#grammar/habits/shoots.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const rosemary: Species = {
  seed: 371,
  stage: { scheme: "honey", shape: "arch" },
  pot: { profile: "longTom", tone: "slate", width: 280, height: 260 },
  plant: shoots({
    count: 15,
    height: 560,
    spread: 32,
    bend: 10,
    dome: 0.3,
    over: 0.15,
    stalk: { tones: ladder("#5B4A38", "#7C6A4E", "#9C8A66"), from: 9, to: 4 },
    leaf: leafOf({
      outline: shape("needle", 0.11),
      tones: ladder("#2C5546", "#4F7A62", "#93B095"),
      flat: true,
      veins: "midrib",
    }),
    nodes: 19,
    arrangement: "two-ranked",
    length: [62, 44],
    angle: [62, 28],
    bare: 0.12,
    crowned: true,
    heads: [
      {
        bloom: star(hue("#7F93CE", "#46589A", "#C4D0EC"), { petals: 4, width: 0.42, dot: 0.14 }),
        size: 13,
        at: [0.6, 0.68, 0.76, 0.84],
        out: 13,
        share: 0.55,
      },
    ],
  }),
};
