import { greenery, hue, ladder } from "#grammar/colour.ts";
import { digitate } from "#grammar/compound.ts";
import { clump } from "#grammar/habits/clump.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape, toothed } from "#grammar/shapes.ts";
import { bodies, fruit, sepalForm } from "#grammar/solid.ts";
import { leafGreen, blossom } from "./shared.ts";
import type { Tone } from "#palette.ts";
import type { Species } from "#grammar/species.ts";

const toothedTrio = (width: number) =>
  digitate(
    leafOf({
      outline: toothed(shape("round", width), 7, 0.035),
      tones: ladder("#2A6242", "#4A8450", "#8DB56E"),
      sharp: true,
      fine: true,
      count: 6,
      veinWidth: 1.1,
      gloss: 0.5,
      droop: 22,
    }),
    [
      [-74, 0.9],
      [74, 0.9],
      [0, 1],
    ],
    0.12,
  );

const berry = (tone: Tone) =>
  fruit({
    half: bodies.strawberry,
    tone,
    long: 2,
    gleam: 0.3,
    inside: (place, sheet) => {
      for (let row = 0; row < 6; row++)
        for (let column = -2; column <= 2; column++)
          sheet.dot(place([(column + (row % 2) * 0.5) * 0.15, 0.14 + row * 0.14]), 2.6, "#F4D98A");
    },
    sepals: { count: 8, length: 0.72, form: sepalForm(leafGreen, 0.36) },
  });

export const strawberryMaraDesBois: Species = {
  seed: 463,
  stage: { scheme: "sky", shape: "blob" },
  pot: { profile: "bowl", tone: "terracotta", width: 420, height: 230, decor: "bands", accent: "#F0BE9F" },
  plant: clump({
    leaf: toothedTrio(0.86),
    layers: [3, 4, 5, 4],
    length: [190, 165],
    reach: 350,
    aside: 330,
    low: 0.12,
    stalk: { tones: greenery.fresh, from: 7, to: 5 },
    turn: [46, 92],
    scapes: [
      {
        bloom: blossom,
        heads: [
          [-150, 290, -14, 24, 44],
          [60, 340, 6, 22, 46],
          [190, 250, 20, 28, 42],
        ],
        stalk: { tones: greenery.fresh, from: 5, to: 4 },
        after: 2,
      },
      {
        bloom: berry(hue("#D9CF9A", "#93985A", "#F3EFCB")),
        heads: [
          [-66, -24, 178, 0, 38],
          [252, 6, 172, 0, 40],
        ],
        stalk: { tones: greenery.fresh, from: 6, to: 4 },
      },
      {
        bloom: berry(hue("#BE2A2C", "#7E1420", "#F28A6A")),
        heads: [
          [-236, -14, 187, 0, 46],
          [-150, -96, 179, 0, 52],
          [-6, -62, 183, 0, 48],
          [74, -112, 176, 0, 54],
          [160, -40, 178, 0, 44],
        ],
        stalk: { tones: greenery.fresh, from: 6, to: 4 },
      },
    ],
  }),
};
