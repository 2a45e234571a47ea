import { greenery, hue } from "#grammar/colour.ts";
import { star } from "#grammar/flowers/heads.ts";
import { shoots } from "#grammar/habits/shoots.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import { bodies, fruit } from "#grammar/solid.ts";
import type { Species } from "#grammar/species.ts";

const chilli = fruit({
  half: bodies.chilli,
  tone: hue("#CB3327", "#7A1518", "#F28A62"),
  long: 5,
  gleam: 0.55,
  stalk: { colour: "#5E8A45", long: 0.8, wide: 0.2 },
});

export const chilliSeeds: Species = {
  seed: 447,
  stage: { scheme: "mustard", shape: "blob", centre: 540 },
  pot: {
    profile: "longTom",
    tone: "slate",
    width: 290,
    height: 250,
    x: 540,
    decor: "zigzag",
    accent: "#E9DFC9",
  },
  plant: shoots({
    count: 6,
    height: 520,
    spread: 44,
    bend: -6,
    dome: 0.22,
    over: 0.2,
    foot: 0.15,
    stalk: { tones: greenery.fresh, from: 14, to: 7 },
    leaf: leafOf({
      outline: shape("lance", 0.46),
      tones: greenery.plain,
      fine: true,
      count: 5,
      droop: 46,
      gloss: 0.7,
    }),
    nodes: 8,
    arrangement: "spiral",
    length: [150, 100],
    angle: [80, 44],
    bare: 0.28,
    crowned: true,
    heads: [
      { bloom: chilli, size: 30, at: [0.46, 0.6, 0.72, 0.86], out: 26, hangs: true },
      {
        bloom: star(hue("#F6F3E6", "#B5B49A", "#FFFFF8"), { dot: 0.2, eye: "#C9C26A" }),
        size: 19,
        at: [0.9, 0.97],
        out: 22,
        nod: 20,
      },
    ],
  }),
  packet: {
    at: [890, 972],
    turn: 6,
    print: (sheet) =>
      [-32, 2, 36].forEach((x, index) =>
        chilli(sheet, { at: [x, -70], heading: 172 + index * 8, nod: 0, size: 20, near: 1 }),
      ),
  },
};
