import { ladder } from "../../grammar/colour.ts";
import { tails } from "../../grammar/habits/tails.ts";
import type { Species } from "../../grammar/species.ts";

/** Blue-green with a bloom on it. */
export const burroTones = ladder("#4E7F72", "#86B29C", "#C6DCC4", "#EEF3DC");

export const burrosTail: Species = {
  seed: 365,
  stage: { scheme: "coral", shape: "arch", table: "none" },
  pot: { profile: "belly", tone: "ochre", width: 320, height: 220, foot: 470, hung: true },
  plant: tails({
    tones: burroTones,
    leaf: 70,
    every: 31,
    tails: [
      [-0.98, 430, -34],
      [0.98, 370, 40],
      [-0.66, 640, -34],
      [0.7, 560, 30],
      [1, 600, 70],
      [-1, 570, -84],
      [-0.44, 300, -8],
      [0.46, 690, 12],
    ],
  }),
};
