import { ladder } from "#grammar/colour.ts";
import { tails } from "#grammar/habits/tails.ts";
import type { Species } from "#grammar/species.ts";

/** Blue-green with a bloom on it. */
const burroTones = ladder("#4E7F72", "#86B29C", "#C6DCC4", "#EEF3DC");

export const burrosTail: Species = {
  seed: 365,
  stage: { scheme: "coral", shape: "arch", table: "none" },
  pot: { profile: "cup", tone: "ochre", decor: "rings", width: 470, height: 260, foot: 540, hung: true },
  plant: tails({
    tones: burroTones,
    leaf: 70,
    every: 27,
    tails: [
      [-0.96, 520, -16],
      [0.97, 600, 10],
      [0.74, 430, 16],
      [-0.66, 690, -16],
      [0.3, 640, 10],
    ],
  }),
};
