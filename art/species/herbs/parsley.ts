import { points } from "#geometry.ts";
import { greenery, ladder } from "#grammar/colour.ts";
import { digitate, pinnate } from "#grammar/compound.ts";
import { clump } from "#grammar/habits/clump.ts";
import { leafOf } from "#grammar/leaf.ts";
import type { Species } from "#grammar/species.ts";

/** A wedge cut into three, and each part cut again. */
const wedge = points(
  "0.02 0, 0.12 0.26, 0.3 0.38, 0.42 0.38, 0.4 0.5, 0.5 0.58, 0.38 0.64, 0.36 0.76, 0.24 0.68, 0.16 0.62, 0.19 0.78, 0.27 0.86, 0.16 0.89, 0.12 1, 0.04 0.94, 0 0.98",
);

const leaflet = leafOf({
  outline: wedge,
  tones: ladder("#2A6640", "#4F9248", "#A3CB6C"),
  sharp: true,
  flat: true,
  veins: "feather",
  count: 3,
  veinWidth: 1.2,
});

/** Three times divided: leaflets in threes on side ribs. */
const leaf = pinnate({
  leaflet: digitate(
    leaflet,
    [
      [-64, 0.8],
      [64, 0.8],
      [0, 1],
    ],
    0.3,
  ),
  pairs: 2,
  sizes: [0.44, 0.42, 0.4],
  angle: [62, 54],
  from: 0.3,
  terminal: 0.46,
  rachis: { tones: greenery.fresh, from: 6, to: 4 },
});

export const parsley: Species = {
  seed: 377,
  zoom: 1.04,
  stage: { scheme: "apricot", shape: "arch" },
  pot: { profile: "egg", tone: "cream", width: 290, height: 220, decor: "leaves", accent: "#4A7E57" },
  plant: clump({
    leaf,
    layers: [6, 7, 7, 7],
    length: [210, 180],
    reach: 330,
    aside: 230,
    low: 0.12,
    stalk: { tones: greenery.fresh, from: 8, to: 6 },
    turn: [44, 92],
  }),
};
