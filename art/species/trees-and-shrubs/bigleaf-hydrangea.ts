import { greenery, hue } from "#grammar/colour.ts";
import { star, umbel } from "#grammar/flowers/heads.ts";
import { shoots } from "#grammar/habits/shoots.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape, toothed } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const bigleafHydrangea: Species = {
  seed: 472,
  zoom: 1.14,
  stage: { scheme: "blush", shape: "arch" },
  pot: { profile: "cylinder", tone: "bone", width: 340, height: 240, decor: "fluted" },
  plant: shoots({
    count: 8,
    height: 480,
    spread: 42,
    bend: 8,
    dome: 0.2,
    over: 0.2,
    stalk: { tones: greenery.olive, from: 12, to: 8 },
    leaf: leafOf({
      outline: toothed(shape("ovate", 0.66), 10, 0.016),
      tones: greenery.plain,
      sharp: true,
      fine: true,
      count: 6,
      gloss: 0.6,
      droop: 40,
    }),
    nodes: 4,
    arrangement: "opposite",
    length: [190, 130],
    angle: [82, 54],
    bare: 0.22,
    until: 0.88,
    heads: [
      {
        bloom: umbel(
          star(hue("#7F95CE", "#45548E", "#C6D2F0"), {
            petals: 4,
            width: 0.5,
            dot: 0.12,
            eye: "#E9EEF8",
            pointed: false,
          }),
          { count: 54, size: 0.27, dome: 0.62, depth: 0.9 },
        ),
        size: 118,
        nod: 30,
      },
    ],
  }),
};
