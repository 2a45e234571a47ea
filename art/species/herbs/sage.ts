import { greenery } from "#grammar/colour.ts";
import { shoots } from "#grammar/habits/shoots.ts";
import { leafOf } from "#grammar/leaf.ts";
import { scalloped, shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const sage: Species = {
  seed: 373,
  stage: { scheme: "brick", shape: "sun" },
  pot: { profile: "flowerpot", tone: "zinc", width: 310, height: 230 },
  plant: shoots({
    count: 11,
    height: 480,
    spread: 42,
    bend: 14,
    dome: 0.25,
    over: 0.3,
    stalk: { tones: greenery.grey, from: 9, to: 5 },
    leaf: leafOf({
      outline: scalloped(shape("oval", 0.36), 9, 0.006),
      tones: greenery.grey,
      fine: true,
      count: 8,
      veinWidth: 0.8,
      gloss: 0.35,
      droop: 26,
    }),
    nodes: 6,
    arrangement: "opposite",
    length: [150, 92],
    angle: [74, 36],
    bare: 0.22,
    crowned: true,
  }),
};
