import { lerp, times } from "../geometry.ts";
import { globeCactus } from "../plants/cactus.ts";
import { greenery, hue, ladder } from "../grammar/colour.ts";
import { tuftOf } from "../grammar/flowers/centres.ts";
import { open, type Whorl } from "../grammar/flowers/open.ts";
import { pads } from "../grammar/habits/pads.ts";
import { rosettes } from "../grammar/habits/rosette.ts";
import { stones } from "../grammar/habits/stones.ts";
import { trailing } from "../grammar/habits/trailing.ts";
import { barks, tree } from "../grammar/habits/tree.ts";
import { tuft } from "../grammar/habits/tuft.ts";
import { leafOf } from "../grammar/leaf.ts";
import { bars, spots } from "../grammar/markings.ts";
import { shape, toothed } from "../grammar/shapes.ts";
import { bodies } from "../grammar/solid.ts";
import type { Collection } from "../grammar/species.ts";

/** Whorls of fleshy leaves from the outermost to the heart: flatter without, steeper within. */
const nest = (
  counts: readonly number[],
  leaf: Pick<Whorl, "outline" | "tone"> & Partial<Whorl>,
  steep = 70,
): Whorl[] =>
  counts.map((count, index) => {
    const share = index / (counts.length - 1);
    return {
      veins: 0,
      fine: true,
      ...leaf,
      count,
      length: lerp(1, 0.26, share),
      rise: [lerp(12, steep, share), lerp(28, steep + 16, share)],
      turn: index * 19,
      base: share * 0.12,
      stray: 2,
    };
  });

