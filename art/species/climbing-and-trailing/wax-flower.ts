import { greenery, hue, ladder } from "#grammar/colour.ts";
import { star, umbel } from "#grammar/flowers/heads.ts";
import { trailing } from "#grammar/habits/trailing.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const waxFlower: Species = {
  seed: 326,
  stage: { scheme: "teal", shape: "arch", table: "none" },
  pot: {
    profile: "belly",
    tone: "bone",
    width: 280,
    height: 210,
    foot: 560,
    hung: true,
    decor: "leaves",
    accent: "#C6633E",
  },
  plant: trailing({
    strands: 8,
    fall: 560,
    shortest: 0.35,
    every: 78,
    pairs: true,
    length: [104, 82],
    swing: 120,
    mound: [4, 5],
    moundReach: 120,
    parted: 0.5,
    stalk: { tones: greenery.olive, from: 7, to: 4 },
    petiole: 14,
    leaf: leafOf({
      outline: shape("oval", 0.46),
      tones: ladder("#25523F", "#437653", "#7FA56C"),
      fine: true,
      veins: "midrib",
      gloss: 0.9,
      fold: 8,
    }),
    heads: {
      bloom: umbel(
        (sheet, pose) => {
          star(hue("#EFC3C0", "#A85E6C", "#FBE6E0"), { width: 0.5, dot: 0 })(sheet, pose);
          star(hue("#C2455A", "#7A2036"), { width: 0.3, dot: 0.4, eye: "#F7DFD6" })(sheet, {
            ...pose,
            size: pose.size * 0.42,
            near: 1,
          });
        },
        { count: 19, size: 0.36, dome: 0.7, depth: 0.8 },
      ),
      size: 76,
      at: [
        [1, 0.62],
        [6, 0.5],
        [3, 0.8],
        [5, 0.86],
      ],
    },
  }),
};
