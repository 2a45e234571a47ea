import { hue } from "../../grammar/colour.ts";
import { pads } from "../../grammar/habits/pads.ts";
import { bodies } from "../../grammar/solid.ts";
import type { Species } from "../../grammar/species.ts";

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
    { half: bodies.egg, tone: hue("#6A9B62", "#2B5A45", "#A9C987"), gleam: 0 },
    [
      [-60, 0, -14, 300],
      [70, -6, 16, 260],
      [0, 10, 2, 330],
      [-150, 250, -34, 200],
      [-64, 280, -4, 220],
      [-20, 318, -10, 250],
      [60, 318, 24, 240],
      [150, 232, 42, 180],
      [-12, 550, 4, 150],
      [150, 520, 30, 140],
    ],
    "#F3DE8C",
  ),
};
