import { hue, ladder } from "#grammar/colour.ts";
import { pinnate } from "#grammar/compound.ts";
import { shoots } from "#grammar/habits/shoots.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape, toothed } from "#grammar/shapes.ts";
import { bodies, fruit, sepalForm } from "#grammar/solid.ts";
import { leafGreen, blossom } from "./shared.ts";
import type { Species } from "#grammar/species.ts";

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
    count: 5,
    height: 580,
    spread: 24,
    bend: 22,
    dome: 0.2,
    over: 0.2,
    foot: 0.5,
    stalk: { tones: ladder("#6B5A3E", "#8F7A50", "#B09A68"), from: 14, to: 7 },
    leaf: pinnate({
      leaflet: leafOf({
        outline: toothed(shape("ovate", 0.66), 12, 0.018),
        tones: ladder("#2A5F43", "#4C8753", "#97BA74", "#C9DBA4"),
        sharp: true,
        fine: true,
        count: 7,
        veinWidth: 1.1,
        gloss: 0.3,
        shade: 0.5,
      }),
      pairs: 1,
      sizes: [0.5, 0.5, 0.5],
      from: 0.86,
      terminal: 0.62,
      angle: [72, 72],
      rachis: { tones: ladder("#5E6B3E", "#7A8F50", "#A0B068"), from: 6, to: 4 },
    }),
    nodes: 5,
    arrangement: "alternate",
    length: [270, 190],
    angle: [80, 48],
    bare: 0.16,
    crowned: true,
    heads: [
      {
        bloom: berry(hue("#C8324E", "#741530", "#F08A94")),
        size: 38,
        at: [0.6, 0.72, 0.84, 0.95],
        out: 46,
        hangs: true,
      },
      {
        bloom: berry(hue("#C9C98A", "#7A8A4C", "#E9E6BC")),
        size: 24,
        at: [0.66, 0.98],
        out: 44,
        hangs: true,
      },
    ],
  }),
};
