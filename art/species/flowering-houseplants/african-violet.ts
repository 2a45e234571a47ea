import { hue, ladder } from "#grammar/colour.ts";
import { tuftOf } from "#grammar/flowers/centres.ts";
import { open } from "#grammar/flowers/open.ts";
import { clump } from "#grammar/habits/clump.ts";
import { leafOf } from "#grammar/leaf.ts";
import { scalloped, shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

const violet = hue("#6C4FA3", "#38265F", "#A98FD0");

export const africanViolet: Species = {
  seed: 343,
  zoom: 1.1,
  stage: { scheme: "blush", shape: "sun" },
  pot: { profile: "cup", tone: "celadon", width: 320, height: 220, decor: "dots", accent: "#F6EBCB" },
  plant: clump({
    leaf: leafOf({
      outline: scalloped(shape("round", 0.86), 8, 0.014),
      tones: ladder("#2C5240", "#4A7A55", "#84A871"),
      fine: true,
      count: 5,
      gloss: 0.35,
      droop: 24,
    }),
    layers: [6, 7, 8, 7],
    length: [158, 158],
    reach: 190,
    aside: 258,
    low: 0.02,
    stalk: { tones: ladder("#6B4A44", "#8C6A58", "#A98A70"), from: 12, to: 10 },
    turn: [60, 104],
    towards: [8, 30],
    droop: [18, 50],
    scapes: [
      {
        bloom: open({
          whorls: [
            {
              count: 5,
              length: 1,
              outline: shape("round", 1.02),
              tone: violet,
              veins: 3,
              fine: true,
              rise: [14, 2],
              heart: "#4A3480",
              heartReach: 0.45,
            },
          ],
          centre: tuftOf({ count: 3, long: 0.16, thread: "#E9B93E", pollen: "#F4CF4E", dot: 0.13 }),
        }),
        heads: [
          [-150, 250, -24, 24, 58],
          [-70, 310, -8, 22, 62],
          [24, 330, 6, 20, 62],
          [120, 290, 18, 26, 60],
          [-110, 180, -14, 30, 60],
          [0, 230, 0, 20, 66],
          [90, 190, 14, 28, 62],
          [180, 200, 30, 34, 56],
          [-30, 150, 0, 24, 60],
        ],
        stalk: { tones: ladder("#6B4A44", "#8C6A58", "#A98A70"), from: 6, to: 4 },
        after: 2,
      },
    ],
  }),
};
