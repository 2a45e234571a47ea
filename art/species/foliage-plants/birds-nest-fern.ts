import { ladder } from "../../grammar/colour.ts";
import { tuft } from "../../grammar/habits/tuft.ts";
import { leafOf } from "../../grammar/leaf.ts";
import { shape, wavy } from "../../grammar/shapes.ts";
import type { Species } from "../../grammar/species.ts";

export const birdsNestFern: Species = {
  seed: 307,
  stage: { scheme: "night", shape: "sun" },
  pot: { profile: "cup", tone: "ochre", width: 310, height: 220, decor: "speckled" },
  plant: tuft({
    count: 17,
    length: [600, 490],
    spread: 64,
    bend: 34,
    foot: 0.3,
    short: 0.38,
    over: 0.2,
    blade: leafOf({
      outline: wavy(shape("strap", 0.23), 6, 0.008),
      tones: ladder("#2F6B45", "#5D9A52", "#A7C667"),
      fine: true,
      flat: true,
      veins: "midrib",
      veinWidth: 1.1,
      veinColour: "#4B4A2A",
      gloss: 0.8,
    }),
  }),
};
