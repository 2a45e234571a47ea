import { ladder } from "#grammar/colour.ts";
import { shoots } from "#grammar/habits/shoots.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape, wavy } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const fiddleLeafFig: Species = {
  seed: 332,
  stage: { scheme: "mist", shape: "window" },
  pot: { profile: "tub", tone: "straw", width: 310, height: 250, decor: "woven", accent: "#F2E0AE" },
  plant: shoots({
    count: 2,
    height: 600,
    spread: 7,
    bend: 3,
    dome: 0.1,
    foot: 0.2,
    stalk: { tones: ladder("#5B4636", "#7A6149", "#9B8061"), from: 26, to: 13 },
    leaf: leafOf({
      outline: wavy(shape("fiddle", 0.72), 5, 0.014),
      tones: ladder("#1F4F37", "#377048", "#7BA75E"),
      fine: true,
      count: 5,
      veinWidth: 1.1,
      gloss: 0.7,
      droop: 40,
    }),
    nodes: 10,
    arrangement: "spiral",
    length: [200, 160],
    angle: [88, 36],
    bare: 0.34,
    until: 0.98,
    crowned: true,
  }),
};
