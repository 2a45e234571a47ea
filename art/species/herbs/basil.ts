import { greenery, ladder } from "#grammar/colour.ts";
import { shoots } from "#grammar/habits/shoots.ts";
import { leafOf } from "#grammar/leaf.ts";
import { all } from "#grammar/markings.ts";
import { shape } from "#grammar/shapes.ts";
import { ripples, sheen } from "#grammar/surface.ts";
import type { Species } from "#grammar/species.ts";

export const basil: Species = {
  seed: 375,
  zoom: 1.08,
  stage: { scheme: "rose", shape: "blob" },
  pot: { profile: "flowerpot", tone: "terracotta", width: 290, height: 230, stand: "saucer" },
  plant: shoots({
    count: 9,
    height: 540,
    spread: 34,
    bend: 14,
    dome: 0.25,
    over: 0.3,
    stalk: { tones: greenery.fresh, from: 11, to: 6 },
    leaf: leafOf({
      outline: shape("ovate", 0.74),
      tones: ladder("#33703F", "#5B9646", "#A2C262"),
      fine: true,
      count: 5,
      fold: -20,
      droop: 56,
      gloss: 0.9,
      marking: all(ripples(5), sheen("#EEF4C4", 0.42)),
    }),
    nodes: 5,
    arrangement: "opposite",
    length: [160, 104],
    angle: [74, 44],
    bare: 0.3,
    crowned: true,
  }),
};
