import { greenery, hue, ladder } from "#grammar/colour.ts";
import { disc } from "#grammar/flowers/centres.ts";
import { open } from "#grammar/flowers/open.ts";
import { shoots } from "#grammar/habits/shoots.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape, toothed } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const purpleConeflower: Species = {
  seed: 381,
  stage: { scheme: "sage", shape: "sun" },
  pot: { profile: "tub", tone: "zinc", width: 300, height: 220 },
  plant: shoots({
    count: 9,
    height: 620,
    spread: 28,
    bend: 8,
    dome: 0.3,
    over: 0.1,
    stalk: { tones: ladder("#4A5A34", "#66803F", "#94AE5C"), from: 10, to: 7 },
    leaf: leafOf({
      outline: toothed(shape("lance", 0.32), 6, 0.012),
      tones: greenery.plain,
      sharp: true,
      count: 4,
      fold: 16,
      droop: 46,
    }),
    nodes: 5,
    arrangement: "spiral",
    length: [210, 90],
    angle: [66, 40],
    bare: 0.06,
    until: 0.62,
    heads: [
      {
        bloom: open({
          whorls: [
            {
              count: 15,
              length: 1,
              outline: shape("strap", 0.3),
              tone: hue("#CF6F9C", "#7E2F62", "#F0B7CC"),
              rise: [6, -52],
              from: 0.3,
              veins: 2,
              fine: true,
            },
          ],
          centre: disc(hue("#B5562A", "#5A2418", "#E8A04A"), 0.42, {
            height: 0.44,
            florets: 90,
            long: 0.7,
          }),
        }),
        size: 88,
        nod: 58,
      },
    ],
  }),
};
