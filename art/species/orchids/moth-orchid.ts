import { greenery, hue } from "#grammar/colour.ts";
import { orchid } from "#grammar/flowers/orchid.ts";
import { spray } from "#grammar/habits/orchid-spray.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

const white = hue("#F6F0E6", "#A79AA8", "#FFFEFA");

export const mothOrchid: Species = {
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
};
