import { greenery, hue, ladder } from "../grammar/colour.ts";
import { orchid } from "../grammar/flowers/orchid.ts";
import { spray } from "../grammar/habits/orchid-spray.ts";
import { shoots } from "../grammar/habits/shoots.ts";
import { tuft } from "../grammar/habits/tuft.ts";
import { leafOf } from "../grammar/leaf.ts";
import { shape } from "../grammar/shapes.ts";
import type { Collection } from "../grammar/species.ts";

const white = hue("#F6F0E6", "#A79AA8", "#FFFEFA");
const mauve = hue("#E7B6CF", "#9A4A80", "#FBEAF0");
const amber = hue("#B08A4A", "#5E3E22", "#DDBB84");

export const orchids: Collection = {
  "moth-orchid": {
    seed: 351,
    stage: { scheme: "plum", shape: "arch" },
    pot: { profile: "tumbler", tone: "celadon", width: 250, height: 220, decor: "fluted" },
    plant: spray({
      leaf: leafOf({
        outline: shape("strap", 0.34),
        tones: greenery.deep,
        fine: true,
        veins: "midrib",
        flat: true,
        gloss: 0.8,
      }),
      leaves: [
        [-66, 290, -40, 0.2],
        [62, 300, 44, 0.25],
        [-40, 240, -50, 0.5],
        [84, 230, 40, 0.75],
        [-84, 240, -44, 0.9],
      ],
      arcs: [
        { top: [-80, 690], end: [-350, 470], flowers: 5, from: 0.5 },
        { top: [90, 740], end: [370, 520], flowers: 5, from: 0.47 },
      ],
      bloom: orchid({
        kind: "moth",
        sepals: { outline: shape("oval", 0.6), tone: white, veins: 3, fine: true },
        petals: { outline: shape("kidney", 1.12), tone: white, veins: 5, fine: true },
        lip: hue("#F4E6C8", "#A97B55"),
        throat: "#C98A2E",
      }),
      size: 86,
      buds: 4,
    }),
  },
  "slipper-orchid": {
    seed: 352,
    stage: { scheme: "sage", shape: "sun" },
    pot: { profile: "egg", tone: "terracotta", width: 290, height: 220 },
    plant: tuft({
      count: 15,
      length: [380, 420],
      spread: 80,
      bend: 56,
      foot: 0.3,
      short: 0.3,
      over: 0.25,
      blade: leafOf({
        outline: shape("strap", 0.13),
        tones: greenery.plain,
        fine: true,
        flat: true,
        veins: "midrib",
        gloss: 0.6,
      }),
      scapes: [
        {
          bloom: orchid({
            kind: "slipper",
            dorsal: {
              outline: shape("ovate", 0.94),
              tone: hue("#C9CF86", "#6B7A3A", "#F8F6E4"),
              veins: 7,
              fine: true,
              heart: "#7A8A3E",
              heartReach: 0.8,
              tip: "#FBF7EA",
            },
            sepals: { outline: shape("ovate", 0.7), tone: hue("#B9C486", "#6B7A3A"), veins: 3, fine: true },
            petals: { outline: shape("strap", 0.36), tone: amber, veins: 7, fine: true },
            lip: hue("#B8923F", "#5E4A1C", "#E8D28A"),
            throat: "#8C6A2E",
          }),
          heads: [
            [-70, 560, -6, 12, 178],
            [170, 400, 10, 14, 150],
          ],
          stalk: { tones: ladder("#5E4A3A", "#7A5F48", "#947860"), from: 13, to: 10 },
        },
      ],
    }),
  },
  "noble-dendrobium": {
    seed: 353,
    stage: { scheme: "mist", shape: "arch" },
    pot: { profile: "cylinder", tone: "ochre", width: 260, height: 220, decor: "speckled" },
    plant: shoots({
      count: 6,
      height: 600,
      spread: 26,
      bend: 12,
      dome: 0.2,
      foot: 0.4,
      stalk: { tones: ladder("#6E7A3E", "#97A055", "#BFC27C"), from: 22, to: 14 },
      leaf: leafOf({
        outline: shape("strap", 0.2),
        tones: greenery.plain,
        fine: true,
        veins: "midrib",
        flat: true,
      }),
      nodes: 6,
      arrangement: "alternate",
      length: [170, 130],
      angle: [66, 40],
      bare: 0.3,
      crowned: true,
      heads: [
        {
          bloom: orchid({
            kind: "noble",
            sepals: { outline: shape("oval", 0.5), tone: mauve, tip: "#C25C96", veins: 3 },
            petals: { outline: shape("oval", 0.66), tone: mauve, tip: "#C25C96", veins: 3 },
            lip: hue("#F6E9DC", "#B8608E"),
            throat: "#5E1A44",
          }),
          size: 56,
          nod: 22,
          at: [0.44, 0.54, 0.64, 0.74, 0.84, 0.94],
          out: 46,
          share: 0.9,
        },
      ],
    }),
  },
};
