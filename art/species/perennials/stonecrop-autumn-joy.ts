import { greenery, hue, ladder } from "#grammar/colour.ts";
import { star, umbel } from "#grammar/flowers/heads.ts";
import { shoots } from "#grammar/habits/shoots.ts";
import { leafOf } from "#grammar/leaf.ts";
import { scalloped, shape } from "#grammar/shapes.ts";
import { stems } from "./shared.ts";
import type { Species } from "#grammar/species.ts";

export const stonecropAutumnJoy: Species = {
  seed: 385,
  zoom: 1.08,
  stage: { scheme: "mist", shape: "sun" },
  pot: { profile: "flowerpot", tone: "ochre", width: 340, height: 240 },
  plant: shoots({
    count: 11,
    height: 470,
    spread: 38,
    bend: 8,
    dome: 0.2,
    over: 0.15,
    stalk: stems(greenery.blue, 12, 9),
    leaf: leafOf({
      outline: scalloped(shape("spoon", 0.52), 5, 0.014),
      tones: ladder("#3F7060", "#6F9F82", "#AFCBA4"),
      fine: true,
      veins: "midrib",
      gloss: 0.4,
    }),
    nodes: 6,
    arrangement: "opposite",
    length: [112, 74],
    angle: [70, 48],
    bare: 0.16,
    until: 0.84,
    heads: [
      {
        bloom: umbel(
          umbel(star(hue("#B9535E", "#6E2432", "#E8A39A"), { width: 0.34, dot: 0.2, eye: "#7A2A38" }), {
            count: 9,
            size: 0.44,
            dome: 0.3,
            stalk: greenery.blue,
          }),
          { count: 17, size: 0.4, dome: 0.34, depth: 0.7, stalk: greenery.blue },
        ),
        size: 96,
        nod: 30,
      },
    ],
  }),
};
