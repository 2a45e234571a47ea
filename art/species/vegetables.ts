import { stroke } from "../brush.ts";
import { times, type Point } from "../geometry.ts";
import { pinnate } from "../grammar/compound.ts";
import { greenery, hue, ladder } from "../grammar/colour.ts";
import { open } from "../grammar/flowers/open.ts";
import { clump } from "../grammar/habits/clump.ts";
import { roots } from "../grammar/habits/roots.ts";
import { rosettes } from "../grammar/habits/rosette.ts";
import { leafOf } from "../grammar/leaf.ts";
import { together, type Plant } from "../grammar/plant.ts";
import { fingered, lobed, shape, wavy } from "../grammar/shapes.ts";
import { bodies, solid } from "../grammar/solid.ts";
import type { Collection } from "../grammar/species.ts";
import type { Sheet } from "../sheet.ts";

const orange = hue("#DE7B33", "#8F3F1D", "#F6B26B");
const carrot = {
  half: bodies.carrot,
  tone: orange,
  gleam: 0,
  inside: (place: (point: Point) => Point, sheet: Sheet) =>
    times(11, (index) => {
      const [y, way] = [0.05 + index * 0.075, index % 2 ? 1 : -1];
      stroke(sheet, [place([way * 0.13, y]), place([way * 0.08, y + 0.008]), place([way * 0.03, y + 0.002])], orange.deep, { from: 3.4, to: 0.8, attributes: 'opacity=".55"' });
    }),
};
const radish = { half: bodies.radish, tone: hue("#C93A5A", "#7A1838", "#F2A0AE"), gleam: 0.6 };
const beet = { half: bodies.beet, tone: hue("#7A2444", "#43122A", "#B5607A"), gleam: 0 };
const courgette = {
  half: bodies.cucumber,
  tone: hue("#2F5A3A", "#14301F", "#6F9A5C"),
  gleam: 0.35,
  inside: (place: (point: Point) => Point, sheet: Sheet) => times(40, () => sheet.dot(place([sheet.between(-0.1, 0.1), sheet.between(0.05, 0.97)]), 2, "#9DBB7C", 'opacity=".7"')),
};
const kuri = {
  half: bodies.kuri,
  tone: hue("#DD5F2C", "#8A2A18", "#F6A765"),
  gleam: 0.35,
  inside: (place: (point: Point) => Point, sheet: Sheet) =>
    [-0.28, -0.1, 0.1, 0.28].forEach((x) => stroke(sheet, [0.04, 0.25, 0.5, 0.75, 0.96].map((y) => place([x * Math.sin(Math.PI * Math.min(1, y * 0.9 + 0.1)) * 1.5, y])), "#A83E1E", { from: 5, to: 3, attributes: 'opacity=".4"' })),
};
const lacy = leafOf({ outline: fingered(shape("lance", 0.62), 3, 0.12), tones: greenery.fresh, flat: true, veins: "none" });
const marrowLeaf = leafOf({ outline: lobed([[124, 0.6, 0.42], [62, 0.82, 0.46], [0, 0.98, 0.5]], 0.84, 0.72), tones: ladder("#2A5A3C", "#4C8150", "#8FB06E"), fine: true, veins: "palm", veinWidth: 1.2, gloss: 0.35, droop: 30 });
const marrowFlower = open({ whorls: [{ count: 5, length: 1, outline: shape("ovate", 0.6), tone: hue("#F2B632", "#B5701A", "#FBE08A"), rise: [60, 16], from: 0.14, veins: 3, fine: true }] });

/** Fruit that lies where it grew: place, heading, length. */
const lying =
  (form: typeof courgette | typeof kuri, places: readonly (readonly [x: number, y: number, heading: number, long: number])[], stalk: string): Plant =>
  (sheet) =>
  () => {
    for (const [x, y, heading, long] of places) {
      const turn = (heading * Math.PI) / 180;
      stroke(sheet, [[x - Math.sin(turn) * long * 0.2, y + Math.cos(turn) * long * 0.2], [x - Math.sin(turn) * long * 0.08, y + Math.cos(turn) * long * 0.1], [x + Math.sin(turn) * 6, y - Math.cos(turn) * 6]], stalk, { from: long * 0.11, to: long * 0.085 });
      solid(sheet, [x, y], heading, long, form);
    }
  };

