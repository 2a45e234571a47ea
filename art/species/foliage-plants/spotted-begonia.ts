import { hue, ladder } from "#grammar/colour.ts";
import { star, umbel } from "#grammar/flowers/heads.ts";
import { shoots } from "#grammar/habits/shoots.ts";
import { leafOf } from "#grammar/leaf.ts";
import { spots } from "#grammar/markings.ts";
import { shape, wavy } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const spottedBegonia: Species = {
  seed: 313,
  stage: { scheme: "forest", shape: "arch" },
  pot: { profile: "longTom", tone: "blush", width: 280, height: 250, decor: "bands", accent: "#F6EBCB" },
  plant: shoots({
    count: 4,
    height: 720,
    spread: 34,
    bend: 10,
    dome: 0.25,
    over: 0.2,
    foot: 0.4,
    stalk: { tones: ladder("#5C5A32", "#86804A", "#A7985C"), from: 16, to: 9 },
    leaf: leafOf({
      outline: wavy(shape("wing", 0.7), 6, 0.012),
      tones: ladder("#24483A", "#3B6A4B", "#638C5C"),
      fine: true,
      veins: "palm",
      veinWidth: 0.7,
      rim: "#A8434A",
      droop: 34,
      marking: spots("#F4F1E4", 26, 0.022, 1.1, 0.96),
    }),
    nodes: 4,
    arrangement: "alternate",
    length: [270, 190],
    angle: [88, 64],
    bare: 0.3,
    until: 0.96,
    heads: [
      {
        bloom: umbel(
          star(hue("#F4D9D2", "#B86F72"), { petals: 4, width: 0.46, eye: "#E6B94C", pointed: false }),
          { count: 11, size: 0.34, dome: 0.4 },
        ),
        size: 58,
        share: 0.6,
        nod: 30,
        at: [0.98],
        out: 34,
        hangs: true,
      },
    ],
  }),
};
