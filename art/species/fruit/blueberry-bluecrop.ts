import { hue, ladder } from "#grammar/colour.ts";
import { shoots } from "#grammar/habits/shoots.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import { bodies, bunch, fruit } from "#grammar/solid.ts";
import type { Species } from "#grammar/species.ts";

export const blueberryBluecrop: Species = {
  seed: 465,
  zoom: 1.15,
  stage: { scheme: "mustard", shape: "sun" },
  pot: { profile: "egg", tone: "bone", width: 320, height: 240, decor: "speckled" },
  plant: shoots({
    count: 7,
    height: 580,
    spread: 40,
    bend: 6,
    dome: 0.22,
    foot: 0.25,
    stalk: { tones: ladder("#6B4A38", "#8C6448", "#A98260"), from: 13, to: 5 },
    leaf: leafOf({
      outline: shape("oval", 0.46),
      tones: ladder("#2C6048", "#4F8A5C", "#97B97C"),
      fine: true,
      count: 4,
      droop: 26,
      gloss: 0.6,
    }),
    nodes: 9,
    arrangement: "alternate",
    length: [104, 78],
    angle: [72, 40],
    bare: 0.26,
    crowned: true,
    heads: [
      {
        bloom: bunch(
          fruit({
            half: bodies.globe,
            tone: hue("#4A5A96", "#232C5C", "#A9B6DC"),
            long: 2,
            gleam: 0.2,
            plain: true,
            inside: (place, sheet) => {
              const [x, y] = place([0.1, 0.8]);
              sheet.dot([x, y], 6, "#1F2850");
            },
          }),
          [2, 3, 2],
          { every: 1.25, wide: 1.7, stalk: "#7A8A56" },
        ),
        size: 21,
        at: [0.5, 0.66, 0.8, 0.95],
        out: 26,
        hangs: true,
        share: 0.6,
      },
    ],
  }),
};
