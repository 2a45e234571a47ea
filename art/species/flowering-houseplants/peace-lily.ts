import { greenery, hue } from "#grammar/colour.ts";
import { spathe } from "#grammar/flowers/spathe.ts";
import { clump } from "#grammar/habits/clump.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

const white = hue("#F4F1E4", "#A3AC93", "#FFFEF6");

export const peaceLily: Species = {
  seed: 341,
  stage: { scheme: "teal", shape: "sun" },
  pot: { profile: "egg", tone: "cream", width: 310, height: 230 },
  plant: clump({
    leaf: leafOf({
      outline: shape("lance", 0.36),
      tones: greenery.deep,
      fine: true,
      count: 8,
      veinWidth: 0.7,
      gloss: 0.9,
    }),
    layers: [5, 6, 6, 4],
    length: [280, 230],
    reach: 330,
    aside: 260,
    low: 0.14,
    stalk: { tones: greenery.plain, from: 10, to: 7 },
    turn: [40, 82],
    droop: [36, 60],
    scapes: [
      {
        bloom: spathe({
          tone: white,
          outline: shape("ovate", 0.62),
          spadix: hue("#EFE3A4", "#B29A4E"),
          heading: 12,
          open: 0.5,
        }),
        heads: [
          [-150, 590, -8, 20, 170],
          [40, 660, 4, 20, 180],
          [210, 540, 16, 20, 160],
        ],
        stalk: { tones: greenery.fresh, from: 9, to: 7 },
        after: 0,
      },
      {
        bloom: spathe({
          tone: white,
          outline: shape("ovate", 0.62),
          spadix: hue("#EFE3A4", "#B29A4E"),
          heading: 12,
          open: 0.5,
        }),
        heads: [[-60, 480, -14, 20, 150]],
        stalk: { tones: greenery.fresh, from: 9, to: 7 },
        after: 2,
      },
    ],
  }),
};
