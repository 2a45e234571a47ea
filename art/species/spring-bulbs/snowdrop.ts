import { greenery, hue } from "../../grammar/colour.ts";
import { open } from "../../grammar/flowers/open.ts";
import { bowlOf } from "../../grammar/habits/bulbs.ts";
import { leafOf } from "../../grammar/leaf.ts";
import { shape } from "../../grammar/shapes.ts";
import { fresh } from "./shared.ts";
import type { Species } from "../../grammar/species.ts";

const white = hue("#F5F3EA", "#A3AFA0", "#FFFFFB");

export const snowdrop: Species = {
  seed: 403,
  stage: { scheme: "powder", shape: "sun" },
  pot: { profile: "dish", tone: "terracotta", width: 420, height: 170 },
  plant: bowlOf(
    {
      plants: [],
      stem: 470,
      bend: 10,
      stalk: fresh(10, 7),
      leaf: leafOf({
        outline: shape("strap", 0.062),
        tones: greenery.blue,
        flat: true,
        fine: true,
        veins: "midrib",
      }),
      leaves: [
        [-12, 360, -18, 0.3],
        [11, 380, 20, 0.4],
        [-20, 280, -26, 0.7],
        [18, 300, 30, 0.8],
      ],
      crook: 150,
      size: 112,
      nod: 76,
      bloom: open({
        calyx: {
          tone: hue("#5E8A4A"),
          rings: [
            [-0.34, 0.06],
            [-0.24, 0.17],
            [-0.04, 0.17],
            [0.02, 0.06],
          ],
        },
        whorls: [
          {
            count: 3,
            length: 0.52,
            outline: shape("spoon", 0.66),
            tone: white,
            tip: "#4F8A4C",
            tipReach: 0.6,
            rise: [80, 70],
            veins: 0,
          },
          {
            count: 3,
            length: 1,
            outline: shape("spoon", 0.5),
            tone: white,
            rise: [66, 56],
            veins: 3,
            fine: true,
            turn: 60,
            cup: -0.4,
          },
        ],
      }),
    },
    7,
    26,
  ),
};
