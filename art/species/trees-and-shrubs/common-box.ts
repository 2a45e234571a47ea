import { ladder } from "#grammar/colour.ts";
import { clipped } from "#grammar/habits/clipped.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const commonBox: Species = {
  seed: 476,
  zoom: 1.12,
  stage: { scheme: "honey", shape: "window" },
  pot: { profile: "cylinder", tone: "zinc", width: 330, height: 260, decor: "bands", accent: "#EEF0E8" },
  plant: clipped({
    leaf: leafOf({
      outline: shape("oval", 0.6),
      tones: ladder("#163F2A", "#3A7040", "#93B562"),
      flat: true,
      veins: "none",
    }),
    width: 265,
    height: 255,
    leaves: 1150,
    length: 34,
  }),
};
