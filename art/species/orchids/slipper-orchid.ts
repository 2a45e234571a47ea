import { greenery, hue, ladder } from "#grammar/colour.ts";
import { slipper } from "#grammar/flowers/slipper.ts";
import { tuft } from "#grammar/habits/tuft.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

const amber = hue("#B0813F", "#5E3420", "#DDB878");

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
      outline: shape("strap", 0.15),
      tones: greenery.plain,
      fine: true,
      flat: true,
      veins: "midrib",
      gloss: 0.6,
    }),
    scapes: [
      {
        bloom: slipper({
          dorsal: hue("#EEF0D2", "#8A9A56", "#FFFFF4"),
          heart: "#8FA84E",
          stripe: "#6E2F3A",
          petals: amber,
          sepal: hue("#BECB86", "#6B7A3A"),
          pouch: hue("#B8883A", "#5E3A1C", "#F0D08A"),
          shield: hue("#DDBB58", "#8C6A2E"),
        }),
        heads: [
          [-80, 480, -5, 0, 150],
          [190, 350, 7, 0, 132],
        ],
        stalk: { tones: ladder("#5E4A3A", "#7A5F48", "#947860"), from: 13, to: 10 },
      },
    ],
  }),
};
