import { stroke } from "../../brush.ts";
import { bezier, ring, smooth } from "../../geometry.ts";
import { hue, ladder } from "../../grammar/colour.ts";
import { barks, tree } from "../../grammar/habits/tree.ts";
import { leafOf } from "../../grammar/leaf.ts";
import { shape, toothed } from "../../grammar/shapes.ts";
import { bodies, fruit } from "../../grammar/solid.ts";
import { woody } from "./shared.ts";
import type { Species } from "../../grammar/species.ts";

/** Yellow where a leaf shaded it, red stripes over it from the stalk's hollow to the dried calyx. */
const topaz = fruit({
  half: bodies.apple,
  tone: hue("#DFA23E", "#8E3420", "#F6DC8A"),
  gleam: 0.6,
  stalk: { colour: "#6B4A33", long: 0.62, wide: 0.14 },
  inside: (place, sheet) => {
    const flushed = smooth(ring([0.06, 0.42], 0.54, 10).map(place));
    sheet.fill(
      flushed,
      sheet.radial(place([-0.2, 0.36]), 52, [
        [0, "#C8402C", 0.85],
        [0.7, "#B5301F", 0.7],
        [1, "#B5301F", 0],
      ]).url,
    );
    for (let index = 0; index < 22; index++) {
      const across = (index - 10.5) / 10.5;
      const at = (share: number, y: number) => place([across * share, y]);
      const start = sheet.between(0.1, 0.3);
      stroke(
        sheet,
        bezier(
          at(0.3, start),
          at(0.52, start + 0.14),
          at(0.55, 0.58),
          at(0.36, sheet.between(0.62, 0.92)),
          6,
        ),
        index % 4 ? "#A92A22" : "#F0C468",
        {
          from: (y) => (index % 4 ? 3.4 : 2.4) * Math.sin(Math.PI * Math.min(0.96, y + 0.12)),
          attributes: 'opacity=".6"',
        },
      );
    }
    sheet.fill(
      smooth(
        [
          [-0.16, 0.04],
          [0, 0.13],
          [0.16, 0.04],
          [0, 0.02],
        ].map(([x, y]) => place([x as number, y as number])),
      ),
      "#6E5A2A",
      'opacity=".7"',
    );
    sheet.dot(place([0, 0.94]), 4, "#5A3A22");
  },
});

export const appleTopaz: Species = {
  seed: 461,
  stage: { scheme: "sage", shape: "hill" },
  pot: { profile: "tub", tone: "wood", width: 350, height: 240, decor: "planks" },
  plant: tree({
    filled: 14,
    trunk: { height: 250, width: 34, bark: barks.brown },
    crown: { width: 280, height: 232, middle: 176 },
    twig: {
      stalk: woody,
      curl: 12,
      leaf: leafOf({
        outline: toothed(shape("ovate", 0.6), 11, 0.012),
        tones: ladder("#27553C", "#4F8350", "#9DBE72"),
        sharp: true,
        count: 3,
      }),
      nodes: 5,
      arrangement: "alternate",
      length: [92, 70],
      angle: [64, 34],
      crowned: true,
      long: [90, 130],
    },
    layers: [30, 28, 26],
    hang: [
      {
        head: {
          bloom: topaz,
          size: 46,
          hangs: true,
        },
        places: [
          [-0.66, 0.12],
          [-0.3, 0.56],
          [-0.26, -0.16],
          [0.12, 0.2],
          [0.5, 0.44],
          [0.66, -0.12],
          [0.28, -0.44],
          [-0.62, -0.5],
          [0.02, 0.82],
        ],
      },
    ],
  }),
};
