import { hue, ladder } from "#grammar/colour.ts";
import { leafyHeads } from "#grammar/habits/heads-of-leaves.ts";
import { leafOf, type LeafForm } from "#grammar/leaf.ts";
import { margin } from "#grammar/markings.ts";
import { open } from "#grammar/flowers/open.ts";
import { shape, wavy } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

/** A butterhead's leaf: round, crumpled, with a broad pale rib. */
export const lettuceLeaf: LeafForm = {
  outline: wavy(shape("paddle", 0.96), 7, 0.02),
  tones: ladder("#3F7A3C", "#7FB04E", "#CBDD84"),
  fine: true,
  count: 6,
  sweep: 0.42,
  veinWidth: 1.7,
  veinColour: "#EAF0C4",
  gloss: 0.6,
  shade: 0.35,
  fold: 20,
};

export const lettuceSeeds: Species = {
  seed: 443,
  stage: { scheme: "brick", shape: "window" },
  pot: { profile: "dish", tone: "wood", width: 560, height: 210, decor: "planks", x: 520 },
  plant: leafyHeads({
    outer: leafOf({ ...lettuceLeaf, rim: "#B4685A", marking: margin("#A8604F", 0.022) }),
    inner: leafOf({
      ...lettuceLeaf,
      outline: wavy(shape("round", 1.06), 7, 0.016),
      tones: ladder("#6E9C48", "#A6C868", "#E4EDAE"),
    }),
    heads: [
      [-176, 34, 196],
      [180, 34, 196],
      [2, 10, 236],
    ],
  }),
  packet: {
    at: [950, 970],
    turn: 6,
    print: (sheet) =>
      open({
        whorls: [
          {
            count: 9,
            length: 1,
            outline: shape("spoon", 0.8),
            tone: hue("#86B056", "#3A6A3C"),
            rise: [20, 34],
            veins: 3,
          },
          {
            count: 7,
            length: 0.66,
            outline: shape("spoon", 0.8),
            tone: hue("#A9C96C", "#4A7A40"),
            rise: [50, 66],
            veins: 3,
          },
        ],
      })(sheet, { at: [0, -4], heading: 0, nod: 40, size: 60, near: 0.8 }),
  },
};
