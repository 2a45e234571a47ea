import { greenery, hue, ladder } from "#grammar/colour.ts";
import { bead, spike } from "#grammar/flowers/heads.ts";
import { bowlOf } from "#grammar/habits/bulbs.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import { fresh } from "./shared.ts";
import type { Species } from "#grammar/species.ts";

export const grapeHyacinth: Species = {
  seed: 405,
  zoom: 1.12,
  stage: { scheme: "cream", shape: "blob" },
  pot: { profile: "bowl", tone: "ochre", width: 360, height: 200, decor: "rings" },
  plant: bowlOf(
    {
      plants: [],
      stem: 320,
      bend: 5,
      stalk: { tones: ladder("#4F7A50", "#6E9A5C", "#9CB97A"), from: 11, to: 9 },
      leaf: leafOf({ outline: shape("grass", 0.034), tones: greenery.fresh, flat: true, veins: "midrib" }),
      leaves: [
        [-18, 380, -44, 0.3],
        [20, 400, 46, 0.4],
        [-30, 300, -60, 0.7],
        [26, 320, 60, 0.8],
      ],
      size: 170,
      nod: 40,
      bloom: spike({
        floret: bead(hue("#4A59A8", "#24306E", "#93A6DE"), 1.25),
        rows: 10,
        around: 6,
        size: [0.1, 0.05],
        out: 0.135,
        droop: 50,
        stalk: fresh(9, 4),
        from: 0,
      }),
    },
    13,
    30,
  ),
};
