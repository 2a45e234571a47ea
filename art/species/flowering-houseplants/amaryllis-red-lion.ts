import { greenery, hue } from "#grammar/colour.ts";
import { tuftOf } from "#grammar/flowers/centres.ts";
import { open } from "#grammar/flowers/open.ts";
import { bowlOf } from "#grammar/habits/bulbs.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import { red } from "./shared.ts";
import type { Species } from "#grammar/species.ts";

export const amaryllisRedLion: Species = {
  seed: 347,
  stage: { scheme: "night", shape: "window" },
  pot: { profile: "cylinder", tone: "bone", width: 250, height: 220, decor: "leaves", accent: "#3F6B55" },
  plant: bowlOf(
    {
      plants: [],
      stem: 480,
      bend: 3,
      stalk: { tones: greenery.fresh, from: 36, to: 30 },
      leaf: leafOf({
        outline: shape("strap", 0.12),
        tones: greenery.plain,
        fine: true,
        flat: true,
        veins: "parallel",
        count: 2,
        gloss: 0.8,
      }),
      leaves: [
        [-26, 400, -44, 0.3],
        [24, 430, 50, 0.4],
        [-14, 330, -30, 0.7],
        [18, 300, 38, 0.8],
      ],
      bloom: (sheet, pose) => {
        const flower = open({
          calyx: {
            tone: hue("#9E2A2A"),
            rings: [
              [-0.6, 0.08],
              [-0.2, 0.16],
              [0.2, 0.34],
              [0.4, 0.46],
            ],
          },
          whorls: [
            {
              count: 3,
              length: 1.15,
              outline: shape("oval", 0.7),
              tone: red,
              rise: [52, 6],
              base: 0.1,
              veins: 5,
              fine: true,
              heart: "#5E0F1C",
              heartReach: 0.42,
            },
            {
              count: 3,
              length: 1.1,
              outline: shape("oval", 0.64),
              tone: red,
              rise: [58, 14],
              base: 0.1,
              turn: 60,
              veins: 5,
              fine: true,
              heart: "#5E0F1C",
              heartReach: 0.42,
            },
          ],
          centre: tuftOf({
            count: 6,
            long: 0.34,
            lift: 0.9,
            thread: "#E8806A",
            pollen: "#F4D98A",
            dot: 0.045,
          }),
        });
        for (const [dx, dy, heading, nod] of [
          [34, -40, 40, 64],
          [-62, -34, -72, 58],
          [72, 14, 84, 56],
          [-6, 20, -14, 26],
        ] as const)
          flower(sheet, { ...pose, at: [pose.at[0] + dx, pose.at[1] + dy], heading, nod });
      },
      size: 138,
      nod: 40,
    },
    1,
    0,
  ),
};
