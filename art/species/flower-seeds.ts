import { pinnate } from "../grammar/compound.ts";
import { greenery, hue, ladder } from "../grammar/colour.ts";
import type { Bloom } from "../grammar/bloom.ts";
import { disc, tuftOf } from "../grammar/flowers/centres.ts";
import { open } from "../grammar/flowers/open.ts";
import { pea } from "../grammar/flowers/pea.ts";
import { climber } from "../grammar/habits/climber.ts";
import { clump } from "../grammar/habits/clump.ts";
import { shoots } from "../grammar/habits/shoots.ts";
import { leafOf } from "../grammar/leaf.ts";
import { eye } from "../grammar/markings.ts";
import { fingered, shape, toothed } from "../grammar/shapes.ts";
import { bodies, solid } from "../grammar/solid.ts";
import type { Collection } from "../grammar/species.ts";
import type { Sheet } from "../sheet.ts";

const printed = (bloom: Bloom, size: number, nod = 20) => (sheet: Sheet) => bloom(sheet, { at: [0, -12], heading: 0, nod, size, near: 0.8 });
const rust = hue("#8E2F22", "#471410", "#D0683A");
const sunflower = open({
  whorls: [
    { count: 22, length: 1, outline: shape("lance", 0.3), tone: rust, rise: [6, -4], from: 0.36, veins: 1, fine: true, tip: "#C9702E", tipReach: 0.4 },
    { count: 20, length: 0.9, outline: shape("lance", 0.3), tone: rust, rise: [14, 8], from: 0.36, turn: 8, veins: 1, fine: true, tip: "#B5552A", tipReach: 0.3 },
  ],
  centre: disc(hue("#3B231A", "#180E0C", "#7A4A2A"), 0.46, { height: 0.1, florets: 150, long: 0.2 }),
});
const nasturtium = open({
  calyx: { tone: hue("#D98A3A"), rings: [[-1, 0.03], [-0.5, 0.08], [-0.1, 0.2], [0.1, 0.26]] },
  whorls: [{ count: 5, length: 1, outline: shape("fan", 0.96), tone: hue("#E8742A", "#9A3418", "#F9B768"), rise: [34, 6], veins: 3, fine: true, heart: "#8A2A18", heartReach: 0.3 }],
  centre: tuftOf({ count: 6, long: 0.16, lift: 0.3, thread: "#F4CE6A", pollen: "#C9501E", dot: 0.05 }),
});
const cornflower = open({
  calyx: { tone: hue("#5E7A56", "#2F4A3A"), rings: [[-0.62, 0.07], [-0.5, 0.2], [-0.3, 0.25], [-0.08, 0.19], [0.04, 0.22]] },
  whorls: [
    { count: 11, length: 1, outline: fingered(shape("fan", 0.72), 3, 0.05), tone: hue("#4A66BE", "#243478", "#9FB4E8"), rise: [32, 16], from: 0.08, veins: 1, fine: true },
    { count: 9, length: 0.62, outline: fingered(shape("fan", 0.6), 2, 0.06), tone: hue("#5A58B0", "#2A246E", "#A9A4E0"), rise: [56, 50], veins: 0, turn: 14 },
  ],
  centre: tuftOf({ count: 18, long: 0.22, lift: 0.45, thread: "#7A4A9A", pollen: "#E6DDF0", dot: 0.035 }),
});
const cupani = pea(hue("#7A2458", "#3F0F36", "#C06A98"), hue("#7C5CB4", "#43306E", "#B9A4DC"), hue("#5F8A4C"));
const poppy = open({
  whorls: [
    { count: 2, length: 1, outline: shape("fan", 1.3), tone: hue("#D63A26", "#7E1414", "#F58A62"), rise: [26, 12], veins: 7, fine: true, heart: "#241418", heartReach: 0.24 },
    { count: 2, length: 0.94, outline: shape("fan", 1.26), tone: hue("#DB4028", "#7E1414", "#F58A62"), rise: [36, 22], veins: 7, fine: true, turn: 90, heart: "#241418", heartReach: 0.24 },
  ],
  centre: tuftOf({ count: 30, long: 0.3, lift: 0.24, thread: "#2A1A20", pollen: "#2A1A20", dot: 0.045, heart: "#7E8F56", heartSize: 0.15 }),
  inside: true,
});
const marigold = open({
  whorls: [
    { count: 22, length: 1, outline: shape("strap", 0.22), tone: hue("#E98A26", "#A34A14", "#F9C566"), rise: [8, 0], from: 0.14, veins: 1, fine: true },
    { count: 20, length: 0.8, outline: shape("strap", 0.22), tone: hue("#EE9A2E", "#A9541A", "#FACF7A"), rise: [22, 14], from: 0.12, turn: 9, veins: 0 },
    { count: 16, length: 0.56, outline: shape("strap", 0.24), tone: hue("#F0A63A", "#B0601E", "#FBD98A"), rise: [38, 32], from: 0.1, veins: 0 },
  ],
  centre: disc(hue("#B5661E", "#6B3414", "#F2B84A"), 0.24, { height: 0.1, florets: 40, long: 0.4 }),
});

