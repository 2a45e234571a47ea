import { hue, ladder } from "#grammar/colour.ts";
import { digitate } from "#grammar/compound.ts";
import { open } from "#grammar/flowers/open.ts";
import { shoots } from "#grammar/habits/shoots.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

const rosePink = hue("#E9A9B4", "#A85A74", "#FBE3E1");

export const peonySarahBernhardt: Species = {
  seed: 384,
  stage: { scheme: "teal", shape: "arch" },
  pot: { profile: "urn", tone: "bone", width: 340, height: 270, decor: "fluted" },
  plant: shoots({
    count: 9,
    height: 500,
    spread: 38,
    bend: 12,
    dome: 0.22,
    over: 0.1,
    stalk: { tones: ladder("#5A4A34", "#6F7A44", "#97A85C"), from: 11, to: 8 },
    leaf: digitate(
      leafOf({
        outline: shape("lance", 0.34),
        tones: ladder("#1F4F38", "#39734A", "#78A564"),
        count: 4,
        gloss: 0.6,
        droop: 30,
      }),
      [
        [-46, 0.82],
        [46, 0.82],
        [0, 1],
      ],
      0.3,
    ),
    nodes: 5,
    arrangement: "alternate",
    length: [230, 150],
    angle: [74, 46],
    bare: 0.2,
    until: 0.86,
    heads: [
      {
        bloom: open({
          whorls: [
            {
              count: 9,
              length: 1,
              outline: shape("spoon", 0.8),
              tone: rosePink,
              rise: [22, 20],
              veins: 3,
              fine: true,
            },
            {
              count: 10,
              length: 0.84,
              outline: shape("spoon", 0.7),
              tone: rosePink,
              rise: [38, 40],
              veins: 2,
              fine: true,
              turn: 16,
              base: 0.06,
              stray: 12,
            },
            {
              count: 10,
              length: 0.66,
              outline: shape("spoon", 0.66),
              tone: hue("#EDB4BE", "#A85A74", "#FDEDEA"),
              rise: [54, 60],
              veins: 1,
              turn: 4,
              base: 0.1,
              stray: 16,
            },
            {
              count: 8,
              length: 0.5,
              outline: shape("spoon", 0.66),
              tone: hue("#F2C4C8", "#B0627C", "#FFF3EE"),
              rise: [66, 76],
              veins: 1,
              base: 0.12,
              stray: 20,
            },
            {
              count: 6,
              length: 0.36,
              outline: shape("spoon", 0.7),
              tone: hue("#F5D0D0", "#B0627C", "#FFF6F2"),
              rise: [70, 88],
              veins: 0,
              base: 0.16,
              stray: 24,
            },
          ],
        }),
        size: 112,
        nod: 40,
        share: 0.72,
      },
    ],
  }),
};
