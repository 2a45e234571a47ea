import { hue, ladder } from "#grammar/colour.ts";
import { pinnate } from "#grammar/compound.ts";
import { pea, peaSpray } from "#grammar/flowers/pea.ts";
import { climber } from "#grammar/habits/climber.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import { printed } from "./shared.ts";
import type { Species } from "#grammar/species.ts";

const cupani = pea(
  hue("#7A2458", "#3F0F36", "#C06A98"),
  hue("#7C5CB4", "#43306E", "#B9A4DC"),
  hue("#5F8A4C"),
);

export const sweetPeaSeeds: Species = {
  seed: 454,
  stage: { scheme: "blush", shape: "window" },
  pot: { profile: "egg", tone: "forest", width: 320, height: 230, x: 540 },
  plant: climber({
    on: "wigwam",
    height: 640,
    stems: 4,
    stalk: { tones: ladder("#3F7A50", "#6A9E5C", "#A9C784"), from: 7, to: 4 },
    wander: 24,
    rounds: 3,
    tendrils: true,
    leaf: pinnate({
      leaflet: leafOf({
        outline: shape("oval", 0.44),
        tones: ladder("#3A6F50", "#62946A", "#A3C290"),
        fine: true,
        flat: true,
        veins: "midrib",
      }),
      pairs: 1,
      sizes: [0.8, 0.8, 0.8],
      from: 0.3,
      terminal: 0,
      angle: [52, 52],
    }),
    nodes: 10,
    arrangement: "alternate",
    length: [110, 84],
    angle: [78, 46],
    bare: 0.06,
    heads: [{ bloom: peaSpray(cupani, 2, "#6A9E5C"), size: 47, at: [0.34, 0.5, 0.68, 0.85] }],
  }),
  packet: { at: [910, 972], turn: 6, print: printed(cupani, 60, 16) },
};
