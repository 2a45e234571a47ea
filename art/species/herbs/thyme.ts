import { hue, ladder } from "#grammar/colour.ts";
import { ball, star } from "#grammar/flowers/heads.ts";
import { shoots } from "#grammar/habits/shoots.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const thyme: Species = {
  seed: 372,
  zoom: 1.18,
  stage: { scheme: "lilac", shape: "hill" },
  pot: { profile: "bowl", tone: "terracotta", width: 360, height: 210 },
  plant: shoots({
    count: 46,
    height: 370,
    spread: 62,
    bend: 36,
    foot: 0.62,
    dome: 0.15,
    over: 0.35,
    stalk: { tones: ladder("#6B4F3A", "#8A6A4C", "#A9885F"), from: 4, to: 2 },
    leaf: leafOf({
      outline: shape("oval", 0.46),
      tones: ladder("#33594A", "#5C8464", "#A3BE8E"),
      flat: true,
      veins: "none",
    }),
    nodes: 11,
    arrangement: "two-ranked",
    length: [26, 19],
    angle: [66, 40],
    bare: 0.06,
    crowned: true,
    heads: [
      {
        bloom: ball(star(hue("#C79AC6", "#8A5590", "#EBD3E6"), { petals: 4, width: 0.5, dot: 0 }), {
          count: 14,
          size: 0.42,
          squash: 0.9,
        }),
        size: 21,
        share: 0.55,
      },
    ],
  }),
};
