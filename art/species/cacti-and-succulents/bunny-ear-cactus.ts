import { hue } from "#grammar/colour.ts";
import { pads } from "#grammar/habits/pads.ts";
import { bodies } from "#grammar/solid.ts";
import type { Species } from "#grammar/species.ts";

export const bunnyEarCactus: Species = {
  seed: 367,
  stage: { scheme: "clay", shape: "sun" },
  pot: {
    profile: "tumbler",
    tone: "cream",
    width: 300,
    height: 230,
    fill: "gravel",
    decor: "dipped",
    accent: "#E0A58C",
  },
  plant: pads(
    { half: bodies.pad, tone: hue("#6A9B62", "#2B5A45", "#A9C987"), gleam: 0 },
    [
      [-84, 0, -26, 230],
      [92, -4, 26, 240],
      [0, 8, -3, 310],
      [-180, 192, -40, 190],
      [190, 204, 42, 190],
      [-66, 272, -22, 240],
      [40, 292, 20, 250],
      [-150, 480, -16, 160],
      [122, 516, 12, 170],
      [-8, 330, 0, 180],
    ],
    "#F3DE8C",
  ),
};
