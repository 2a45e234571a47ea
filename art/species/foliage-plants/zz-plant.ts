import { greenery } from "#grammar/colour.ts";
import { shoots } from "#grammar/habits/shoots.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const zzPlant: Species = {
  seed: 301,
  stage: { scheme: "clay", shape: "arch" },
  pot: { profile: "cylinder", tone: "bone", width: 320, height: 250, decor: "dipped", accent: "#5F7480" },
  plant: shoots({
    count: 8,
    height: 700,
    spread: 42,
    bend: 24,
    foot: 0.45,
    dome: 0.2,
    over: 0.15,
    stalk: { tones: greenery.fresh, from: 24, to: 6 },
    leaf: leafOf({
      outline: shape("ovate", 0.44),
      tones: greenery.deep,
      fine: true,
      veins: "midrib",
      gloss: 0.9,
      flat: true,
    }),
    nodes: 9,
    arrangement: "two-ranked",
    length: [112, 74],
    angle: [66, 40],
    bare: 0.2,
    crowned: true,
    curl: 24,
  }),
};
