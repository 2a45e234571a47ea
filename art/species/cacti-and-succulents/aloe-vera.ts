import { ladder } from "#grammar/colour.ts";
import { tuft } from "#grammar/habits/tuft.ts";
import { leafOf } from "#grammar/leaf.ts";
import { spots } from "#grammar/markings.ts";
import { shape, toothed } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const aloeVera: Species = {
  seed: 361,
  zoom: 1.08,
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
};
