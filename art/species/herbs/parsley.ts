import { greenery, ladder } from "../../grammar/colour.ts";
import { digitate } from "../../grammar/compound.ts";
import { clump } from "../../grammar/habits/clump.ts";
import { leafOf } from "../../grammar/leaf.ts";
import { lobed, toothed } from "../../grammar/shapes.ts";
import type { Species } from "../../grammar/species.ts";

export const parsley: Species = {
  seed: 377,
  zoom: 1.04,
  stage: { scheme: "apricot", shape: "arch" },
  pot: { profile: "egg", tone: "cream", width: 290, height: 220, decor: "leaves", accent: "#4A7E57" },
  plant: clump({
    leaf: digitate(
      digitate(
        leafOf({
          outline: toothed(
            lobed(
              [
                [58, 0.72, 0.34],
                [0, 1, 0.4],
              ],
              0.52,
              0.62,
            ),
            9,
            0.034,
          ),
          tones: ladder("#2A6640", "#4A8B48", "#92BE62"),
          sharp: true,
          veins: "palm",
          veinWidth: 0.9,
          fold: 10,
        }),
        [
          [-62, 0.76],
          [62, 0.76],
          [0, 1],
        ],
        0.3,
      ),
      [
        [-66, 0.8],
        [66, 0.8],
        [0, 1],
      ],
      0.2,
    ),
    layers: [5, 6, 6, 6],
    length: [190, 165],
    reach: 400,
    aside: 270,
    low: 0.12,
    stalk: { tones: greenery.fresh, from: 7, to: 5 },
    turn: [40, 84],
  }),
};
