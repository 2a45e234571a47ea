import { greenery, hue } from "#grammar/colour.ts";
import { spike, star } from "#grammar/flowers/heads.ts";
import { shoots } from "#grammar/habits/shoots.ts";
import { leafOf } from "#grammar/leaf.ts";
import { scalloped, shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const catmint: Species = {
  seed: 388,
  zoom: 1.05,
  stage: { scheme: "sun", shape: "blob" },
  pot: { profile: "bowl", tone: "terracotta", width: 350, height: 210, decor: "bands", accent: "#F0BE9F" },
  plant: shoots({
    count: 32,
    height: 410,
    spread: 37,
    bend: 24,
    foot: 0.75,
    dome: 0.12,
    over: 0.3,
    stalk: { tones: greenery.grey, from: 5, to: 3 },
    leaf: leafOf({
      outline: scalloped(shape("ovate", 0.6), 5, 0.02),
      tones: greenery.grey,
      veins: "midrib",
    }),
    nodes: 6,
    arrangement: "two-ranked",
    length: [58, 36],
    angle: [70, 48],
    bare: 0.12,
    until: 0.9,
    heads: [
      {
        bloom: spike({
          floret: star(hue("#7C78BE", "#443F86", "#B8B8E6"), {
            petals: 4,
            width: 0.5,
            dot: 0.1,
            eye: "#E4E2F4",
          }),
          rows: 9,
          around: 6,
          size: [0.085, 0.05],
          out: 0.08,
        }),
        size: 170,
        share: 0.85,
      },
    ],
  }),
};
