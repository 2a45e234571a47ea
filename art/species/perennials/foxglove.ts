import { greenery, hue, ladder } from "#grammar/colour.ts";
import type { Bloom } from "#grammar/bloom.ts";
import { bell } from "#grammar/flowers/bell.ts";
import { bead, spike } from "#grammar/flowers/heads.ts";
import { clump } from "#grammar/habits/clump.ts";
import { leafOf } from "#grammar/leaf.ts";
import { scalloped, shape } from "#grammar/shapes.ts";
import { stems } from "./shared.ts";
import type { Species } from "#grammar/species.ts";

const foxgloveBell = bell({
  tone: hue("#BE6A9E", "#6E2C5E", "#EBC0D8"),
  rings: [
    [-0.1, 0.1],
    [0.16, 0.2],
    [0.5, 0.27],
    [1, 0.38],
    [1.5, 0.44],
    [1.86, 0.47],
  ],
  flare: 1,
  inside: "#F3D9E4",
  spots: "#7A2A52",
});

const young = bead(hue("#B9C08A", "#5F7046"), 1.5);

/** Buds at the tip stand close, greener and smaller the higher they are. */
const bud: Bloom = (sheet, pose) => young(sheet, { ...pose, size: pose.size * 0.36 });

export const foxglove: Species = {
  seed: 386,
  stage: { scheme: "forest", shape: "sun" },
  pot: { profile: "cylinder", tone: "terracotta", width: 300, height: 230, decor: "rings" },
  plant: clump({
    leaf: leafOf({
      outline: scalloped(shape("ovate", 0.42), 10, 0.008),
      tones: ladder("#2F5F45", "#56855A", "#95B57A"),
      fine: true,
      count: 7,
      gloss: 0.3,
      droop: 46,
    }),
    layers: [5, 6, 5],
    length: [240, 230],
    reach: 110,
    aside: 220,
    low: 0.1,
    stalk: stems(greenery.grey, 12, 9),
    turn: [40, 92],
    scapes: (
      [
        [-110, 250, -7, 390],
        [8, 330, 1, 425],
        [120, 220, 8, 360],
      ] as const
    ).map(([aside, height, heading, long]) => ({
      bloom: spike({
        floret: foxgloveBell,
        bud,
        buds: 0.3,
        rows: 11,
        around: 3,
        size: [0.122, 0.05],
        out: 0.05,
        hanging: true,
        onesided: true,
        stalk: stems(greenery.fresh, 13, 5),
        from: 0.01,
      }),
      heads: [[aside, height, heading, 30, long]],
      stalk: stems(greenery.fresh, 15, 13),
      after: 0,
    })),
  }),
};
