import { ladder } from "#grammar/colour.ts";
import { tuft } from "#grammar/habits/tuft.ts";
import { leafOf } from "#grammar/leaf.ts";
import { bars } from "#grammar/markings.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const zebraHaworthia: Species = {
  seed: 363,
  zoom: 1.15,
  stage: { scheme: "rose", shape: "arch" },
  pot: {
    profile: "cup",
    tone: "bone",
    width: 310,
    height: 220,
    fill: "gravel",
    decor: "zigzag",
    accent: "#2F5D4A",
  },
  plant: tuft({
    count: 25,
    length: [470, 390],
    spread: 76,
    bend: 16,
    foot: 0.22,
    short: 0.42,
    over: 0.3,
    blade: leafOf({
      outline: shape("sword", 0.17),
      tones: ladder("#17382E", "#285542", "#4A7D5C"),
      fine: true,
      flat: true,
      veins: "none",
      gloss: 0.4,
      marking: bars("#F2F0DE", 17),
    }),
  }),
};
