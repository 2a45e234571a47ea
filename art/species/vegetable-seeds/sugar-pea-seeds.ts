import { hue, ladder } from "#grammar/colour.ts";
import { pinnate } from "#grammar/compound.ts";
import { pea } from "#grammar/flowers/pea.ts";
import { climber } from "#grammar/habits/climber.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import { bodies, fruit } from "#grammar/solid.ts";
import type { Species } from "#grammar/species.ts";

const peaPod = fruit({
  half: bodies.pod,
  tone: hue("#7DB05A", "#3F7240", "#C3DB92"),
  long: 4.2,
  gleam: 0.3,
  stalk: { colour: "#7A9E4C", long: 0.7, wide: 0.14 },
});

const white = pea(hue("#F6F3E6", "#A5AA90", "#FFFFF8"), hue("#FBF8EE", "#B5B8A0", "#FFFFFA"), hue("#7DA85E"));

export const sugarPeaSeeds: Species = {
  seed: 446,
  stage: { scheme: "lilac", shape: "sun", centre: 560 },
  pot: {
    profile: "bowl",
    tone: "celadon",
    width: 370,
    height: 220,
    x: 560,
    decor: "bands",
    accent: "#F6EBCB",
  },
  plant: climber({
    on: "twigs",
    height: 600,
    stems: 5,
    stalk: { tones: ladder("#3F7A50", "#6A9E5C", "#A9C784"), from: 7, to: 4 },
    wander: 26,
    rounds: 2,
    tendrils: true,
    leaf: pinnate({
      leaflet: leafOf({
        outline: shape("oval", 0.66),
        tones: ladder("#3F7A5C", "#6E9F78", "#B0CBA0"),
        flat: true,
        count: 3,
      }),
      pairs: 2,
      sizes: [0.5, 0.44, 0.38],
      from: 0.16,
      terminal: 0,
      angle: [62, 48],
    }),
    nodes: 9,
    arrangement: "alternate",
    length: [116, 84],
    angle: [82, 50],
    bare: 0.08,
    heads: [
      { bloom: peaPod, size: 28, at: [0.3, 0.42, 0.55, 0.7], out: 20, hangs: true },
      { bloom: white, size: 30, at: [0.62, 0.8, 0.92], out: 30, nod: 30 },
    ],
  }),
  packet: {
    at: [925, 974],
    turn: -6,
    print: (sheet) =>
      [-34, 0, 34].forEach((x, index) =>
        peaPod(sheet, { at: [x, -66 + index * 5], heading: 172 + index * 8, nod: 0, size: 24, near: 1 }),
      ),
  },
};
