import { greenery, hue } from "../../grammar/colour.ts";
import { tuftOf } from "../../grammar/flowers/centres.ts";
import { open } from "../../grammar/flowers/open.ts";
import { shoots } from "../../grammar/habits/shoots.ts";
import { leafOf } from "../../grammar/leaf.ts";
import { fingered, shape } from "../../grammar/shapes.ts";
import { printed } from "./shared.ts";
import type { Species } from "../../grammar/species.ts";

const cornflower = open({
  calyx: {
    tone: hue("#5E7A56", "#2F4A3A"),
    rings: [
      [-0.62, 0.07],
      [-0.5, 0.2],
      [-0.3, 0.25],
      [-0.08, 0.19],
      [0.04, 0.22],
    ],
  },
  whorls: [
    {
      count: 11,
      length: 1,
      outline: fingered(shape("fan", 0.72), 3, 0.05),
      tone: hue("#4A66BE", "#243478", "#9FB4E8"),
      rise: [32, 16],
      from: 0.08,
      veins: 1,
      fine: true,
    },
    {
      count: 9,
      length: 0.62,
      outline: fingered(shape("fan", 0.6), 2, 0.06),
      tone: hue("#5A58B0", "#2A246E", "#A9A4E0"),
      rise: [56, 50],
      veins: 0,
      turn: 14,
    },
  ],
  centre: tuftOf({ count: 18, long: 0.22, lift: 0.45, thread: "#7A4A9A", pollen: "#E6DDF0", dot: 0.035 }),
});

export const cornflowerSeeds: Species = {
  seed: 453,
  stage: { scheme: "sun", shape: "arch", centre: 560 },
  pot: {
    profile: "tumbler",
    tone: "slate",
    width: 280,
    height: 230,
    x: 560,
    decor: "bands",
    accent: "#F6EBCB",
  },
  plant: shoots({
    count: 15,
    height: 640,
    spread: 28,
    bend: 10,
    dome: 0.3,
    over: 0.1,
    stalk: { tones: greenery.grey, from: 7, to: 5 },
    leaf: leafOf({ outline: shape("grass", 0.085), tones: greenery.grey, flat: true, veins: "midrib" }),
    nodes: 9,
    arrangement: "alternate",
    length: [180, 80],
    angle: [38, 24],
    bare: 0.04,
    until: 0.86,
    heads: [{ bloom: cornflower, size: 62, nod: 48 }],
  }),
  packet: { at: [900, 972], turn: 6, print: printed(cornflower, 46, 30) },
};
