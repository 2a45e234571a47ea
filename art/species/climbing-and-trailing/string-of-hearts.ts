import { ladder } from "#grammar/colour.ts";
import { trailing } from "#grammar/habits/trailing.ts";
import { leafOf } from "#grammar/leaf.ts";
import { all, spots, veined } from "#grammar/markings.ts";
import { points } from "#geometry.ts";
import type { Species } from "#grammar/species.ts";

/** As broad as long, with a deep notch. */
const heart = points(
  "0 0.1, 0.1 -0.05, 0.27 -0.1, 0.44 -0.01, 0.5 0.18, 0.44 0.42, 0.29 0.67, 0.12 0.89, 0 1",
);

export const stringOfHearts: Species = {
  seed: 324,
  stage: { scheme: "sage", shape: "blob", table: "none" },
  pot: {
    profile: "cup",
    tone: "terracotta",
    width: 250,
    height: 170,
    foot: 430,
    hung: true,
    decor: "bands",
    accent: "#F0BE9F",
  },
  plant: trailing({
    strands: 9,
    fall: 690,
    shortest: 0.45,
    every: 88,
    pairs: true,
    length: [66, 54],
    swing: 90,
    mound: [6, 8],
    moundReach: 46,
    parted: 0.45,
    stalk: { tones: ladder("#7A4652", "#9A5F68", "#B98088"), from: 3, to: 2 },
    petiole: 10,
    hang: 0.4,
    angle: 108,
    leaf: leafOf({
      outline: heart,
      tones: ladder("#2C5144", "#42705A", "#67937A"),
      veins: "none",
      flat: true,
      rim: "#A77A80",
      marking: all(spots("#C4D2BC", 11, 0.062, 1.7, 0.9), veined("#E3E8D4")),
    }),
  }),
};
