import { greenery, hue } from "#grammar/colour.ts";
import { tuftOf } from "#grammar/flowers/centres.ts";
import { open } from "#grammar/flowers/open.ts";
import { barks, tree } from "#grammar/habits/tree.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import { bodies, fruit } from "#grammar/solid.ts";
import type { Species } from "#grammar/species.ts";

const white = hue("#F6F1EA", "#B09AA4", "#FFFEFA");

export const starMagnolia: Species = {
  seed: 474,
  stage: { scheme: "night", shape: "hill" },
  pot: { profile: "tub", tone: "forest", width: 340, height: 240, decor: "planks" },
  plant: tree({
    trunk: { height: 180, width: 36, bark: barks.grey, stems: 3 },
    crown: { width: 300, height: 270, middle: 220, shape: "open" },
    twig: {
      leaf: leafOf({ outline: shape("lance", 0.42), tones: greenery.silver, flat: true, veins: "none" }),
      nodes: 2,
      arrangement: "alternate",
      length: [24, 20],
      angle: [40, 26],
      bare: 0.5,
      crowned: false,
      long: [110, 150],
      stalk: { tones: () => barks.grey, from: 7, to: 3 },
      heads: [
        {
          bloom: fruit({
            half: bodies.egg,
            tone: hue("#9AA58C", "#5E6A54", "#CDD5BC"),
            long: 2.2,
            gleam: 0,
            plain: true,
          }),
          size: 9,
          share: 0.5,
        },
      ],
    },
    layers: [16, 18, 14],
    shade: "#2A2A30",
    hang: [
      {
        head: {
          bloom: open({
            whorls: [
              {
                count: 9,
                length: 1,
                outline: shape("strap", 0.3),
                tone: white,
                rise: [8, -10],
                veins: 2,
                heart: "#E9B9C4",
                heartReach: 0.4,
                stray: 12,
                fine: true,
              },
              {
                count: 8,
                length: 0.88,
                outline: shape("strap", 0.3),
                tone: white,
                rise: [30, 14],
                veins: 1,
                turn: 20,
                heart: "#E9B9C4",
                heartReach: 0.35,
                stray: 12,
              },
            ],
            centre: tuftOf({
              count: 12,
              long: 0.12,
              lift: 0.2,
              thread: "#E9D98A",
              pollen: "#C9B34A",
              dot: 0.06,
              heart: "#A9B05A",
              heartSize: 0.1,
            }),
          }),
          size: 64,
          nod: 30,
        },
        places: [
          [-0.86, 0.1],
          [-0.6, 0.56],
          [-0.3, 0.92],
          [-0.34, 0.24],
          [0.06, 0.56],
          [0.34, 0.92],
          [0.46, 0.3],
          [0.78, 0.6],
          [0.92, 0.02],
          [0.1, 0.02],
          [-0.62, -0.28],
          [0.56, -0.28],
          [-0.06, -0.42],
        ],
      },
    ],
  }),
};
