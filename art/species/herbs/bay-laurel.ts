import { greenery, ladder } from "#grammar/colour.ts";
import { barks, tree } from "#grammar/habits/tree.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape, wavy } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const bayLaurel: Species = {
  seed: 380,
  stage: { scheme: "clay", shape: "window" },
  pot: { profile: "tub", tone: "forest", width: 320, height: 240, decor: "planks" },
  plant: tree({
    filled: 14,
    trunk: { height: 270, width: 26, bark: barks.brown },
    crown: { width: 215, height: 215, middle: 170 },
    twig: {
      leaf: leafOf({
        outline: wavy(shape("lance", 0.38), 4, 0.01),
        tones: ladder("#16402F", "#2B5F41", "#6C9A5C"),
        veins: "midrib",
      }),
      nodes: 5,
      arrangement: "alternate",
      length: [82, 62],
      angle: [60, 30],
      crowned: true,
      long: [62, 92],
      stalk: { tones: greenery.olive, from: 4, to: 2 },
    },
    layers: [24, 30, 32],
  }),
};
