import { ladder } from "#grammar/colour.ts";
import { barks, tree } from "#grammar/habits/tree.ts";
import { leafOf } from "#grammar/leaf.ts";
import { lobed } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const japaneseMaple: Species = {
  seed: 471,
  stage: { scheme: "sky", shape: "sun" },
  pot: { profile: "dish", tone: "slate", width: 380, height: 190 },
  plant: tree({
    trunk: { height: 230, width: 34, bark: barks.grey, stems: 2 },
    crown: { width: 330, height: 240, middle: 160, shape: "open" },
    twig: {
      leaf: leafOf({
        outline: lobed(
          [
            [128, 0.42, 0.12],
            [88, 0.7, 0.15],
            [44, 0.92, 0.17],
            [0, 1, 0.18],
          ],
          0.3,
          0.5,
        ),
        tones: ladder("#4A1520", "#8A2A2E", "#C2523E", "#E8A07A"),
        sharp: true,
        veins: "palm",
        veinWidth: 0.8,
        droop: 24,
      }),
      nodes: 4,
      arrangement: "opposite",
      length: [112, 92],
      angle: [66, 36],
      crowned: true,
      long: [80, 120],
      stalk: { tones: ladder("#4A1F22", "#6B2A2C", "#8A3E38"), from: 5, to: 2.5 },
    },
    layers: [20, 22, 22],
    shade: "#2A0C16",
    weep: 14,
  }),
};
