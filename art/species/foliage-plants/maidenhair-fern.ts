import { hue, ladder } from "#grammar/colour.ts";
import { pinnate } from "#grammar/compound.ts";
import { tuft } from "#grammar/habits/tuft.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const maidenhairFern: Species = {
  seed: 308,
  stage: { scheme: "blush", shape: "blob" },
  pot: { profile: "egg", tone: "forest", width: 300, height: 230 },
  plant: tuft({
    count: 14,
    length: [540, 480],
    spread: 80,
    bend: 56,
    foot: 0.35,
    short: 0.35,
    over: 0.3,
    blade: pinnate({
      leaflet: pinnate({
        leaflet: leafOf({
          outline: shape("fan", 1),
          tones: ladder("#4C8152", "#7DAE62", "#B9D284"),
          flat: true,
          veins: "none",
        }),
        pairs: 3,
        sizes: [0.27, 0.28, 0.24],
        from: 0.34,
        terminal: 0.28,
        rachis: { tones: () => hue("#2A211E"), from: 2.6, to: 1.4 },
      }),
      pairs: 4,
      sizes: [0.32, 0.28, 0.18],
      from: 0.36,
      terminal: 0.18,
      alternate: true,
      rachis: { tones: () => hue("#2A211E"), from: 5, to: 2 },
    }),
  }),
};
