import { ladder } from "#grammar/colour.ts";
import { digitate } from "#grammar/compound.ts";
import { shoots } from "#grammar/habits/shoots.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const umbrellaBamboo: Species = {
  seed: 477,
  stage: { scheme: "brick", shape: "sun" },
  pot: { profile: "belly", tone: "forest", width: 340, height: 250 },
  plant: shoots({
    count: 13,
    height: 660,
    spread: 22,
    bend: 40,
    dome: 0.22,
    foot: 0.6,
    over: 0.05,
    stalk: { tones: ladder("#5E7A3A", "#93A04C", "#C9BF6A"), from: 9, to: 3 },
    leaf: digitate(
      leafOf({
        outline: shape("grass", 0.2),
        tones: ladder("#2F6A44", "#5A9456", "#A3C67A"),
        flat: true,
        veins: "midrib",
      }),
      [
        [-44, 0.8],
        [40, 0.86],
        [-4, 1],
      ],
      0.3,
    ),
    nodes: 9,
    arrangement: "alternate",
    length: [150, 120],
    angle: [88, 40],
    bare: 0.32,
    crowned: true,
    curl: -14,
  }),
};
