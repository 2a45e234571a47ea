import { greenery, ladder } from "#grammar/colour.ts";
import { shoots } from "#grammar/habits/shoots.ts";
import { leafOf } from "#grammar/leaf.ts";
import { scalloped, shape } from "#grammar/shapes.ts";
import { ripples } from "#grammar/surface.ts";
import type { Species } from "#grammar/species.ts";

export const lemonBalm: Species = {
  seed: 379,
  stage: { scheme: "sun", shape: "panel", tableTop: 950 },
  pot: { profile: "urn", tone: "blush", width: 320, height: 250 },
  plant: shoots({
    count: 12,
    height: 480,
    spread: 40,
    bend: 14,
    dome: 0.26,
    over: 0.3,
    stalk: { tones: greenery.lime, from: 8, to: 4 },
    leaf: leafOf({
      outline: scalloped(shape("wing", 0.78), 9, 0.016),
      tones: ladder("#4A8044", "#7AAA50", "#C2D67C"),
      count: 6,
      marking: ripples(5),
      veinWidth: 1.3,
      fold: 10,
      droop: 34,
    }),
    nodes: 7,
    arrangement: "opposite",
    length: [128, 74],
    angle: [78, 46],
    bare: 0.18,
    crowned: true,
  }),
};
