import { greenery, hue, ladder } from "#grammar/colour.ts";
import { tuftOf } from "#grammar/flowers/centres.ts";
import { open } from "#grammar/flowers/open.ts";
import { clump } from "#grammar/habits/clump.ts";
import { leafOf } from "#grammar/leaf.ts";
import { lobed, shape } from "#grammar/shapes.ts";
import { stems } from "./shared.ts";
import type { Species } from "#grammar/species.ts";

export const geraniumRozanne: Species = {
  seed: 382,
  zoom: 1.08,
  stage: { scheme: "rose", shape: "hill" },
  pot: { profile: "bowl", tone: "slate", width: 380, height: 220 },
  plant: clump({
    leaf: leafOf({
      outline: lobed(
        [
          [112, 0.56, 0.3],
          [66, 0.78, 0.34],
          [30, 0.92, 0.34],
          [0, 1, 0.36],
        ],
        0.5,
        0.66,
      ),
      tones: ladder("#2F6344", "#558A52", "#9ABD70"),
      sharp: true,
      veins: "palm",
      veinWidth: 1.2,
      droop: 24,
    }),
    layers: [8, 9, 10, 9],
    length: [120, 110],
    reach: 330,
    aside: 330,
    low: 0.02,
    stalk: stems(greenery.olive, 5, 4),
    turn: [50, 96],
    towards: [8, 26],
    scapes: [
      {
        bloom: open({
          whorls: [
            {
              count: 5,
              length: 1,
              outline: shape("spoon", 1.2),
              tone: hue("#6A67BE", "#37327E", "#A9ACE4"),
              rise: [24, 8],
              veins: 5,
              heart: "#F4EFF6",
              heartReach: 0.42,
            },
          ],
          centre: tuftOf({
            count: 9,
            long: 0.26,
            lift: 0.2,
            thread: "#C9C2E6",
            pollen: "#3B2F66",
            dot: 0.06,
            heart: "#E9E0F0",
            heartSize: 0.07,
          }),
        }),
        heads: [
          [-300, 250, -34, 30, 56],
          [-200, 370, -22, 28, 60],
          [-90, 440, -8, 24, 62],
          [30, 400, 4, 22, 60],
          [130, 460, 12, 26, 62],
          [230, 350, 24, 30, 58],
          [320, 240, 34, 32, 54],
          [-140, 270, -14, 26, 58],
          [70, 290, 6, 24, 60],
          [190, 190, 22, 30, 54],
          [-250, 130, -30, 32, 52],
          [-20, 180, 0, 24, 56],
        ],
        stalk: stems(greenery.olive, 5, 4),
      },
    ],
  }),
};
