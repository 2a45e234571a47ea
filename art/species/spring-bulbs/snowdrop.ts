import { greenery, hue } from "#grammar/colour.ts";
import { drop, sheath } from "#grammar/flowers/snowdrop.ts";
import { bowlOf } from "#grammar/habits/bulbs.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import { fresh } from "./shared.ts";
import type { Species } from "#grammar/species.ts";

const white = hue("#F5F3EA", "#A3AFA0", "#FFFFFB");

export const snowdrop: Species = {
  seed: 403,
  stage: { scheme: "dusk", shape: "panel", tableTop: 940 },
  pot: { profile: "dish", tone: "terracotta", width: 420, height: 170 },
  plant: bowlOf(
    {
      plants: [],
      stem: 470,
      bend: 10,
      stalk: fresh(10, 7),
      leaf: leafOf({
        outline: shape("strap", 0.062),
        tones: greenery.blue,
        flat: true,
        fine: true,
        veins: "midrib",
      }),
      leaves: [
        [-12, 360, -18, 0.3],
        [11, 380, 20, 0.4],
        [-20, 280, -26, 0.7],
        [18, 300, 30, 0.8],
      ],
      crook: 150,
      size: 124,
      nod: 76,
      bloom: drop(white),
      extra: sheath("#7FA35C"),
    },
    6,
    30,
  ),
};
