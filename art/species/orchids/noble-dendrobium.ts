import { greenery, hue, ladder } from "#grammar/colour.ts";
import { orchid } from "#grammar/flowers/orchid.ts";
import { shoots } from "#grammar/habits/shoots.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

const mauve = hue("#E7B6CF", "#9A4A80", "#FBEAF0");

export const nobleDendrobium: Species = {
  seed: 353,
  zoom: 1.12,
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
};
