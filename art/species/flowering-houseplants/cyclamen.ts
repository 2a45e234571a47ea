import { hue, ladder } from "../../grammar/colour.ts";
import { open } from "../../grammar/flowers/open.ts";
import { clump } from "../../grammar/habits/clump.ts";
import { leafOf } from "../../grammar/leaf.ts";
import { all, spots, stripes } from "../../grammar/markings.ts";
import { scalloped, shape } from "../../grammar/shapes.ts";
import { pink } from "./shared.ts";
import type { Species } from "../../grammar/species.ts";

export const cyclamen: Species = {
  seed: 346,
  stage: { scheme: "sage", shape: "window" },
  pot: {
    profile: "flowerpot",
    tone: "terracotta",
    width: 300,
    height: 220,
    decor: "bands",
    accent: "#F0BE9F",
  },
  plant: clump({
    leaf: leafOf({
      outline: scalloped(shape("heart", 0.98), 9, 0.01),
      tones: ladder("#24503F", "#3C7353", "#6B9A68"),
      fine: true,
      veins: "midrib",
      droop: 20,
      marking: all(stripes("#BFD0BC", 0.46, 0.76, 0.75), spots("#BFD0BC", 7, 0.03, 1.6, 0.6)),
    }),
    layers: [5, 6, 7, 6],
    length: [150, 150],
    reach: 240,
    aside: 300,
    low: 0.06,
    stalk: { tones: ladder("#7A3F48", "#965460", "#B0707A"), from: 8, to: 6 },
    turn: [60, 100],
    towards: [8, 26],
    droop: [14, 44],
    scapes: [
      {
        bloom: open({
          whorls: [
            {
              count: 5,
              length: 1,
              outline: shape("oval", 0.5),
              tone: pink,
              rise: [52, 72],
              from: 0.12,
              base: -0.1,
              heart: "#A8285E",
              heartReach: 0.4,
              veins: 3,
              fine: true,
              stray: 9,
            },
          ],
          calyx: {
            tone: hue("#B0345F"),
            rings: [
              [-0.32, 0.1],
              [-0.22, 0.2],
              [-0.04, 0.2],
            ],
          },
        }),
        heads: [
          [-210, 420, -14, 74, 112],
          [-110, 520, -6, 76, 120],
          [0, 440, 4, 74, 120],
          [70, 580, 0, 76, 124],
          [170, 470, 10, 74, 118],
          [250, 390, 18, 72, 106],
          [-50, 340, -6, 76, 110],
        ],
        stalk: { tones: ladder("#7A3F48", "#965460", "#B0707A"), from: 8, to: 6 },
        after: 1,
      },
    ],
  }),
};
