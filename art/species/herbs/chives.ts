import { greenery, hue, ladder } from "#grammar/colour.ts";
import { ball, star } from "#grammar/flowers/heads.ts";
import { tuft } from "#grammar/habits/tuft.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const chives: Species = {
  seed: 376,
  stage: { scheme: "powder", shape: "sun" },
  pot: { profile: "tumbler", tone: "bone", width: 270, height: 220, decor: "rings" },
  plant: tuft({
    count: 90,
    length: [520, 440],
    spread: 30,
    bend: 26,
    foot: 0.7,
    short: 0.25,
    over: 0.12,
    blade: leafOf({
      outline: shape("needle", 0.017),
      tones: ladder("#2B6047", "#4F8A56", "#93BC74"),
      flat: true,
      veins: "none",
    }),
    scapes: [
      {
        bloom: ball(star(hue("#A874B8", "#6A3F86", "#DDBBE0"), { petals: 6, width: 0.24, dot: 0 }), {
          count: 80,
          size: 0.36,
        }),
        heads: [
          [-190, 480, -20, 40, 46],
          [-120, 570, -12, 40, 52],
          [-40, 520, -4, 40, 46],
          [16, 610, 2, 40, 54],
          [84, 540, 8, 40, 50],
          [150, 590, 14, 40, 50],
          [206, 470, 22, 40, 44],
          [-80, 430, -8, 40, 40],
          [120, 420, 12, 40, 42],
        ],
        stalk: { tones: greenery.fresh, from: 7, to: 6 },
      },
    ],
  }),
};
