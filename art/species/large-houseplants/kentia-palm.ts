import { greenery } from "../../grammar/colour.ts";
import { pinnate } from "../../grammar/compound.ts";
import { tuft } from "../../grammar/habits/tuft.ts";
import { leafOf } from "../../grammar/leaf.ts";
import { shape } from "../../grammar/shapes.ts";
import type { Species } from "../../grammar/species.ts";

export const kentiaPalm: Species = {
  seed: 333,
  stage: { scheme: "rose", shape: "hill" },
  pot: { profile: "urn", tone: "celadon", width: 290, height: 260, decor: "fluted" },
  plant: tuft({
    count: 9,
    length: [670, 560],
    spread: 40,
    bend: 66,
    foot: 0.25,
    short: 0.3,
    over: 0,
    blade: pinnate({
      leaflet: leafOf({ outline: shape("grass", 0.1), tones: greenery.deep, flat: true, veins: "midrib" }),
      pairs: 15,
      sizes: [0.26, 0.32, 0.16],
      angle: [70, 30],
      from: 0.42,
      terminal: 0.16,
      rachis: { tones: greenery.plain, from: 15, to: 4 },
    }),
  }),
};
