import { hue, ladder } from "#grammar/colour.ts";
import { star, umbel } from "#grammar/flowers/heads.ts";
import { shoots } from "#grammar/habits/shoots.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const oregano: Species = {
  seed: 378,
  zoom: 1.1,
  stage: { scheme: "teal", shape: "blob" },
  pot: { profile: "cup", tone: "ochre", width: 320, height: 210 },
  plant: shoots({
    count: 19,
    height: 470,
    spread: 46,
    bend: 18,
    foot: 0.65,
    dome: 0.28,
    over: 0.3,
    stalk: { tones: ladder("#6E4A40", "#8F6450", "#AD8468"), from: 6, to: 3 },
    leaf: leafOf({
      outline: shape("ovate", 0.68),
      tones: ladder("#38663F", "#62904E", "#A9C67A"),
      count: 4,
      droop: 24,
    }),
    nodes: 9,
    arrangement: "opposite",
    length: [62, 34],
    angle: [76, 46],
    bare: 0.14,
    until: 0.9,
    heads: [
      {
        bloom: umbel(star(hue("#D9A5BE", "#95527E", "#F4DDE4"), { petals: 4, width: 0.46, dot: 0.12 }), {
          count: 15,
          size: 0.32,
          dome: 0.5,
        }),
        size: 44,
        share: 0.62,
        nod: 30,
      },
    ],
  }),
};
