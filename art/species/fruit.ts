import { digitate } from "../grammar/compound.ts";
import { greenery, hue, ladder } from "../grammar/colour.ts";
import { tuftOf } from "../grammar/flowers/centres.ts";
import { open } from "../grammar/flowers/open.ts";
import { clump } from "../grammar/habits/clump.ts";
import { shoots } from "../grammar/habits/shoots.ts";
import { barks, tree } from "../grammar/habits/tree.ts";
import { climber } from "../grammar/habits/climber.ts";
import { leafOf } from "../grammar/leaf.ts";
import { lobed, shape, toothed, wavy } from "../grammar/shapes.ts";
import { bodies, bunch, fruit, sepalForm } from "../grammar/solid.ts";
import type { Collection } from "../grammar/species.ts";

const woody = { tones: greenery.olive, from: 5, to: 2.5 };
const leafGreen = hue("#6E9A4C", "#35603A");
const white = hue("#F7F4EA", "#ABA79A", "#FFFFFA");
const blossom = open({ whorls: [{ count: 5, length: 1, outline: shape("round", 0.92), tone: white, rise: [20, 10], veins: 1 }], centre: tuftOf({ count: 12, long: 0.34, lift: 0.2, thread: "#F2E6B4", pollen: "#E2B93E", dot: 0.09, heart: "#C9CF6A", heartSize: 0.16 }) });
const toothedTrio = (width: number) => digitate(leafOf({ outline: toothed(shape("round", width), 7, 0.035), tones: greenery.plain, sharp: true, fine: true, count: 6, veinWidth: 1.1, gloss: 0.5, droop: 22 }), [[-74, 0.9], [74, 0.9], [0, 1]], 0.12);
const berry = (tone: ReturnType<typeof hue>) =>
  fruit({ half: bodies.strawberry, tone, long: 1.9, gleam: 0.2, plain: true, stalk: { colour: "#7A9E4C", long: 0.7, wide: 0.14 }, sepals: { count: 5, length: 0.7, form: sepalForm(leafGreen) }, inside: (place, sheet) => drupes(place, sheet) });
const drupes = (place: (point: readonly [number, number]) => readonly [number, number], sheet: Parameters<typeof blossom>[0]) => {
  for (let row = 0; row < 7; row++)
    for (let column = -2; column <= 2; column++) {
      const at = place([(column + (row % 2) * 0.5) * 0.15, 0.08 + row * 0.14]);
      sheet.dot(at, 5.4, "#8E1F3C", 'opacity=".45"');
      sheet.dot([at[0] - 1.2, at[1] - 1.4], 3.4, "#EE8794", 'opacity=".8"');
    }
};

