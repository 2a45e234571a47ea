import { greenery, hue } from "#grammar/colour.ts";
import { digitate } from "#grammar/compound.ts";
import { pea } from "#grammar/flowers/pea.ts";
import { climber } from "#grammar/habits/climber.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import { bodies, fruit } from "#grammar/solid.ts";
import type { Species } from "#grammar/species.ts";

const beanPod = fruit({
  half: bodies.pod.map(([x, y]) => [x * 0.62, y]),
  tone: hue("#5F9450", "#2F5F38", "#A9CB82"),
  long: 6.4,
  gleam: 0,
  stalk: { colour: "#6E9A4C", long: 0.6, wide: 0.12 },
});

const scarlet = pea(
  hue("#D8402C", "#8A1C1A", "#F58A66"),
  hue("#E25A3E", "#9A2A1E", "#F8A98A"),
  hue("#5F8A4C"),
);

export const runnerBeanSeeds: Species = {
  seed: 445,
  stage: { scheme: "sage", shape: "arch", centre: 560 },
  pot: { profile: "flowerpot", tone: "terracotta", width: 330, height: 240, x: 560 },
  plant: climber({
    on: "wigwam",
    height: 690,
    stems: 4,
    stalk: { tones: greenery.fresh, from: 8, to: 4 },
    wander: 15,
    rounds: 5,
    leaf: digitate(
      leafOf({ outline: shape("ovate", 0.74), tones: greenery.plain, fine: true, count: 4, droop: 34 }),
      [
        [-86, 0.86],
        [86, 0.86],
        [0, 1],
      ],
      0.3,
    ),
    nodes: 9,
    arrangement: "alternate",
    length: [150, 110],
    angle: [84, 50],
    bare: 0.08,
    heads: [
      { bloom: scarlet, size: 27, at: [0.4, 0.43, 0.46, 0.62, 0.65, 0.68, 0.84, 0.87], out: 30, nod: 30 },
      { bloom: beanPod, size: 30, at: [0.36, 0.5, 0.58, 0.74], out: 26, hangs: true },
    ],
  }),
  packet: {
    at: [920, 974],
    turn: 7,
    print: (sheet) => {
      beanPod(sheet, { at: [-36, -66], heading: 168, nod: 0, size: 17, near: 1 });
      beanPod(sheet, { at: [-8, -68], heading: 176, nod: 0, size: 18, near: 1 });
      scarlet(sheet, { at: [34, -18], heading: 0, nod: 20, size: 34, near: 1 });
    },
  },
};
