import { ladder } from "#grammar/colour.ts";
import { canes } from "#grammar/habits/canes.ts";
import { barks } from "#grammar/habits/tree.ts";
import { leafOf } from "#grammar/leaf.ts";
import { margin } from "#grammar/markings.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const dragonTree: Species = {
  seed: 335,
  stage: { scheme: "sun", shape: "sun" },
  pot: { profile: "cylinder", tone: "slate", width: 280, height: 240, decor: "zigzag", accent: "#E9DFC9" },
  plant: canes({
    canes: [
      [-54, 330, -56, 0.95],
      [6, 480, 12, 1.05],
      [62, 210, 70, 0.85],
    ],
    bark: barks.grey,
    width: 24,
    blade: leafOf({
      outline: shape("grass", 0.046),
      tones: ladder("#1F4638", "#35634A", "#6C9462"),
      flat: true,
      veins: "none",
      marking: margin("#A23E44", 0.007),
    }),
    blades: 44,
    length: 290,
    droop: 92,
  }),
};
