import { ladder } from "#grammar/colour.ts";
import { canes } from "#grammar/habits/canes.ts";
import { barks } from "#grammar/habits/tree.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const spinelessYucca: Species = {
  seed: 336,
  stage: { scheme: "sage", shape: "wall" },
  pot: {
    profile: "tumbler",
    tone: "terracotta",
    width: 310,
    height: 250,
    decor: "dipped",
    accent: "#F0D9B8",
  },
  plant: canes({
    canes: [
      [-58, 280, -14, 0.9],
      [52, 430, 16, 1],
    ],
    bark: barks.brown,
    width: 58,
    blade: leafOf({
      outline: shape("sword", 0.1),
      tones: ladder("#215043", "#3F7A5A", "#84AF7E"),
      flat: true,
      fine: true,
      veins: "parallel",
      count: 1,
      veinWidth: 0.4,
    }),
    blades: 24,
    length: 320,
    droop: 44,
  }),
};
