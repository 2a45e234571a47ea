import { greenery, hue, ladder } from "#grammar/colour.ts";
import { bell } from "#grammar/flowers/bell.ts";
import { spike } from "#grammar/flowers/heads.ts";
import { clump } from "#grammar/habits/clump.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import { stems } from "./shared.ts";
import type { Species } from "#grammar/species.ts";

export const hosta: Species = {
  seed: 383,
  stage: { scheme: "clay", shape: "blob" },
  pot: { profile: "belly", tone: "celadon", width: 340, height: 240 },
  plant: clump({
    leaf: leafOf({
      outline: shape("heart", 0.98),
      tones: ladder("#2F5F5A", "#5A8A80", "#9CBDAA"),
      fine: true,
      veins: "arc",
      count: 6,
      veinWidth: 1.2,
      droop: 44,
      gloss: 0.4,
      fold: 10,
    }),
    layers: [4, 6, 6, 5],
    length: [290, 240],
    reach: 300,
    aside: 305,
    low: 0.06,
    stalk: stems(greenery.blue, 14, 10),
    turn: [62, 112],
    towards: [0, 12],
    scapes: [
      {
        bloom: spike({
          floret: bell({
            tone: hue("#CFC3DE", "#857AA8", "#F3EEF6"),
            rings: [
              [-0.1, 0.1],
              [0.4, 0.22],
              [1, 0.4],
            ],
            inside: "#EFE8F4",
          }),
          rows: 8,
          around: 2,
          size: [0.16, 0.08],
          out: 0.08,
          droop: 60,
        }),
        heads: [
          [-70, 440, -6, 30, 190],
          [96, 470, 8, 30, 200],
        ],
        stalk: stems(greenery.grey, 8, 6),
        after: 0,
      },
    ],
  }),
};
