import { greenery, hue, ladder } from "../../grammar/colour.ts";
import { shoots } from "../../grammar/habits/shoots.ts";
import { leafOf } from "../../grammar/leaf.ts";
import { shape, wavy } from "../../grammar/shapes.ts";
import { bodies, fruit } from "../../grammar/solid.ts";
import type { Species } from "../../grammar/species.ts";

export const coffeePlant: Species = {
  seed: 312,
  stage: { scheme: "celadon", shape: "sun" },
  pot: { profile: "longTom", tone: "terracotta", width: 290, height: 260 },
  plant: shoots({
    count: 5,
    height: 660,
    spread: 30,
    bend: 10,
    dome: 0.25,
    over: 0.2,
    stalk: { tones: ladder("#4D4A30", "#6E6A42", "#94905C"), from: 16, to: 6 },
    leaf: leafOf({
      outline: wavy(shape("oval", 0.4), 5, 0.014),
      tones: greenery.deep,
      fine: true,
      count: 6,
      gloss: 0.95,
      droop: 56,
    }),
    nodes: 6,
    arrangement: "opposite",
    length: [190, 120],
    angle: [78, 46],
    bare: 0.28,
    crowned: true,
    heads: [
      {
        bloom: fruit({ half: bodies.globe, tone: hue("#BE3A2E"), long: 2.2, gleam: 0.7, plain: true }),
        size: 13,
        at: [0.5, 0.52, 0.54, 0.66, 0.68],
        out: 15,
        hangs: true,
      },
    ],
  }),
};
