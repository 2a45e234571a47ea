import { ladder } from "#grammar/colour.ts";
import { sweptBack, sweptBud } from "#grammar/flowers/swept-back.ts";
import { clump } from "#grammar/habits/clump.ts";
import { leafOf, type Foliage } from "#grammar/leaf.ts";
import { all, heartwood } from "#grammar/markings.ts";
import { scalloped, shape } from "#grammar/shapes.ts";
import { pink } from "./shared.ts";
import type { Species } from "#grammar/species.ts";

/** Dark within, then a ragged band of silver, then a green edge. */
const marbled = ladder("#24503F", "#3C7353", "#6B9A68");
const heart = leafOf({
  outline: scalloped(shape("heart", 1.16), 12, 0.01),
  tones: marbled,
  fine: true,
  count: 5,
  sweep: 0.3,
  veinColour: "#B9CDBD",
  veinWidth: 0.8,
  shade: 0.4,
  fold: 4,
  marking: (sheet, blade, form, tone) =>
    all(heartwood("#BFD2C4", 0.8, 0.75, 0.16), heartwood(tone.dark, 0.5, 0.95, 0.24))(
      sheet,
      blade,
      form,
      tone,
    ),
});

/** Hearts that turn their face to us, the notch up at the stalk and the tip outwards. */
const facing: Foliage = (sheet, place) =>
  heart(sheet, { ...place, heading: 180 - place.heading * 0.9, towards: -4, droop: 4, roll: 0 });

const reddish = "#8A4A54";
const stems = { tones: ladder("#7A3F48", "#965460", "#B0707A"), from: 8, to: 6 };

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
    length: [150, 160],
    reach: 240,
    aside: 300,
    low: 0.06,
    stalk: stems,
    turn: [80, 110],
    scapes: [
      {
        bloom: sweptBack(pink, "#8E1F52", reddish),
        heads: [
          [-170, 400, -14, 0, 128],
          [-70, 520, -6, 0, 136],
          [150, 560, 8, 0, 136],
          [230, 410, 14, 0, 128],
          [24, 372, 6, 0, 132],
        ],
        stalk: stems,
        after: 1,
      },
      {
        bloom: sweptBud(pink, reddish),
        heads: [
          [-206, 270, -12, 0, 96],
          [116, 300, 10, 0, 100],
          [262, 250, 14, 0, 84],
        ],
        stalk: stems,
        after: 1,
      },
    ],
  }),
};