export const fruits: Collection = {
  "apple-topaz": {
    seed: 461,
    stage: { scheme: "sage", shape: "hill" },
    pot: { profile: "tub", tone: "wood", width: 350, height: 240, decor: "planks" },
    plant: tree({
      trunk: { height: 250, width: 34, bark: barks.brown },
      crown: { width: 290, height: 250, middle: 190 },
      twig: { stalk: woody, bend: 12, leaf: leafOf({ outline: toothed(shape("ovate", 0.6), 6, 0.02), tones: greenery.plain, sharp: true, count: 3 }), nodes: 5, arrangement: "alternate", length: [84, 62], angle: [64, 34], crowned: true, long: [90, 130] },
      layers: [30, 28, 26],
      hang: [{ head: { bloom: fruit({ half: bodies.apple, tone: hue("#C9412F", "#7A1F22", "#F2A15C"), gleam: 0.75, stalk: { colour: "#6B4A33", long: 0.4, wide: 0.12 } }), size: 44, hangs: true }, places: [[-0.66, 0.12], [-0.3, 0.56], [-0.26, -0.16], [0.12, 0.2], [0.5, 0.44], [0.66, -0.12], [0.28, -0.44], [-0.62, -0.5], [0.02, 0.82]] }],
    }),
  },
  "fig-brown-turkey": {
    seed: 462,
    stage: { scheme: "clay", shape: "sun" },
    pot: { profile: "belly", tone: "slate", width: 330, height: 250 },
    plant: shoots({
      count: 4, height: 600, spread: 32, bend: 6, dome: 0.2, foot: 0.15,
      stalk: { tones: ladder("#6B5F4C", "#8F8064", "#B5A582"), from: 24, to: 12 },
      leaf: leafOf({ outline: lobed([[112, 0.5, 0.24], [62, 0.82, 0.28], [0, 1, 0.32]], 0.42, 0.76), tones: ladder("#24553B", "#437A4A", "#86AE66"), fine: true, veins: "palm", veinWidth: 1.4, gloss: 0.5, droop: 34 }),
      nodes: 6, arrangement: "alternate", length: [210, 150], angle: [84, 48], bare: 0.32, crowned: true,
      heads: [{ bloom: fruit({ half: bodies.pear, tone: hue("#6E4258", "#38203A", "#A98476"), long: 2.4, gleam: 0.25, stalk: { colour: "#7A9A5A", long: 0.3, wide: 0.26 } }), size: 36, at: [0.42, 0.54, 0.66, 0.78], out: 24, hangs: true, share: 0.9 }],
    }),
  },
  "strawberry-mara-des-bois": {
    seed: 463,
    stage: { scheme: "sky", shape: "blob" },
    pot: { profile: "bowl", tone: "terracotta", width: 420, height: 230, decor: "bands", accent: "#F0BE9F" },
    plant: clump({
      leaf: toothedTrio(0.86), layers: [5, 6, 7, 7], length: [150, 140], reach: 350, aside: 330, low: 0.12,
      stalk: { tones: greenery.fresh, from: 7, to: 5 }, turn: [46, 92],
      scapes: [
        { bloom: blossom, heads: [[-150, 290, -14, 24, 44], [60, 340, 6, 22, 46], [190, 250, 20, 28, 42]], stalk: { tones: greenery.fresh, from: 5, to: 4 }, after: 2 },
        { bloom: fruit({ half: bodies.strawberry, tone: hue("#CE332C", "#7E1420", "#F28A6A"), long: 2, gleam: 0.3, inside: (place, sheet) => { for (let row = 0; row < 6; row++) for (let column = -2; column <= 2; column++) sheet.dot(place([(column + (row % 2) * 0.5) * 0.15, 0.14 + row * 0.14]), 2.6, "#F4D98A"); }, sepals: { count: 8, length: 0.72, form: sepalForm(leafGreen, 0.36) } }), heads: [[-190, -50, 184, 0, 46], [-96, -84, 178, 0, 50], [10, -70, 181, 0, 46], [110, -92, 176, 0, 50], [200, -44, 178, 0, 44]], stalk: { tones: greenery.fresh, from: 6, to: 4 } },
      ],
    }),
  },
  "raspberry-autumn-bliss": {
    seed: 464,
    stage: { scheme: "rose", shape: "arch" },
    pot: { profile: "tub", tone: "zinc", width: 320, height: 240, decor: "rings" },
    plant: shoots({
      count: 6, height: 640, spread: 30, bend: 24, dome: 0.22, over: 0.15, foot: 0.5,
      stalk: { tones: ladder("#6B5A3E", "#8F7A50", "#B09A68"), from: 12, to: 6 },
      leaf: digitate(leafOf({ outline: toothed(shape("ovate", 0.62), 8, 0.026), tones: ladder("#2A5F43", "#4C8753", "#97BA74"), sharp: true, count: 5, veinWidth: 1.1 }), [[-82, 0.78], [82, 0.78], [0, 1]], 0.2),
      nodes: 7, arrangement: "alternate", length: [170, 120], angle: [76, 46], bare: 0.14, crowned: true,
      heads: [{ bloom: berry(hue("#C8324E", "#741530", "#F08A94")), size: 23, at: [0.56, 0.62, 0.7, 0.76, 0.84, 0.9, 0.96], out: 36, hangs: true }],
    }),
  },
  "blueberry-bluecrop": {
    seed: 465,
    stage: { scheme: "mustard", shape: "sun" },
    pot: { profile: "egg", tone: "bone", width: 320, height: 240, decor: "speckled" },
    plant: shoots({
      count: 7, height: 580, spread: 40, bend: 6, dome: 0.22, foot: 0.25,
      stalk: { tones: ladder("#6B4A38", "#8C6448", "#A98260"), from: 13, to: 5 },
      leaf: leafOf({ outline: shape("oval", 0.46), tones: ladder("#2C6048", "#4F8A5C", "#97B97C"), fine: true, count: 4, droop: 26, gloss: 0.6 }),
      nodes: 9, arrangement: "alternate", length: [104, 78], angle: [72, 40], bare: 0.26, crowned: true,
      heads: [{ bloom: bunch(fruit({ half: bodies.globe, tone: hue("#4A5A96", "#232C5C", "#A9B6DC"), long: 2, gleam: 0.2, plain: true, inside: (place, sheet) => { const [x, y] = place([0.1, 0.8]); sheet.dot([x, y], 5, "#1F2850"); } }), [2, 3, 3, 2, 1], { every: 1.15, wide: 1.5, stalk: "#7A8A56" }), size: 17, at: [0.55, 0.78, 0.95], out: 26, hangs: true, share: 0.85 }],
    }),
  },
  "lemon-tree": {
    seed: 466,
    stage: { scheme: "teal", shape: "arch" },
    pot: { profile: "urn", tone: "terracotta", width: 340, height: 280, decor: "fluted" },
    plant: tree({
      trunk: { height: 220, width: 28, bark: barks.grey },
      crown: { width: 240, height: 220, middle: 170 },
      twig: { stalk: woody, bend: 10, leaf: leafOf({ outline: wavy(shape("oval", 0.48), 3, 0.01), tones: ladder("#1F5A3C", "#3A7F48", "#86B35E"), veins: "midrib" }), nodes: 5, arrangement: "alternate", length: [92, 74], angle: [60, 32], crowned: true, long: [80, 120] },
      layers: [24, 26, 24],
      hang: [
        { head: { bloom: fruit({ half: bodies.lemon, tone: hue("#EFC93C", "#A9801E", "#FBEE9A"), long: 2.5, gleam: 0.6, stalk: { colour: "#5E7A3E", long: 0.3, wide: 0.14 } }), size: 40, hangs: true }, places: [[-0.62, 0.02], [-0.24, 0.44], [-0.2, -0.3], [0.2, 0.06], [0.5, 0.4], [0.62, -0.22], [0.28, -0.56], [-0.54, -0.52]] },
        { head: { bloom: blossom, size: 26, nod: 20 }, places: [[-0.5, 0.62], [0.12, 0.78], [0.78, 0.16], [-0.84, 0.3], [0.42, -0.1]] },
      ],
    }),
  },
  "grapevine-muscat-bleu": {
    seed: 467,
    stage: { scheme: "apricot", shape: "wall" },
    pot: { profile: "tub", tone: "wood", width: 330, height: 230, decor: "planks" },
    plant: climber({
      on: "ladder", height: 660, stems: 4, stalk: { tones: ladder("#5B4636", "#7A6149", "#9B8061"), from: 15, to: 6 }, wander: 26, rounds: 2, tendrils: true,
      leaf: leafOf({ outline: toothed(lobed([[116, 0.62, 0.4], [58, 0.84, 0.42], [0, 1, 0.46]], 0.66, 0.66), 16, 0.022), tones: ladder("#2F6A3F", "#5A9150", "#A9C772"), sharp: true, fine: true, veins: "palm", veinWidth: 1.2, gloss: 0.45, droop: 30 }),
      nodes: 6, arrangement: "alternate", length: [150, 118], angle: [92, 56], bare: 0.2,
      heads: [{ bloom: bunch(fruit({ half: bodies.globe, tone: hue("#4A3A6E", "#1F1838", "#9A8CC0"), long: 2, gleam: 0.35, plain: true }), [3, 4, 4, 3, 3, 2, 1], { every: 1.3, wide: 1.55, stalk: "#8A9A5A" }), size: 19, at: [0.4, 0.66], out: 34, hangs: true }],
    }),
  },
  "redcurrant-jonkheer": {
    seed: 468,
    stage: { scheme: "mist", shape: "arch" },
    pot: { profile: "flowerpot", tone: "ochre", width: 330, height: 240 },
    plant: shoots({
      count: 6, height: 590, spread: 40, bend: 8, dome: 0.22, over: 0.1, foot: 0.25,
      stalk: { tones: ladder("#6B5A48", "#8F7C62", "#B5A284"), from: 15, to: 7 },
      leaf: leafOf({ outline: toothed(lobed([[112, 0.56, 0.42], [56, 0.84, 0.46], [0, 1, 0.48]], 0.72, 0.7), 9, 0.024), tones: ladder("#2C6040", "#4F8A50", "#9CBF70"), sharp: true, fine: true, veins: "palm", veinWidth: 1.1, gloss: 0.4, droop: 24 }),
      nodes: 6, arrangement: "alternate", length: [128, 100], angle: [80, 46], bare: 0.24, crowned: true,
      heads: [{ bloom: bunch(fruit({ half: bodies.globe, tone: hue("#D2352C", "#84161A", "#F79A78"), long: 2, gleam: 0.7, plain: true }), [2, 2, 2, 2, 1, 1, 1], { every: 1.25, wide: 1.5, stalk: "#8AA05A", size: 1 }), size: 14, at: [0.42, 0.56, 0.7, 0.84], out: 26, hangs: true }],
    }),
  },
};
