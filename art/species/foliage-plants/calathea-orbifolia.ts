import { greenery, ladder } from "../../grammar/colour.ts";
import { clump } from "../../grammar/habits/clump.ts";
import { leafOf } from "../../grammar/leaf.ts";
import { all, bands, heartwood } from "../../grammar/markings.ts";
import { shape } from "../../grammar/shapes.ts";
import type { Species } from "../../grammar/species.ts";

export const calatheaOrbifolia: Species = {
  seed: 306,
  stage: { scheme: "brick", shape: "arch" },
  pot: { profile: "cylinder", tone: "cream", width: 310, height: 250, decor: "fluted" },
  plant: clump({
    leaf: leafOf({
      outline: shape("round", 0.98),
      tones: ladder("#235443", "#3C7A57", "#67A06C"),
      fine: true,
      count: 9,
      sweep: 0.16,
      veins: "none",
      marking: all(bands("#C9DAC4", 0.6), heartwood("#C9DAC4", 0.04)),
    }),
    layers: [3, 4, 4, 4],
    length: [290, 230],
    reach: 460,
    aside: 300,
    low: 0.12,
    stalk: { tones: greenery.fresh, from: 13, to: 9 },
    turn: [44, 88],
    towards: [8, 30],
    droop: [22, 48],
  }),
};
