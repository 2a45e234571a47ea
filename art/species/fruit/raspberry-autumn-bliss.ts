import { hue, ladder } from "../../grammar/colour.ts";
import { digitate } from "../../grammar/compound.ts";
import { shoots } from "../../grammar/habits/shoots.ts";
import { leafOf } from "../../grammar/leaf.ts";
import { shape, toothed } from "../../grammar/shapes.ts";
import { bodies, fruit, sepalForm } from "../../grammar/solid.ts";
import { leafGreen, blossom } from "./shared.ts";
import type { Species } from "../../grammar/species.ts";

const berry = (tone: ReturnType<typeof hue>) =>
  fruit({
    half: bodies.strawberry,
    tone,
    long: 1.9,
    gleam: 0.2,
    plain: true,
    stalk: { colour: "#7A9E4C", long: 0.7, wide: 0.14 },
    sepals: { count: 5, length: 0.7, form: sepalForm(leafGreen) },
    inside: (place, sheet) => drupes(place, sheet),
  });

const drupes = (
  place: (point: readonly [number, number]) => readonly [number, number],
  sheet: Parameters<typeof blossom>[0],
) => {
  for (let row = 0; row < 7; row++)
    for (let column = -2; column <= 2; column++) {
      const at = place([(column + (row % 2) * 0.5) * 0.15, 0.08 + row * 0.14]);
      sheet.dot(at, 5.4, "#8E1F3C", 'opacity=".45"');
      sheet.dot([at[0] - 1.2, at[1] - 1.4], 3.4, "#EE8794", 'opacity=".8"');
    }
};

export const raspberryAutumnBliss: Species = {
  seed: 464,
  stage: { scheme: "rose", shape: "arch" },
  pot: { profile: "tub", tone: "zinc", width: 320, height: 240, decor: "rings" },
  plant: shoots({
    count: 6,
    height: 640,
    spread: 30,
    bend: 24,
    dome: 0.22,
    over: 0.15,
    foot: 0.5,
    stalk: { tones: ladder("#6B5A3E", "#8F7A50", "#B09A68"), from: 12, to: 6 },
    leaf: digitate(
      leafOf({
        outline: toothed(shape("ovate", 0.62), 8, 0.026),
        tones: ladder("#2A5F43", "#4C8753", "#97BA74"),
        sharp: true,
        count: 5,
        veinWidth: 1.1,
      }),
      [
        [-82, 0.78],
        [82, 0.78],
        [0, 1],
      ],
      0.2,
    ),
    nodes: 7,
    arrangement: "alternate",
    length: [170, 120],
    angle: [76, 46],
    bare: 0.14,
    crowned: true,
    heads: [
      {
        bloom: berry(hue("#C8324E", "#741530", "#F08A94")),
        size: 31,
        at: [0.56, 0.66, 0.76, 0.86, 0.95],
        out: 40,
        hangs: true,
      },
    ],
  }),
};
