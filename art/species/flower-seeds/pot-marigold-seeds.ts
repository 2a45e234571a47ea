import { greenery, hue } from "#grammar/colour.ts";
import { disc } from "#grammar/flowers/centres.ts";
import { open } from "#grammar/flowers/open.ts";
import { shoots } from "#grammar/habits/shoots.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import { printed } from "./shared.ts";
import type { Species } from "#grammar/species.ts";

const marigold = open({
  whorls: [
    {
      count: 22,
      length: 1,
      outline: shape("strap", 0.22),
      tone: hue("#E98A26", "#A34A14", "#F9C566"),
      rise: [8, 0],
      from: 0.14,
      veins: 1,
      fine: true,
    },
    {
      count: 20,
      length: 0.8,
      outline: shape("strap", 0.22),
      tone: hue("#EE9A2E", "#A9541A", "#FACF7A"),
      rise: [22, 14],
      from: 0.12,
      turn: 9,
      veins: 0,
    },
    {
      count: 16,
      length: 0.56,
      outline: shape("strap", 0.24),
      tone: hue("#F0A63A", "#B0601E", "#FBD98A"),
      rise: [38, 32],
      from: 0.1,
      veins: 0,
    },
  ],
  centre: disc(hue("#B5661E", "#6B3414", "#F2B84A"), 0.24, { height: 0.1, florets: 40, long: 0.4 }),
});

export const potMarigoldSeeds: Species = {
  seed: 456,
  stage: { scheme: "mist", shape: "wall" },
  pot: { profile: "flowerpot", tone: "terracotta", width: 310, height: 230, x: 540, stand: "saucer" },
  plant: shoots({
    count: 11,
    height: 480,
    spread: 42,
    bend: 10,
    dome: 0.24,
    over: 0.15,
    stalk: { tones: greenery.fresh, from: 10, to: 8 },
    leaf: leafOf({
      outline: shape("spoon", 0.36),
      tones: greenery.fresh,
      fine: true,
      count: 4,
      droop: 36,
      gloss: 0.35,
    }),
    nodes: 6,
    arrangement: "spiral",
    length: [150, 90],
    angle: [66, 46],
    bare: 0.1,
    until: 0.84,
    heads: [{ bloom: marigold, size: 72, nod: 32, share: 0.92 }],
  }),
  packet: { at: [900, 972], turn: 6, print: printed(marigold, 50, 14) },
};
