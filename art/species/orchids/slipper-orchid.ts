import { greenery, hue, ladder } from "../../grammar/colour.ts";
import { orchid } from "../../grammar/flowers/orchid.ts";
import { tuft } from "../../grammar/habits/tuft.ts";
import { leafOf } from "../../grammar/leaf.ts";
import { shape } from "../../grammar/shapes.ts";
import type { Species } from "../../grammar/species.ts";

const amber = hue("#B08A4A", "#5E3E22", "#DDBB84");

export const slipperOrchid: Species = {
  seed: 352,
  zoom: 1.06,
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
};
