import { greenery, ladder } from "#grammar/colour.ts";
import { clump } from "#grammar/habits/clump.ts";
import { leafOf } from "#grammar/leaf.ts";
import { all, heartwood } from "#grammar/markings.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const chineseEvergreen: Species = {
  seed: 309,
  stage: { scheme: "sun", shape: "window" },
  pot: { profile: "cup", tone: "slate", width: 330, height: 240, decor: "speckled" },
  plant: clump({
    leaf: leafOf({
      outline: shape("ovate", 0.44),
      tones: ladder("#1F4E3B", "#3A7153", "#6D9C6C"),
      fine: true,
      count: 6,
      veinColour: "#88A884",
      marking: all(heartwood("#B9CBB0", 0.7, 0.95, 0.16), heartwood("#D8E3CC", 0.4, 0.8, 0.2)),
    }),
    layers: [4, 5, 5, 4],
    length: [310, 240],
    reach: 420,
    aside: 240,
    low: 0.14,
    stalk: { tones: greenery.grey, from: 13, to: 9 },
    turn: [40, 82],
    droop: [28, 54],
  }),
};
