import { pinnate } from "../grammar/compound.ts";
import { greenery, hue, ladder } from "../grammar/colour.ts";
import { button, tuftOf } from "../grammar/flowers/centres.ts";
import { star, umbel } from "../grammar/flowers/heads.ts";
import { open } from "../grammar/flowers/open.ts";
import { shoots } from "../grammar/habits/shoots.ts";
import { barks, tree } from "../grammar/habits/tree.ts";
import { leafOf } from "../grammar/leaf.ts";
import { lobed, shape, toothed } from "../grammar/shapes.ts";
import { bodies, fruit } from "../grammar/solid.ts";
import type { Collection } from "../grammar/species.ts";

const camelliaPink = hue("#CE4A66", "#7E1C3E", "#F4A9B0");
const rosePink = hue("#DE6F92", "#8E2E58", "#F8BFCB");
const white = hue("#F6F1EA", "#B09AA4", "#FFFEFA");

export const shrubs: Collection = {
  "japanese-maple": {
    seed: 471,
    stage: { scheme: "sky", shape: "sun" },
    pot: { profile: "dish", tone: "slate", width: 380, height: 190 },
    plant: tree({
      trunk: { height: 230, width: 34, bark: barks.grey, stems: 2 },
      crown: { width: 330, height: 240, middle: 160, shape: "open" },
      twig: { leaf: leafOf({ outline: lobed([[128, 0.42, 0.12], [88, 0.7, 0.15], [44, 0.92, 0.17], [0, 1, 0.18]], 0.3, 0.5), tones: ladder("#4A1520", "#8A2A2E", "#C2523E", "#E8A07A"), sharp: true, veins: "palm", veinWidth: 0.8, droop: 24 }), nodes: 4, arrangement: "opposite", length: [92, 76], angle: [66, 36], crowned: true, long: [80, 120], stalk: { tones: ladder("#4A1F22", "#6B2A2C", "#8A3E38"), from: 5, to: 2.5 } },
      layers: [30, 32, 28], shade: "#2A0C16", weep: 14,
    }),
  },
  "bigleaf-hydrangea": {
    seed: 472,
    stage: { scheme: "blush", shape: "arch" },
    pot: { profile: "cylinder", tone: "bone", width: 340, height: 240, decor: "fluted" },
    plant: shoots({
      count: 8, height: 480, spread: 42, bend: 8, dome: 0.2, over: 0.2,
      stalk: { tones: greenery.olive, from: 12, to: 8 },
      leaf: leafOf({ outline: toothed(shape("ovate", 0.66), 10, 0.016), tones: greenery.plain, sharp: true, fine: true, count: 6, gloss: 0.6, droop: 40 }),
      nodes: 4, arrangement: "opposite", length: [190, 130], angle: [82, 54], bare: 0.22, until: 0.88,
      heads: [{ bloom: umbel(star(hue("#7F95CE", "#45548E", "#C6D2F0"), { petals: 4, width: 0.5, dot: 0.12, eye: "#E9EEF8", pointed: false }), { count: 54, size: 0.27, dome: 0.62, depth: 0.9 }), size: 118, nod: 30 }],
    }),
  },
  camellia: {
    seed: 473,
    stage: { scheme: "celadon", shape: "panel", tableTop: 940 },
    pot: { profile: "urn", tone: "slate", width: 330, height: 270 },
    plant: tree({
      trunk: { height: 150, width: 34, bark: barks.grey },
      crown: { width: 255, height: 270, middle: 215 },
      twig: { leaf: leafOf({ outline: toothed(shape("oval", 0.54), 6, 0.012), tones: ladder("#113528", "#1F5540", "#5E9068"), sharp: true, veins: "midrib" }), nodes: 5, arrangement: "alternate", length: [96, 78], angle: [62, 34], crowned: true, long: [80, 118], stalk: { tones: greenery.olive, from: 5, to: 3 } },
      layers: [26, 28, 26],
      hang: [
        {
          head: {
            bloom: open({
              whorls: [
                { count: 7, length: 1, outline: shape("round", 0.9), tone: camelliaPink, rise: [10, 4], veins: 2, fine: true },
                { count: 7, length: 0.78, outline: shape("round", 0.9), tone: camelliaPink, rise: [26, 22], veins: 2, turn: 24, fine: true },
                { count: 5, length: 0.56, outline: shape("round", 0.9), tone: hue("#D65A72", "#8A2444", "#F7B9BC"), rise: [44, 44], veins: 1, turn: 8 },
              ],
              centre: tuftOf({ count: 22, long: 0.22, lift: 0.3, thread: "#F6E2B4", pollen: "#E9B93E", dot: 0.06 }),
            }),
            size: 62, nod: 22,
          },
          places: [[-0.56, 0.34], [-0.06, 0.64], [0.5, 0.3], [-0.16, 0.02], [0.36, -0.3], [-0.62, -0.28], [0.72, -0.06], [-0.1, -0.6]],
        },
      ],
    }),
  },
  "star-magnolia": {
    seed: 474,
    stage: { scheme: "night", shape: "hill" },
    pot: { profile: "tub", tone: "forest", width: 340, height: 240, decor: "planks" },
    plant: tree({
      trunk: { height: 180, width: 36, bark: barks.grey, stems: 3 },
      crown: { width: 300, height: 270, middle: 220, shape: "open" },
      twig: { leaf: leafOf({ outline: shape("lance", 0.42), tones: greenery.silver, flat: true, veins: "none" }), nodes: 2, arrangement: "alternate", length: [24, 20], angle: [40, 26], bare: 0.5, crowned: false, long: [110, 150], stalk: { tones: () => barks.grey, from: 7, to: 3 }, heads: [{ bloom: fruit({ half: bodies.egg, tone: hue("#9AA58C", "#5E6A54", "#CDD5BC"), long: 2.2, gleam: 0, plain: true }), size: 9, share: 0.5 }] },
      layers: [16, 18, 14], shade: "#2A2A30",
      hang: [
        {
          head: {
            bloom: open({
              whorls: [
                { count: 9, length: 1, outline: shape("strap", 0.3), tone: white, rise: [8, -10], veins: 2, heart: "#E9B9C4", heartReach: 0.4, stray: 12, fine: true },
                { count: 8, length: 0.88, outline: shape("strap", 0.3), tone: white, rise: [30, 14], veins: 1, turn: 20, heart: "#E9B9C4", heartReach: 0.35, stray: 12 },
              ],
              centre: tuftOf({ count: 12, long: 0.12, lift: 0.2, thread: "#E9D98A", pollen: "#C9B34A", dot: 0.06, heart: "#A9B05A", heartSize: 0.1 }),
            }),
            size: 64, nod: 30,
          },
          places: [[-0.86, 0.1], [-0.6, 0.56], [-0.3, 0.92], [-0.34, 0.24], [0.06, 0.56], [0.34, 0.92], [0.46, 0.3], [0.78, 0.6], [0.92, 0.02], [0.1, 0.02], [-0.62, -0.28], [0.56, -0.28], [-0.06, -0.42]],
        },
      ],
    }),
  },
  "rose-gertrude-jekyll": {
    seed: 475,
    stage: { scheme: "sage", shape: "arch" },
    pot: { profile: "longTom", tone: "terracotta", width: 310, height: 260, decor: "rings" },
    plant: shoots({
      count: 9, height: 560, spread: 38, bend: 10, dome: 0.24, over: 0.12, foot: 0.35,
      stalk: { tones: ladder("#4A5A34", "#6B7F44", "#94A85C"), from: 12, to: 6 },
      leaf: pinnate({ leaflet: leafOf({ outline: toothed(shape("oval", 0.62), 6, 0.02), tones: ladder("#234F3B", "#42744A", "#8AAE6E"), sharp: true, flat: true, count: 3 }), pairs: 2, sizes: [0.34, 0.4, 0.4], from: 0.4, terminal: 0.44, rachis: { tones: greenery.olive, from: 5, to: 3 } }),
      nodes: 6, arrangement: "alternate", length: [190, 140], angle: [72, 46], bare: 0.16, until: 0.9,
      heads: [
        {
          bloom: open({
            whorls: [
              { count: 8, length: 1, outline: shape("round", 0.94), tone: rosePink, rise: [14, 6], veins: 3, fine: true },
              { count: 9, length: 0.84, outline: shape("round", 0.86), tone: rosePink, rise: [30, 24], veins: 2, turn: 18, stray: 10, fine: true },
              { count: 10, length: 0.66, outline: shape("spoon", 0.7), tone: hue("#E27E9C", "#8E2E58", "#FBCBD4"), rise: [48, 44], veins: 1, turn: 6, stray: 14 },
              { count: 10, length: 0.48, outline: shape("spoon", 0.66), tone: hue("#E58BA6", "#983860", "#FBD4DA"), rise: [62, 62], veins: 0, turn: 24, stray: 18 },
            ],
            centre: button(hue("#DA6A8E", "#8E2E58", "#F4B4C4"), 0.3),
          }),
          size: 82, nod: 30, share: 0.86,
        },
      ],
    }),
  },
  "common-box": {
    seed: 476,
    stage: { scheme: "honey", shape: "window" },
    pot: { profile: "cylinder", tone: "zinc", width: 330, height: 260, decor: "bands", accent: "#EEF0E8" },
    plant: tree({
      trunk: { height: 40, width: 30, bark: barks.grey },
      crown: { width: 255, height: 250, middle: 225 },
      twig: { leaf: leafOf({ outline: shape("oval", 0.54), tones: ladder("#1C4A30", "#3A7040", "#86A95A"), flat: true, veins: "none" }), nodes: 6, arrangement: "two-ranked", length: [31, 25], angle: [58, 36], crowned: true, long: [44, 58], stalk: { tones: greenery.olive, from: 3, to: 2 } },
      layers: [30, 46, 56, 56],
    }),
  },
  "umbrella-bamboo": {
    seed: 477,
    stage: { scheme: "brick", shape: "sun" },
    pot: { profile: "belly", tone: "forest", width: 340, height: 250 },
    plant: shoots({
      count: 19, height: 690, spread: 22, bend: 34, dome: 0.22, foot: 0.6, over: 0.05,
      stalk: { tones: ladder("#5E7A3A", "#93A04C", "#C9BF6A"), from: 9, to: 3 },
      leaf: leafOf({ outline: shape("grass", 0.17), tones: ladder("#2F6A44", "#5A9456", "#A3C67A"), flat: true, veins: "midrib" }),
      nodes: 19, arrangement: "two-ranked", length: [92, 82], angle: [62, 40], bare: 0.3, crowned: true, bend: -30,
    }),
  },
};
