import { ladder } from "../../grammar/colour.ts";
import { sweptBack } from "../../grammar/flowers/swept-back.ts";
import { clump } from "../../grammar/habits/clump.ts";
import { leafOf, type Foliage } from "../../grammar/leaf.ts";
import { all, spots, stripes } from "../../grammar/markings.ts";
import { scalloped, shape } from "../../grammar/shapes.ts";
import { pink } from "./shared.ts";
import type { Species } from "../../grammar/species.ts";

const heart = leafOf({
  outline: scalloped(shape("heart", 1.02), 11, 0.008),
  tones: ladder("#24503F", "#3C7353", "#6B9A68"),
  fine: true,
  veins: "midrib",
  shade: 0.5,
  fold: 4,
  marking: all(stripes("#C4D4C6", 0.5, 0.8, 0.8), spots("#C4D4C6", 9, 0.026, 1.4, 0.6)),
});

/** Hearts that turn their face to us, the notch up at the stalk and the tip outwards. */
const facing: Foliage = (sheet, place) =>
  heart(sheet, { ...place, heading: 180 - place.heading * 0.9, towards: -4, droop: 4, roll: 0 });

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
    leaf: facing,
    layers: [4, 5, 6, 5],
    length: [165, 170],
    reach: 240,
    aside: 300,
    low: 0.06,
    stalk: { tones: ladder("#7A3F48", "#965460", "#B0707A"), from: 8, to: 6 },
    turn: [80, 110],
    scapes: [
      {
        bloom: sweptBack(pink, "#8E1F52", "#8A4A54"),
        heads: [
          [-210, 420, -14, 0, 118],
          [-100, 500, -6, 0, 126],
          [10, 400, 4, 0, 126],
          [80, 550, 0, 0, 130],
          [180, 440, 10, 0, 124],
          [265, 340, 18, 0, 108],
          [-50, 300, -6, 0, 112],
        ],
        stalk: { tones: ladder("#7A3F48", "#965460", "#B0707A"), from: 8, to: 6 },
        after: 1,
      },
    ],
  }),
};
