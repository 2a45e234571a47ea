import { hue, ladder } from "#grammar/colour.ts";
import { shoots } from "#grammar/habits/shoots.ts";
import { leafOf } from "#grammar/leaf.ts";
import { all } from "#grammar/markings.ts";
import { shape } from "#grammar/shapes.ts";
import { bodies, fruit } from "#grammar/solid.ts";
import { ripples, sheen } from "#grammar/surface.ts";
import type { Species } from "#grammar/species.ts";

const cherry = (colour: string, shade: string) =>
  fruit({ half: bodies.globe, tone: hue(colour, shade), long: 2.2, gleam: 0.7, plain: true });

export const coffeePlant: Species = {
  seed: 312,
  stage: { scheme: "celadon", shape: "sun" },
  pot: { profile: "longTom", tone: "terracotta", width: 290, height: 260 },
  plant: shoots({
    count: 3,
    height: 620,
    spread: 24,
    bend: 8,
    dome: 0.14,
    over: 0.34,
    foot: 0.3,
    stalk: { tones: ladder("#5A4F36", "#7A6E48", "#9A945C"), from: 17, to: 7 },
    leaf: leafOf({
      outline: shape("drip", 0.4),
      tones: ladder("#123F2F", "#24603F", "#4F8F58", "#A9C88A"),
      fine: true,
      count: 7,
      veinWidth: 0.9,
      gloss: 0.9,
      droop: 62,
      fold: 10,
      marking: all(ripples(7), sheen("#E4EFC8", 0.4)),
    }),
    nodes: 6,
    arrangement: "two-ranked",
    length: [250, 150],
    angle: [76, 40],
    bare: 0.26,
    crowned: true,
    heads: [
      {
        bloom: cherry("#BE3A2E", "#6B1A1E"),
        size: 14,
        at: [0.4, 0.41, 0.425, 0.55, 0.56],
        out: 13,
        hangs: true,
      },
      { bloom: cherry("#8FAE4C", "#4A6B34"), size: 12, at: [0.68, 0.69], out: 11, hangs: true },
    ],
  }),
};
