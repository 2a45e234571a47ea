import { hue, ladder } from "../../grammar/colour.ts";
import { climber } from "../../grammar/habits/climber.ts";
import { leafOf } from "../../grammar/leaf.ts";
import { lobed, toothed } from "../../grammar/shapes.ts";
import { bodies, bunch, fruit } from "../../grammar/solid.ts";
import type { Species } from "../../grammar/species.ts";

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
    leaf: leafOf({
      outline: toothed(
        lobed(
          [
            [116, 0.62, 0.4],
            [58, 0.84, 0.42],
            [0, 1, 0.46],
          ],
          0.66,
          0.66,
        ),
        16,
        0.022,
      ),
      tones: ladder("#2F6A3F", "#5A9150", "#A9C772"),
      sharp: true,
      fine: true,
      veins: "palm",
      veinWidth: 1.2,
      gloss: 0.45,
      droop: 30,
    }),
    nodes: 6,
    arrangement: "alternate",
    length: [150, 118],
    angle: [92, 56],
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
        size: 19,
        at: [0.4, 0.66],
        out: 34,
        hangs: true,
      },
    ],
  }),
};