/** A nodding bud and a pepper-pot, as poppies carry among their flowers. */
const poppyBud: Bloom = (sheet, pose) => void solid(sheet, pose.at, 176, pose.size * 1.9, { half: bodies.egg, tone: hue("#6E8F56", "#35553A", "#AFC48A"), gleam: 0 });
const poppyPod: Bloom = (sheet, pose) => {
  const place = solid(sheet, pose.at, pose.heading, pose.size * 1.5, { half: bodies.pear, tone: hue("#8FA070", "#4A5F40", "#C9D2A4"), gleam: 0 });
  sheet.dot(place([0, 1]), pose.size * 0.4, "#6B7A4C");
};

export const flowerSeeds: Collection = {
  "sunflower-seeds": {
    seed: 451,
    stage: { scheme: "sky", shape: "hill" },
    pot: { profile: "longTom", tone: "ochre", width: 290, height: 250, x: 540 },
    plant: shoots({
      count: 3, height: 640, spread: 27, bend: 12, dome: 0.44, foot: 0.4,
      stalk: { tones: ladder("#3F6A40", "#5F8A4C", "#93B56A"), from: 22, to: 15 },
      leaf: leafOf({ outline: toothed(shape("heart", 0.76), 9, 0.014), tones: greenery.plain, sharp: true, fine: true, count: 5, droop: 50, gloss: 0.4 }),
      nodes: 5, arrangement: "alternate", length: [220, 140], angle: [86, 56], bare: 0.2, until: 0.86,
      heads: [{ bloom: sunflower, size: 122, nod: 24 }],
    }),
    packet: { at: [900, 972], turn: 7, print: printed(sunflower, 44, 10) },
  },
  "nasturtium-seeds": {
    seed: 452,
    stage: { scheme: "teal", shape: "panel", tableTop: 940 },
    pot: { profile: "bowl", tone: "cream", width: 370, height: 210, x: 540, decor: "rings" },
    plant: clump({
      leaf: leafOf({ outline: shape("coin", 1), tones: ladder("#3F7A4C", "#6A9E56", "#AFCB82"), fine: true, fold: 3, droop: 6, shade: 0.25, veins: "none", gloss: 0.4, marking: eye("#E3EBBE", 0.035) }),
      layers: [6, 8, 9, 8], length: [116, 120], reach: 370, aside: 350, low: 0,
      stalk: { tones: greenery.fresh, from: 6, to: 5 }, turn: [50, 110], towards: [6, 24], droop: [4, 12], roll: 6,
      scapes: [{ bloom: nasturtium, heads: [[-250, 250, -34, 36, 66], [-120, 390, -12, 32, 72], [20, 330, 4, 26, 72], [130, 430, 14, 34, 70], [250, 280, 30, 36, 68], [-60, 200, -10, 26, 70], [150, 160, 20, 30, 66], [-270, 90, -40, 30, 64]], stalk: { tones: greenery.fresh, from: 6, to: 5 }, after: 2 }],
    }),
    packet: { at: [925, 985], turn: -6, print: printed(nasturtium, 50, 16) },
  },
  "cornflower-seeds": {
    seed: 453,
    stage: { scheme: "sun", shape: "arch", centre: 560 },
    pot: { profile: "tumbler", tone: "slate", width: 280, height: 230, x: 560, decor: "bands", accent: "#F6EBCB" },
    plant: shoots({
      count: 15, height: 640, spread: 28, bend: 10, dome: 0.3, over: 0.1,
      stalk: { tones: greenery.grey, from: 7, to: 5 },
      leaf: leafOf({ outline: shape("grass", 0.085), tones: greenery.grey, flat: true, veins: "midrib" }),
      nodes: 9, arrangement: "alternate", length: [180, 80], angle: [38, 24], bare: 0.04, until: 0.86, bend: 16,
      heads: [{ bloom: cornflower, size: 62, nod: 48 }],
    }),
    packet: { at: [900, 972], turn: 6, print: printed(cornflower, 46, 30) },
  },
  "sweet-pea-seeds": {
    seed: 454,
    stage: { scheme: "blush", shape: "window" },
    pot: { profile: "egg", tone: "forest", width: 320, height: 230, x: 540 },
    plant: climber({
      on: "wigwam", height: 680, stems: 5, stalk: { tones: ladder("#3F7A50", "#6A9E5C", "#A9C784"), from: 7, to: 4 }, wander: 22, rounds: 3, tendrils: true,
      leaf: pinnate({ leaflet: leafOf({ outline: shape("oval", 0.44), tones: ladder("#3A6F50", "#62946A", "#A3C290"), fine: true, flat: true, veins: "midrib" }), pairs: 1, sizes: [0.8, 0.8, 0.8], from: 0.3, terminal: 0, angle: [52, 52] }),
      nodes: 10, arrangement: "alternate", length: [110, 84], angle: [78, 46], bare: 0.06,
      heads: [{ bloom: cupani, size: 40, at: [0.4, 0.47, 0.54, 0.62, 0.7, 0.78, 0.86, 0.94], out: 52, nod: 26 }],
    }),
    packet: { at: [910, 972], turn: 6, print: printed(cupani, 46, 16) },
  },
  "field-poppy-seeds": {
    seed: 455,
    stage: { scheme: "cream", shape: "sun" },
    pot: { profile: "cylinder", tone: "bone", width: 270, height: 220, x: 540, decor: "leaves", accent: "#7A9E68" },
    plant: clump({
      leaf: pinnate({ leaflet: leafOf({ outline: toothed(shape("lance", 0.4), 4, 0.06), tones: greenery.fresh, sharp: true, flat: true, veins: "midrib" }), pairs: 4, sizes: [0.26, 0.34, 0.24], from: 0.2, terminal: 0.36, rachis: { tones: greenery.fresh, from: 5, to: 2 } }),
      layers: [6, 7, 6], length: [200, 180], reach: 90, aside: 150, low: 0.1, stalk: { tones: greenery.fresh, from: 6, to: 5 }, turn: [46, 84],
      scapes: [
        { bloom: poppy, heads: [[-210, 480, -24, 40, 92], [-90, 640, -8, 34, 104], [60, 530, 6, 26, 106], [170, 660, 16, 40, 98], [270, 470, 30, 44, 88]], stalk: { tones: ladder("#4A6A40", "#6F8F50", "#A3B97A"), from: 7, to: 5 }, after: 1 },
        { bloom: poppyBud, heads: [[-290, 340, -30, 40, 26], [20, 690, 0, 40, 26], [-150, 380, 0, 40, 24]], stalk: { tones: ladder("#4A6A40", "#6F8F50", "#A3B97A"), from: 6, to: 4 }, after: 0 },
        { bloom: poppyPod, heads: [[210, 340, 8, 40, 30], [-20, 400, -4, 40, 28]], stalk: { tones: ladder("#4A6A40", "#6F8F50", "#A3B97A"), from: 6, to: 5 }, after: 1 },
      ],
    }),
    packet: { at: [900, 972], turn: -6, print: printed(poppy, 50, 20) },
  },
  "pot-marigold-seeds": {
    seed: 456,
    stage: { scheme: "mist", shape: "wall" },
    pot: { profile: "flowerpot", tone: "terracotta", width: 310, height: 230, x: 540, stand: "saucer" },
    plant: shoots({
      count: 11, height: 480, spread: 42, bend: 10, dome: 0.24, over: 0.15,
      stalk: { tones: greenery.fresh, from: 10, to: 8 },
      leaf: leafOf({ outline: shape("spoon", 0.36), tones: greenery.fresh, fine: true, count: 4, droop: 36, gloss: 0.35 }),
      nodes: 6, arrangement: "spiral", length: [150, 90], angle: [66, 46], bare: 0.1, until: 0.84,
      heads: [{ bloom: marigold, size: 72, nod: 32, share: 0.92 }],
    }),
    packet: { at: [900, 972], turn: 6, print: printed(marigold, 50, 14) },
  },
};
