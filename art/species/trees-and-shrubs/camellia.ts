import { greenery, hue, ladder } from "#grammar/colour.ts";
import { tuftOf } from "#grammar/flowers/centres.ts";
import { open } from "#grammar/flowers/open.ts";
import { barks, tree } from "#grammar/habits/tree.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape, toothed } from "#grammar/shapes.ts";
import { sheen } from "#grammar/surface.ts";
import type { Species } from "#grammar/species.ts";

const camelliaPink = hue("#CE4A66", "#7E1C3E", "#F4A9B0");

export const camellia: Species = {
  seed: 473,
  stage: { scheme: "celadon", shape: "panel", tableTop: 940 },
  pot: { profile: "urn", tone: "slate", width: 330, height: 270 },
  plant: tree({
    trunk: { height: 150, width: 34, bark: barks.grey },
    crown: { width: 255, height: 270, middle: 215 },
    twig: {
      leaf: leafOf({
        outline: toothed(shape("drip", 0.54), 15, 0.009),
        tones: ladder("#113528", "#1C513B", "#3F7A52", "#8FB483"),
        sharp: true,
        veins: "feather",
        count: 4,
        veinWidth: 0.7,
        marking: sheen("#DCEBCF", 0.5),
      }),
      nodes: 4,
      arrangement: "alternate",
      length: [128, 104],
      angle: [62, 34],
      crowned: true,
      long: [84, 122],
      stalk: { tones: greenery.olive, from: 6, to: 3 },
    },
    layers: [20, 22, 20],
    filled: 8,
    hang: [
      {
        head: {
          bloom: open({
            whorls: [
              {
                count: 7,
                length: 1,
                outline: shape("round", 0.9),
                tone: camelliaPink,
                rise: [10, 4],
                veins: 2,
                fine: true,
              },
              {
                count: 7,
                length: 0.78,
                outline: shape("round", 0.9),
                tone: camelliaPink,
                rise: [26, 22],
                veins: 2,
                turn: 24,
                fine: true,
              },
              {
                count: 5,
                length: 0.56,
                outline: shape("round", 0.9),
                tone: hue("#D65A72", "#8A2444", "#F7B9BC"),
                rise: [44, 44],
                veins: 1,
                turn: 8,
              },
            ],
            centre: tuftOf({
              count: 22,
              long: 0.22,
              lift: 0.3,
              thread: "#F6E2B4",
              pollen: "#E9B93E",
              dot: 0.06,
            }),
          }),
          size: 80,
          nod: 22,
        },
        places: [
          [-0.56, 0.34],
          [-0.06, 0.64],
          [0.5, 0.3],
          [-0.16, 0.02],
          [0.36, -0.3],
          [-0.62, -0.28],
          [0.72, -0.06],
          [-0.1, -0.6],
        ],
      },
    ],
  }),
};