export const succulents: Collection = {
  "aloe-vera": {
    seed: 361,
    stage: { scheme: "apricot", shape: "sun" },
    pot: { profile: "flowerpot", tone: "terracotta", width: 310, height: 260, fill: "gravel" },
    plant: tuft({
      count: 17,
      length: [600, 430],
      spread: 54,
      bend: 26,
      foot: 0.34,
      short: 0.4,
      over: 0.2,
      blade: leafOf({
        outline: toothed(shape("sword", 0.17), 15, 0.007),
        tones: ladder("#3E6A58", "#6E9C7C", "#A9C49A"),
        sharp: true,
        fine: true,
        flat: true,
        veins: "none",
        gloss: 0.7,
        rim: "#E6E6BE",
        marking: spots("#DCE6C4", 14, 0.0035, 2.2, 0.6),
      }),
    }),
  },
  "jade-plant": {
    seed: 362,
    stage: { scheme: "mist", shape: "panel", tableTop: 940 },
    pot: { profile: "dish", tone: "slate", width: 340, height: 170, fill: "gravel" },
    plant: tree({
      trunk: { height: 170, width: 62, bark: barks.grey },
      crown: { width: 250, height: 215, middle: 150, shape: "open" },
      twig: {
        leaf: leafOf({
          outline: shape("spoon", 0.68),
          tones: ladder("#2C6444", "#4F8B55", "#93BE79"),
          fine: true,
          veins: "none",
          gloss: 0.9,
          rim: "#B5564A",
          fold: 4,
        }),
        nodes: 3,
        arrangement: "opposite",
        length: [74, 62],
        angle: [72, 40],
        crowned: true,
        long: [66, 100],
        stalk: { tones: () => barks.grey, from: 11, to: 6 },
      },
      layers: [12, 13, 12],
      upright: 0.4,
    }),
  },
  "zebra-haworthia": {
    seed: 363,
    stage: { scheme: "rose", shape: "arch" },
    pot: {
      profile: "cup",
      tone: "bone",
      width: 310,
      height: 220,
      fill: "gravel",
      decor: "zigzag",
      accent: "#2F5D4A",
    },
    plant: tuft({
      count: 25,
      length: [470, 390],
      spread: 76,
      bend: 16,
      foot: 0.22,
      short: 0.42,
      over: 0.3,
      blade: leafOf({
        outline: shape("sword", 0.17),
        tones: ladder("#17382E", "#285542", "#4A7D5C"),
        fine: true,
        flat: true,
        veins: "none",
        gloss: 0.4,
        marking: bars("#F2F0DE", 17),
      }),
    }),
  },
  "mexican-snowball": {
    seed: 364,
    stage: { scheme: "plum", shape: "sun" },
    pot: { profile: "bowl", tone: "terracotta", width: 400, height: 230, fill: "gravel", foot: 1040 },
    plant: rosettes(
      open({
        whorls: nest([13, 13, 11, 9, 8, 6, 4], {
          outline: shape("spoon", 0.5),
          tone: hue("#AFC9BC", "#4A7A72", "#E6EFE2"),
          tip: "#D9A79A",
          tipReach: 0.16,
        }),
      }),
      [
        [-170, 10, 130, -10, 40],
        [176, 4, 118, 12, 40],
        [0, 62, 270, 0, 36],
      ],
    ),
  },
  "burros-tail": {
    seed: 365,
    stage: { scheme: "coral", shape: "arch", table: "none" },
    pot: { profile: "belly", tone: "cream", width: 300, height: 200, foot: 470, hung: true },
    plant: trailing({
      strands: 8,
      fall: 620,
      shortest: 0.4,
      every: 16,
      length: [66, 44],
      swing: 70,
      mound: [8, 10, 10],
      moundReach: 46,
      parted: 0.4,
      pairs: true,
      angle: 42,
      stalk: { tones: greenery.silver, from: 4, to: 3 },
      petiole: 3,
      hang: 0.35,
      leaf: leafOf({
        outline: shape("oval", 0.56),
        tones: ladder("#5F8F7C", "#8FB59C", "#C3D9BE"),
        veins: "none",
        fold: 6,
        rim: "#E6EFD8",
      }),
    }),
  },
  "living-stones": {
    seed: 366,
    stage: { scheme: "cream", shape: "blob", tableTop: 760 },
    pot: {
      profile: "dish",
      tone: "terracotta",
      width: 660,
      height: 190,
      fill: "gravel",
      foot: 1000,
      tilt: 0.36,
    },
    plant: stones({
      tones: [
        hue("#B58A68", "#6B3F2E", "#DDBE98"),
        hue("#9A9A84", "#55523E", "#C9C6A8"),
        hue("#C29A7C", "#7A4430", "#E6CBAA"),
      ],
      bodies: [
        [-130, -72, 84, 0],
        [40, -88, 92, 1],
        [186, -60, 80, 2],
        [-214, -16, 80, 1],
        [-62, -2, 100, 2],
        [98, -6, 96, 0, true],
        [226, -4, 74, 1],
        [12, 46, 78, 2],
        [-150, 40, 72, 0],
      ],
      bloom: open({
        whorls: [
          {
            count: 22,
            length: 1,
            outline: shape("strap", 0.17),
            tone: hue("#F2CF4E", "#B2801E", "#FBEFA8"),
            rise: [18, 6],
            from: 0.1,
            veins: 0,
          },
          {
            count: 18,
            length: 0.82,
            outline: shape("strap", 0.17),
            tone: hue("#F5D862", "#B2801E", "#FBEFA8"),
            rise: [32, 18],
            from: 0.1,
            veins: 0,
            turn: 8,
          },
        ],
        centre: tuftOf({ count: 26, long: 0.22, thread: "#E2A92E", pollen: "#F7E08A", dot: 0.05 }),
      }),
    }),
  },
  "bunny-ear-cactus": {
    seed: 367,
    stage: { scheme: "clay", shape: "sun" },
    pot: {
      profile: "tumbler",
      tone: "cream",
      width: 300,
      height: 230,
      fill: "gravel",
      decor: "dipped",
      accent: "#E0A58C",
    },
    plant: pads(
      { half: bodies.egg, tone: hue("#6A9B62", "#2B5A45", "#A9C987"), gleam: 0 },
      [
        [-60, 0, -14, 300],
        [70, -6, 16, 260],
        [0, 10, 2, 330],
        [-150, 250, -34, 200],
        [-64, 280, -4, 220],
        [-20, 318, -10, 250],
        [60, 318, 24, 240],
        [150, 232, 42, 180],
        [-12, 550, 4, 150],
        [150, 520, 30, 140],
      ],
      "#F3DE8C",
    ),
  },
  "golden-barrel-cactus": {
    seed: 368,
    stage: { scheme: "night", shape: "arch" },
    pot: { profile: "bowl", tone: "blush", width: 380, height: 210, fill: "gravel", decor: "rings" },
    plant: (sheet, { x, y }) => {
      globeCactus(sheet, x, y - 170, 235, { ribs: 19, rows: 13, long: 0.13, thorn: "#E8BE4C" });
      times(46, (index) =>
        sheet.dot(
          [
            x + Math.cos(index * 2.4) * Math.sqrt(index) * 9,
            y - 360 + Math.sin(index * 2.4) * Math.sqrt(index) * 3,
          ],
          7,
          index % 3 ? "#F3DE8C" : "#D9AE4A",
        ),
      );
    },
  },
  "queen-victoria-agave": {
    seed: 369,
    stage: { scheme: "sun", shape: "hill" },
    pot: { profile: "urn", tone: "slate", width: 380, height: 280, fill: "gravel" },
    plant: rosettes(
      open({
        whorls: nest(
          [15, 14, 12, 10, 8, 5],
          { outline: shape("sword", 0.36), tone: hue("#4A7A5C", "#1B4033", "#86AC86"), edge: "#F3F0DC" },
          74,
        ),
      }),
      [[0, 70, 290, 0, 44]],
    ),
  },
  houseleek: {
    seed: 370,
    stage: { scheme: "sage", shape: "sun" },
    pot: { profile: "dish", tone: "zinc", width: 520, height: 170, fill: "gravel", foot: 1040 },
    plant: rosettes(
      open({
        whorls: nest([16, 15, 13, 11, 9, 7, 5], {
          outline: shape("spoon", 0.42),
          tone: hue("#7EA36A", "#35603F", "#B9CF8E"),
          tip: "#8E3B44",
          tipReach: 0.26,
          fine: false,
        }),
      }),
      [
        [-120, 66, 150, -8, 44],
        [110, 76, 170, 6, 44],
        [-205, 6, 100, -20, 46],
        [208, 4, 110, 20, 46],
        [-16, 8, 180, 0, 42],
        [118, -18, 84, 10, 46],
        [-130, -16, 90, -8, 46],
      ],
    ),
  },
};
