import { greenery, hue, ladder } from "../../grammar/colour.ts";
import { disc } from "../../grammar/flowers/centres.ts";
import { open } from "../../grammar/flowers/open.ts";
import { shoots } from "../../grammar/habits/shoots.ts";
import { leafOf } from "../../grammar/leaf.ts";
import { shape, toothed } from "../../grammar/shapes.ts";
import { printed } from "./shared.ts";
import type { Species } from "../../grammar/species.ts";

const rust = hue("#8E2F22", "#471410", "#D0683A");

const sunflower = open({
  whorls: [
    {
      count: 22,
      length: 1,
      outline: shape("lance", 0.3),
      tone: rust,
      rise: [6, -4],
      from: 0.36,
      veins: 1,
      fine: true,
      tip: "#C9702E",
      tipReach: 0.4,
    },
    {
      count: 20,
      length: 0.9,
      outline: shape("lance", 0.3),
      tone: rust,
      rise: [14, 8],
      from: 0.36,
      turn: 8,
      veins: 1,
      fine: true,
      tip: "#B5552A",
      tipReach: 0.3,
    },
  ],
  centre: disc(hue("#3B231A", "#180E0C", "#7A4A2A"), 0.46, { height: 0.1, florets: 150, long: 0.2 }),
});

export const sunflowerSeeds: Species = {
  seed: 451,
  stage: { scheme: "sky", shape: "hill" },
  pot: { profile: "longTom", tone: "ochre", width: 290, height: 250, x: 540 },
  plant: shoots({
    count: 3,
    height: 640,
    spread: 27,
    bend: 12,
    dome: 0.44,
    foot: 0.4,
    stalk: { tones: ladder("#3F6A40", "#5F8A4C", "#93B56A"), from: 22, to: 15 },
    leaf: leafOf({
      outline: toothed(shape("heart", 0.76), 9, 0.014),
      tones: greenery.plain,
      sharp: true,
      fine: true,
      count: 5,
      droop: 50,
      gloss: 0.4,
    }),
    nodes: 5,
    arrangement: "alternate",
    length: [220, 140],
    angle: [86, 56],
    bare: 0.2,
    until: 0.86,
    heads: [{ bloom: sunflower, size: 122, nod: 24 }],
  }),
  packet: { at: [900, 972], turn: 7, print: printed(sunflower, 44, 10) },
};
