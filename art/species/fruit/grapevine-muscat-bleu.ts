import { points } from "#geometry.ts";
import { hue, ladder } from "#grammar/colour.ts";
import { climber } from "#grammar/habits/climber.ts";
import { leafOf, type LeafForm } from "#grammar/leaf.ts";
import { palmate } from "#grammar/markings.ts";
import { bodies, bunch, fruit } from "#grammar/solid.ts";
import type { Species } from "#grammar/species.ts";

/** Five shallow lobes, coarse teeth, a heart's notch at the stalk. */
const vine = points(
  "0 0, 0.04 -0.1, 0.13 -0.19, 0.22 -0.17, 0.27 -0.24, 0.34 -0.16, 0.44 -0.17, 0.44 -0.06, 0.54 -0.02, 0.5 0.07, 0.45 0.13, 0.55 0.14, 0.56 0.24, 0.66 0.3, 0.6 0.37, 0.64 0.47, 0.54 0.47, 0.5 0.56, 0.42 0.52, 0.33 0.47, 0.36 0.58, 0.3 0.62, 0.33 0.73, 0.24 0.73, 0.22 0.84, 0.14 0.83, 0.09 0.93, 0 1.02",
);

export const vineLeaf: LeafForm = {
  outline: vine,
  tones: ladder("#3A7242", "#699A52", "#B4CC7C"),
  sharp: true,
  fine: true,
  veins: "none",
  marking: palmate([
    [0, 1],
    [0.6, 0.44],
    [0.5, -0.02],
    [0.3, -0.2],
  ]),
  gloss: 0.5,
  shade: 0.5,
  droop: 24,
  fold: 8,
};

export const grapevineMuscatBleu: Species = {
  seed: 467,
  zoom: 1.06,
  stage: { scheme: "apricot", shape: "wall" },
  pot: { profile: "tub", tone: "wood", width: 330, height: 230, decor: "planks" },
  plant: climber({
    on: "ladder",
    height: 660,
    stems: 4,
    stalk: { tones: ladder("#5B4636", "#7A6149", "#9B8061"), from: 15, to: 6 },
    wander: 26,
    rounds: 2,
    tendrils: true,
    leaf: leafOf(vineLeaf),
    nodes: 6,
    arrangement: "alternate",
    length: [128, 104],
    angle: [96, 62],
    bare: 0.2,
    heads: [
      {
        bloom: bunch(
          fruit({
            half: bodies.globe,
            tone: hue("#4A3A6E", "#1F1838", "#9A8CC0"),
            long: 2,
            gleam: 0.35,
            plain: true,
          }),
          [3, 4, 4, 3, 3, 2, 1],
          { every: 1.3, wide: 1.55, stalk: "#8A9A5A" },
        ),
        size: 17,
        at: [0.4, 0.66],
        out: 34,
        share: 0.8,
        hangs: true,
      },
    ],
  }),
};
