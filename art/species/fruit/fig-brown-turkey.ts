import { hue, ladder } from "#grammar/colour.ts";
import { shoots } from "#grammar/habits/shoots.ts";
import { leafOf } from "#grammar/leaf.ts";
import { lobed, scalloped } from "#grammar/shapes.ts";
import { bodies, fruit } from "#grammar/solid.ts";
import type { Species } from "#grammar/species.ts";

export const figBrownTurkey: Species = {
  seed: 462,
  zoom: 1.03,
  stage: { scheme: "clay", shape: "sun" },
  pot: { profile: "belly", tone: "slate", width: 330, height: 250 },
  plant: shoots({
    count: 4,
    height: 600,
    spread: 32,
    bend: 6,
    dome: 0.2,
    foot: 0.15,
    stalk: { tones: ladder("#6B5F4C", "#8F8064", "#B5A582"), from: 24, to: 12 },
    leaf: leafOf({
      outline: scalloped(
        lobed(
          [
            [126, 0.52, 0.5],
            [60, 0.84, 0.62],
            [0, 1, 0.6],
          ],
          0.74,
          0.6,
          0.66,
        ),
        13,
        0.008,
      ),
      tones: ladder("#24553B", "#437A4A", "#86AE66"),
      fine: true,
      veins: "palm",
      veinWidth: 1.4,
      gloss: 0.5,
      droop: 6,
      fold: 6,
    }),
    nodes: 5,
    arrangement: "alternate",
    length: [210, 164],
    angle: [84, 50],
    bare: 0.34,
    crowned: true,
    heads: [
      {
        bloom: fruit({
          half: bodies.pear,
          tone: hue("#6E4258", "#38203A", "#A98476"),
          long: 2.4,
          gleam: 0.25,
          stalk: { colour: "#7A9A5A", long: 0.3, wide: 0.26 },
        }),
        size: 36,
        at: [0.42, 0.54, 0.66, 0.78],
        out: 24,
        hangs: true,
        share: 0.9,
      },
    ],
  }),
};
