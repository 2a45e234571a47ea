import { greenery, hue, ladder } from "#grammar/colour.ts";
import { pinnate } from "#grammar/compound.ts";
import { button } from "#grammar/flowers/centres.ts";
import { open } from "#grammar/flowers/open.ts";
import { shoots } from "#grammar/habits/shoots.ts";
import { leafOf, type LeafForm } from "#grammar/leaf.ts";
import { shape, toothed } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

const rosePink = hue("#DE6F92", "#8E2E58", "#F8BFCB");

export const roseLeaflet: LeafForm = {
  outline: toothed(shape("ovate", 0.62), 12, 0.013),
  tones: ladder("#234F3B", "#42744A", "#8AAE6E"),
  sharp: true,
  flat: true,
  count: 3,
};

const roseLeaf = pinnate({
  leaflet: leafOf(roseLeaflet),
  pairs: 2,
  sizes: [0.34, 0.4, 0.4],
  from: 0.4,
  terminal: 0.44,
  rachis: { tones: greenery.olive, from: 5, to: 3 },
});

const gertrudeJekyll = open({
  whorls: [
    {
      count: 8,
      length: 1,
      outline: shape("round", 0.94),
      tone: rosePink,
      rise: [14, 6],
      veins: 3,
      fine: true,
    },
    {
      count: 9,
      length: 0.84,
      outline: shape("round", 0.86),
      tone: rosePink,
      rise: [30, 24],
      veins: 2,
      turn: 18,
      stray: 10,
      fine: true,
    },
    {
      count: 10,
      length: 0.66,
      outline: shape("spoon", 0.7),
      tone: hue("#E27E9C", "#8E2E58", "#FBCBD4"),
      rise: [48, 44],
      veins: 1,
      turn: 6,
      stray: 14,
    },
    {
      count: 10,
      length: 0.48,
      outline: shape("spoon", 0.66),
      tone: hue("#E58BA6", "#983860", "#FBD4DA"),
      rise: [62, 62],
      veins: 0,
      turn: 24,
      stray: 18,
    },
  ],
  centre: button(hue("#DA6A8E", "#8E2E58", "#F4B4C4"), 0.3),
});

export const roseGertrudeJekyll: Species = {
  seed: 475,
  stage: { scheme: "sage", shape: "arch" },
  pot: { profile: "longTom", tone: "terracotta", width: 310, height: 260, decor: "rings" },
  plant: shoots({
    count: 9,
    height: 560,
    spread: 38,
    bend: 10,
    dome: 0.24,
    over: 0.12,
    foot: 0.35,
    stalk: { tones: ladder("#4A5A34", "#6B7F44", "#94A85C"), from: 12, to: 6 },
    leaf: roseLeaf,
    nodes: 5,
    arrangement: "alternate",
    length: [236, 180],
    angle: [72, 46],
    bare: 0.16,
    until: 0.8,
    heads: [
      {
        bloom: gertrudeJekyll,
        size: 82,
        nod: 30,
        share: 0.86,
      },
    ],
  }),
};
