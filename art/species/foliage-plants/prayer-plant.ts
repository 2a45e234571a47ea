import { ladder } from "#grammar/colour.ts";
import { clump } from "#grammar/habits/clump.ts";
import { leafOf } from "#grammar/leaf.ts";
import { all, heartwood, herringbone, patches } from "#grammar/markings.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const prayerPlant: Species = {
  seed: 305,
  stage: { scheme: "mist", shape: "arch" },
  pot: { profile: "bowl", tone: "terracotta", width: 360, height: 200, decor: "rings" },
  plant: clump({
    leaf: leafOf({
      outline: shape("oval", 0.66),
      tones: ladder("#2A5B40", "#4B8455", "#7FAE68"),
      fine: true,
      count: 7,
      veins: "none",
      marking: all(patches("#1B3D30", 6), heartwood("#B5CB78", 0.16), herringbone("#CF3F3A", 0.019)),
    }),
    layers: [4, 5, 6, 4],
    length: [230, 200],
    reach: 330,
    aside: 340,
    low: 0.1,
    stalk: { tones: ladder("#7A4A3A", "#9C5F4A", "#B98468"), from: 9, to: 7 },
    turn: [50, 96],
    towards: [10, 30],
    droop: [24, 56],
  }),
};
