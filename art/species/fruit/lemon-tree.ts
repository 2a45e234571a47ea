import { hue, ladder } from "#grammar/colour.ts";
import { barks, tree } from "#grammar/habits/tree.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape, wavy } from "#grammar/shapes.ts";
import { bodies, fruit } from "#grammar/solid.ts";
import { woody, blossom } from "./shared.ts";
import type { Species } from "#grammar/species.ts";

export const lemonTree: Species = {
  seed: 466,
  stage: { scheme: "teal", shape: "arch" },
  pot: { profile: "urn", tone: "terracotta", width: 340, height: 280, decor: "fluted" },
  plant: tree({
    trunk: { height: 220, width: 28, bark: barks.grey },
    crown: { width: 240, height: 220, middle: 170 },
    twig: {
      stalk: woody,
      curl: 10,
      leaf: leafOf({
        outline: wavy(shape("oval", 0.48), 3, 0.01),
        tones: ladder("#1F5A3C", "#3A7F48", "#86B35E"),
        veins: "midrib",
      }),
      nodes: 5,
      arrangement: "alternate",
      length: [92, 74],
      angle: [60, 32],
      crowned: true,
      long: [80, 120],
    },
    layers: [24, 26, 24],
    hang: [
      {
        head: {
          bloom: fruit({
            half: bodies.lemon,
            tone: hue("#EFC93C", "#A9801E", "#FBEE9A"),
            long: 2.5,
            gleam: 0.6,
            stalk: { colour: "#5E7A3E", long: 0.3, wide: 0.14 },
          }),
          size: 40,
          hangs: true,
        },
        places: [
          [-0.62, 0.02],
          [-0.24, 0.44],
          [-0.2, -0.3],
          [0.2, 0.06],
          [0.5, 0.4],
          [0.62, -0.22],
          [0.28, -0.56],
          [-0.54, -0.52],
        ],
      },
      {
        head: { bloom: blossom, size: 26, nod: 20 },
        places: [
          [-0.5, 0.62],
          [0.12, 0.78],
          [0.78, 0.16],
          [-0.84, 0.3],
          [0.42, -0.1],
        ],
      },
    ],
  }),
};