export const vegetableSeeds: Collection = {
  "carrot-seeds": {
    seed: 441,
    stage: { scheme: "honey", shape: "sun", table: "soil", tableTop: 690 },
    plant: roots({
      plants: [[330, 716, 183, 0.86], [490, 708, 178, 1], [645, 714, 182, 0.88]],
      long: 380, body: carrot, hairs: 10,
      leaf: pinnate({ leaflet: pinnate({ leaflet: lacy, pairs: 2, sizes: [0.44, 0.4, 0.3], from: 0.4, terminal: 0.4, rachis: { tones: greenery.fresh, from: 3, to: 1.5 } }), pairs: 5, sizes: [0.36, 0.34, 0.22], from: 0.42, terminal: 0.26, rachis: { tones: greenery.lime, from: 8, to: 3 } }),
      leaves: [[-18, 370, -14, 0.1], [16, 390, 16, 0.2], [-4, 440, -8, 0.5], [-30, 250, -28, 0.75], [28, 240, 28, 0.9]],
    }),
    packet: { at: [985, 545], turn: 3, scale: 0.9, on: "stick", print: (sheet) => [-34, 2, 38].forEach((x, index) => solid(sheet, [x, -40 + index * 6], 190 - index * 9, 96, carrot)) },
  },
  "radish-seeds": {
    seed: 442,
    stage: { scheme: "mist", shape: "blob", table: "none" },
    lying: true,
    plant: roots({
      plants: [[330, 720, 196, 0.9], [770, 730, 166, 0.92], [440, 760, 188, 1], [660, 770, 172, 1], [550, 800, 180, 1.08]],
      long: 170, body: radish, hairs: 0,
      leaf: leafOf({ outline: wavy(shape("spoon", 0.44), 7, 0.018), tones: greenery.fresh, fine: true, flat: true, count: 7, veinColour: "#C9CFA0" }),
      leaves: [[-14, 430, -16, 0.2], [12, 450, 14, 0.35], [0, 400, 4, 0.6], [-24, 300, -20, 0.85]],
    }),
    packet: { at: [925, 925], turn: 9, scale: 0.95, on: "paper", print: (sheet) => [[-30, -30], [30, -26], [0, 4]].forEach(([x, y]) => solid(sheet, [x ?? 0, y ?? 0], 180, 62, radish)) },
  },
  "lettuce-seeds": {
    seed: 443,
    stage: { scheme: "brick", shape: "window" },
    pot: { profile: "dish", tone: "wood", width: 520, height: 230, decor: "planks", x: 540 },
    plant: rosettes(
      open({
        whorls: [11, 10, 9, 7, 6, 4].map((count, index) => ({
          count, length: [1, 0.9, 0.76, 0.6, 0.46, 0.32][index] ?? 0.3, outline: wavy(shape("spoon", 0.86), 6, 0.022),
          tone: [hue("#6FA04C", "#2F5F38", "#B5CF7C"), hue("#86B056", "#3A6A3C", "#C9DC90"), hue("#9CBF62", "#4A7A40", "#D8E6A0")][Math.min(2, index >> 1)] ?? hue("#9CBF62"),
          rise: [[14, 30], [26, 44], [40, 58], [54, 72], [66, 84], [76, 92]][index] as [number, number], turn: index * 21, veins: 5, fine: index < 2, base: index * 0.03,
        })),
      }),
      [[-140, 64, 200, -6, 52], [150, 60, 196, 6, 52], [4, 24, 230, 0, 50]],
    ),
    packet: { at: [950, 970], turn: 6, print: (sheet) => open({ whorls: [{ count: 9, length: 1, outline: shape("spoon", 0.8), tone: hue("#86B056", "#3A6A3C"), rise: [20, 34], veins: 3 }, { count: 7, length: 0.66, outline: shape("spoon", 0.8), tone: hue("#A9C96C", "#4A7A40"), rise: [50, 66], veins: 3 }] })(sheet, { at: [0, -4], heading: 0, nod: 40, size: 60, near: 0.8 }) },
  },
  "courgette-seeds": {
    seed: 444,
    stage: { scheme: "sky", shape: "sun" },
    pot: { profile: "tub", tone: "zinc", width: 340, height: 230, x: 540 },
    plant: together(
      clump({
        leaf: marrowLeaf, layers: [4, 5, 5, 4], length: [210, 190], reach: 470, aside: 330, low: 0.1,
        stalk: { tones: greenery.fresh, from: 18, to: 12 }, turn: [46, 90], towards: [6, 26],
        scapes: [{ bloom: marrowFlower, heads: [[-90, 250, -16, 56, 84], [120, 210, 22, 52, 78], [10, 330, 4, 58, 80]], stalk: { tones: greenery.fresh, from: 13, to: 10 }, after: 2 }],
      }),
      lying(courgette, [[470, 846, 196, 230], [160, 1010, 84, 250], [150, 1066, 78, 280]], "#8FB06E"),
    ),
    packet: { at: [930, 970], turn: 6, print: (sheet) => [-26, 22].forEach((x, index) => solid(sheet, [x - 20, -64 + index * 10], 158, 120, courgette)) },
  },
  "pumpkin-seeds": {
    seed: 448,
    stage: { scheme: "night", shape: "sun", tableTop: 800 },
    plant: together(
      (sheet) => {
        const vine: Point[] = [[120, 760], [280, 690], [470, 730], [640, 660], [830, 720], [1010, 650], [1090, 690]];
        stroke(sheet, vine, "#5C8A4C", { from: 18, to: 8 });
        [[200, 700, -36, 220], [330, 650, -8, 250], [480, 690, 14, 230], [600, 640, -16, 260], [760, 670, 20, 250], [900, 650, 6, 230], [1010, 650, 44, 200], [260, 740, -70, 190], [900, 720, 70, 190]].forEach(([x, y, heading, long], index) => marrowLeaf(sheet, { from: [x ?? 0, y ?? 0], heading: heading ?? 0, length: long ?? 200, near: 0.2 + 0.08 * index, towards: 10 }));
        marrowFlower(sheet, { at: [690, 560], heading: 14, nod: 52, size: 86, near: 0.8 });
      },
      lying(kuri, [[330, 726, 183, 320], [785, 690, 176, 350], [560, 770, 181, 300]], "#C9B27A"),
    ),
    packet: { at: [960, 985], turn: 6, print: (sheet) => solid(sheet, [0, -66], 180, 116, kuri) },
  },
  "beetroot-seeds": {
    seed: 449,
    stage: { scheme: "rose", shape: "hill", table: "soil", tableTop: 760 },
    plant: roots({
      plants: [[310, 766, 181, 0.82], [490, 760, 179, 0.98], [660, 764, 181, 0.86]],
      long: 250, body: beet, hairs: 7,
      leaf: leafOf({ outline: wavy(shape("ovate", 0.36).map(([x, y]): Point => [y < 0.3 ? 0.012 + x * Math.max(0, (y - 0.24) / 0.06) : x, y]), 7, 0.008), tones: ladder("#274F36", "#467A48", "#86AC66", "#A8385A"), fine: true, flat: true, count: 8, veinWidth: 1.5, veinColour: "#A8385A" }),
      leaves: [[-20, 460, -16, 0.1], [18, 480, 16, 0.25], [-6, 520, -6, 0.45], [-34, 360, -26, 0.7], [30, 380, 26, 0.85], [6, 400, 8, 0.95]],
    }),
    packet: { at: [975, 580], turn: -3, scale: 0.95, on: "stick", print: (sheet) => [[-32, -34], [32, -28]].forEach(([x, y]) => solid(sheet, [x ?? 0, y ?? 0], 180, 84, beet)) },
  },
};

