import { hue, ladder } from "#grammar/colour.ts";
import { shoots } from "#grammar/habits/shoots.ts";
import { leafOf } from "#grammar/leaf.ts";
import { lobed, toothed } from "#grammar/shapes.ts";
import { bodies, fruit, strig } from "#grammar/solid.ts";
import type { Species } from "#grammar/species.ts";

export const redcurrantJonkheer: Species = {
  seed: 468,
  zoom: 1.12,
  stage: { scheme: "mist", shape: "arch" },
  pot: { profile: "flowerpot", tone: "ochre", width: 330, height: 240 },
  plant: shoots({
    count: 5,
    height: 590,
    spread: 40,
    bend: 8,
    dome: 0.22,
    over: 0.1,
    foot: 0.25,
    stalk: { tones: ladder("#6B5A48", "#8F7C62", "#B5A284"), from: 15, to: 7 },
    leaf: leafOf({
      outline: toothed(
        lobed(
          [
            [112, 0.56, 0.42],
            [56, 0.84, 0.46],
            [0, 1, 0.48],
          ],
          0.72,
          0.7,
        ),
        9,
        0.024,
      ),
      tones: ladder("#2C6040", "#4F8A50", "#9CBF70"),
      sharp: true,
      fine: true,
      veins: "palm",
      veinWidth: 1.1,
      gloss: 0.4,
      droop: 24,
    }),
    nodes: 6,
    arrangement: "alternate",
    length: [128, 100],
    angle: [80, 46],
    bare: 0.24,
    crowned: true,
    heads: [
      {
        bloom: strig(
          fruit({
            half: bodies.globe,
            tone: hue("#D2352C", "#84161A", "#F79A78"),
            long: 2,
            gleam: 0.7,
            plain: true,
          }),
          14,
        ),
        size: 15,
        at: [0.46, 0.64, 0.82],
        out: 26,
        hangs: true,
      },
    ],
  }),
};
