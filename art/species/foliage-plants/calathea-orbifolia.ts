import { greenery, ladder } from "#grammar/colour.ts";
import { stalked } from "#grammar/habits/stalked.ts";
import { leafOf } from "#grammar/leaf.ts";
import { all, bands, heartwood } from "#grammar/markings.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const calatheaOrbifolia: Species = {
  seed: 306,
  stage: { scheme: "brick", shape: "arch" },
  pot: { profile: "cylinder", tone: "cream", width: 310, height: 250, decor: "fluted" },
  plant: stalked({
    leaf: leafOf({
      outline: shape("disc", 0.96),
      tones: ladder("#23573F", "#3B7A54", "#629C66"),
      fine: true,
      count: 10,
      sweep: 0.2,
      veins: "none",
      fold: 5,
      shade: 0.55,
      marking: all(bands("#BFD3B8", 0.62), heartwood("#C9DAC4", 0.03)),
    }),
    stalk: { tones: greenery.fresh, from: 13, to: 9 },
    towards: 14,
    droop: 14,
    leaves: [
      [-20, 420, -6, 235, 0.05],
      [-165, 385, -40, 240, 0.16],
      [150, 400, 36, 238, 0.12],
      [-262, 265, -76, 250, 0.34],
      [268, 275, 72, 250, 0.3],
      [52, 300, 12, 255, 0.48],
      [-110, 250, -30, 258, 0.6],
      [164, 190, 56, 260, 0.66],
      [-236, 130, -100, 256, 0.72],
      [240, 96, 104, 252, 0.8],
      [-60, 150, -132, 240, 0.92],
    ],
    over: 2,
  }),
};
