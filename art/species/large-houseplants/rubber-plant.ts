import { hue, ladder } from "#grammar/colour.ts";
import { shoots } from "#grammar/habits/shoots.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const rubberPlant: Species = {
  seed: 331,
  stage: { scheme: "honey", shape: "arch" },
  pot: { profile: "cylinder", tone: "forest", width: 290, height: 240, stand: "legs" },
  plant: shoots({
    count: 3,
    height: 660,
    spread: 15,
    bend: 4,
    dome: 0.2,
    foot: 0.3,
    stalk: { tones: ladder("#4A3A30", "#6B5443", "#8A7058"), from: 19, to: 11 },
    leaf: leafOf({
      outline: shape("oval", 0.52),
      tones: ladder("#16352E", "#22503F", "#4A7A5C"),
      fine: true,
      count: 9,
      sweep: 0.1,
      veinWidth: 0.5,
      gloss: 1,
      rim: "#9C4A3E",
      droop: 34,
    }),
    nodes: 8,
    arrangement: "spiral",
    length: [230, 170],
    angle: [86, 40],
    bare: 0.22,
    until: 0.98,
    heads: [
      {
        bloom: (sheet, pose) =>
          leafOf({ outline: shape("lance", 0.15), tones: () => hue("#B5483E"), flat: true, veins: "none" })(
            sheet,
            { from: pose.at, heading: pose.heading, length: 110, near: 1 },
          ),
        size: 1,
      },
    ],
  }),
};
