import { greenery } from "#grammar/colour.ts";
import { pinnate } from "#grammar/compound.ts";
import { tuft } from "#grammar/habits/tuft.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const parlourPalm: Species = {
  seed: 311,
  stage: { scheme: "coral", shape: "arch" },
  pot: { profile: "cylinder", tone: "straw", width: 300, height: 250, decor: "woven" },
  plant: tuft({
    count: 12,
    length: [700, 520],
    spread: 48,
    bend: 46,
    foot: 0.35,
    short: 0.4,
    over: 0.1,
    blade: pinnate({
      leaflet: leafOf({
        outline: shape("lance", 0.17),
        tones: greenery.plain,
        flat: true,
        veins: "midrib",
      }),
      pairs: 10,
      sizes: [0.24, 0.3, 0.17],
      angle: [64, 28],
      from: 0.42,
      terminal: 0.2,
      rachis: { tones: greenery.fresh, from: 10, to: 3 },
    }),
  }),
};
