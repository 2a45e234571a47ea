import { digitate, pinnate } from "../grammar/compound.ts";
import { greenery, hue, ladder } from "../grammar/colour.ts";
import { star } from "../grammar/flowers/heads.ts";
import { pea } from "../grammar/flowers/pea.ts";
import { climber } from "../grammar/habits/climber.ts";
import { shoots } from "../grammar/habits/shoots.ts";
import { leafOf } from "../grammar/leaf.ts";
import { shape } from "../grammar/shapes.ts";
import { bodies, fruit } from "../grammar/solid.ts";
import type { Collection } from "../grammar/species.ts";

const beanPod = fruit({ half: bodies.pod.map(([x, y]) => [x * 0.62, y]), tone: hue("#5F9450", "#2F5F38", "#A9CB82"), long: 6.4, gleam: 0, stalk: { colour: "#6E9A4C", long: 0.6, wide: 0.12 } });
const peaPod = fruit({ half: bodies.pod, tone: hue("#7DB05A", "#3F7240", "#C3DB92"), long: 4.2, gleam: 0.3, stalk: { colour: "#7A9E4C", long: 0.7, wide: 0.14 } });
const chilli = fruit({ half: bodies.chilli, tone: hue("#CB3327", "#7A1518", "#F28A62"), long: 5, gleam: 0.55, stalk: { colour: "#5E8A45", long: 0.8, wide: 0.2 } });
const scarlet = pea(hue("#D8402C", "#8A1C1A", "#F58A66"), hue("#E25A3E", "#9A2A1E", "#F8A98A"), hue("#5F8A4C"));
const white = pea(hue("#F6F3E6", "#A5AA90", "#FFFFF8"), hue("#FBF8EE", "#B5B8A0", "#FFFFFA"), hue("#7DA85E"));

export const climbingVegetables: Collection = {
  "runner-bean-seeds": {
    seed: 445,
    stage: { scheme: "sage", shape: "arch", centre: 560 },
    pot: { profile: "flowerpot", tone: "terracotta", width: 330, height: 240, x: 560 },
    plant: climber({
      on: "wigwam", height: 690, stems: 4, stalk: { tones: greenery.fresh, from: 8, to: 4 }, wander: 15, rounds: 5,
      leaf: digitate(leafOf({ outline: shape("ovate", 0.74), tones: greenery.plain, fine: true, count: 4, droop: 34 }), [[-86, 0.86], [86, 0.86], [0, 1]], 0.3),
      nodes: 9, arrangement: "alternate", length: [150, 110], angle: [84, 50], bare: 0.08,
      heads: [
        { bloom: scarlet, size: 27, at: [0.4, 0.43, 0.46, 0.62, 0.65, 0.68, 0.84, 0.87], out: 30, nod: 30 },
        { bloom: beanPod, size: 30, at: [0.36, 0.5, 0.58, 0.74], out: 26, hangs: true },
      ],
    }),
    packet: { at: [920, 974], turn: 7, print: (sheet) => { beanPod(sheet, { at: [-36, -66], heading: 168, nod: 0, size: 17, near: 1 }); beanPod(sheet, { at: [-8, -68], heading: 176, nod: 0, size: 18, near: 1 }); scarlet(sheet, { at: [34, -18], heading: 0, nod: 20, size: 34, near: 1 }); } },
  },
  "sugar-pea-seeds": {
    seed: 446,
    stage: { scheme: "lilac", shape: "sun", centre: 560 },
    pot: { profile: "bowl", tone: "celadon", width: 370, height: 220, x: 560, decor: "bands", accent: "#F6EBCB" },
    plant: climber({
      on: "twigs", height: 600, stems: 5, stalk: { tones: ladder("#3F7A50", "#6A9E5C", "#A9C784"), from: 7, to: 4 }, wander: 26, rounds: 2, tendrils: true,
      leaf: pinnate({ leaflet: leafOf({ outline: shape("oval", 0.66), tones: ladder("#3F7A5C", "#6E9F78", "#B0CBA0"), flat: true, count: 3 }), pairs: 2, sizes: [0.5, 0.44, 0.38], from: 0.16, terminal: 0, angle: [62, 48] }),
      nodes: 9, arrangement: "alternate", length: [116, 84], angle: [82, 50], bare: 0.08,
      heads: [
        { bloom: peaPod, size: 28, at: [0.3, 0.42, 0.55, 0.7], out: 20, hangs: true },
        { bloom: white, size: 30, at: [0.62, 0.8, 0.92], out: 30, nod: 30 },
      ],
    }),
    packet: { at: [925, 974], turn: -6, print: (sheet) => [-34, 0, 34].forEach((x, index) => peaPod(sheet, { at: [x, -66 + index * 5], heading: 172 + index * 8, nod: 0, size: 24, near: 1 })) },
  },
  "chilli-seeds": {
    seed: 447,
    stage: { scheme: "mustard", shape: "blob", centre: 540 },
    pot: { profile: "longTom", tone: "slate", width: 290, height: 250, x: 540, decor: "zigzag", accent: "#E9DFC9" },
    plant: shoots({
      count: 6, height: 520, spread: 44, bend: -6, dome: 0.22, over: 0.2, foot: 0.15,
      stalk: { tones: greenery.fresh, from: 14, to: 7 },
      leaf: leafOf({ outline: shape("lance", 0.46), tones: greenery.plain, fine: true, count: 5, droop: 46, gloss: 0.7 }),
      nodes: 8, arrangement: "spiral", length: [150, 100], angle: [80, 44], bare: 0.28, crowned: true,
      heads: [
        { bloom: chilli, size: 30, at: [0.46, 0.6, 0.72, 0.86], out: 26, hangs: true },
        { bloom: star(hue("#F6F3E6", "#B5B49A", "#FFFFF8"), { dot: 0.2, eye: "#C9C26A" }), size: 19, at: [0.9, 0.97], out: 22, nod: 20 },
      ],
    }),
    packet: { at: [890, 972], turn: 6, print: (sheet) => [-32, 2, 36].forEach((x, index) => chilli(sheet, { at: [x, -70], heading: 172 + index * 8, nod: 0, size: 20, near: 1 })) },
  },
};

