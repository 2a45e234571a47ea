import { ladder } from "#grammar/colour.ts";
import { tiers } from "#grammar/flowers/tiers.ts";
import { segments } from "#grammar/habits/segments.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape, toothed } from "#grammar/shapes.ts";
import { pink } from "./shared.ts";
import type { Species } from "#grammar/species.ts";

export const christmasCactus: Species = {
  seed: 344,
  stage: { scheme: "forest", shape: "blob" },
  pot: {
    profile: "bowl",
    tone: "terracotta",
    width: 330,
    height: 190,
    stand: "saucer",
    decor: "zigzag",
    accent: "#F6EBCB",
  },
  plant: segments({
    arms: 17,
    joints: 5,
    long: 84,
    spread: 66,
    bend: 60,
    segment: leafOf({
      outline: toothed(shape("spoon", 0.56), 3, 0.05),
      tones: ladder("#24573C", "#3F7F4D", "#82B067"),
      sharp: true,
      fine: true,
      flat: true,
      veins: "midrib",
      gloss: 0.5,
    }),
    bloom: tiers({
      tone: pink,
      tiers: [
        [0.1, 0.8, 62],
        [0.42, 0.86, 48],
        [0.78, 0.95, 30],
      ],
      petals: 5,
      thread: "#FBE6EA",
      pollen: "#F2D06A",
    }),
    size: 70,
    share: 0.7,
  }),
};
