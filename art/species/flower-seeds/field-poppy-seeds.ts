import type { Bloom } from "#grammar/bloom.ts";
import { greenery, hue, ladder } from "#grammar/colour.ts";
import { pinnate } from "#grammar/compound.ts";
import { tuftOf } from "#grammar/flowers/centres.ts";
import { open } from "#grammar/flowers/open.ts";
import { clump } from "#grammar/habits/clump.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape, toothed } from "#grammar/shapes.ts";
import { bodies, solid } from "#grammar/solid.ts";
import { printed } from "./shared.ts";
import type { Species } from "#grammar/species.ts";

const poppy = open({
  whorls: [
    {
      count: 2,
      length: 1,
      outline: shape("fan", 1.3),
      tone: hue("#D63A26", "#7E1414", "#F58A62"),
      rise: [26, 12],
      veins: 7,
      fine: true,
      heart: "#241418",
      heartReach: 0.24,
    },
    {
      count: 2,
      length: 0.94,
      outline: shape("fan", 1.26),
      tone: hue("#DB4028", "#7E1414", "#F58A62"),
      rise: [36, 22],
      veins: 7,
      fine: true,
      turn: 90,
      heart: "#241418",
      heartReach: 0.24,
    },
  ],
  centre: tuftOf({
    count: 30,
    long: 0.3,
    lift: 0.24,
    thread: "#2A1A20",
    pollen: "#2A1A20",
    dot: 0.045,
    heart: "#7E8F56",
    heartSize: 0.15,
  }),
  inside: true,
});

/** A nodding bud and a pepper-pot, as poppies carry among their flowers. */
const poppyBud: Bloom = (sheet, pose) =>
  void solid(sheet, pose.at, 176, pose.size * 1.9, {
    half: bodies.egg,
    tone: hue("#6E8F56", "#35553A", "#AFC48A"),
    gleam: 0,
  });

const poppyPod: Bloom = (sheet, pose) => {
  const place = solid(sheet, pose.at, pose.heading, pose.size * 1.5, {
    half: bodies.pear,
    tone: hue("#8FA070", "#4A5F40", "#C9D2A4"),
    gleam: 0,
  });
  sheet.dot(place([0, 1]), pose.size * 0.4, "#6B7A4C");
};

export const fieldPoppySeeds: Species = {
  seed: 455,
  stage: { scheme: "cream", shape: "sun" },
  pot: {
    profile: "cylinder",
    tone: "bone",
    width: 270,
    height: 220,
    x: 540,
    decor: "leaves",
    accent: "#7A9E68",
  },
  plant: clump({
    leaf: pinnate({
      leaflet: leafOf({
        outline: toothed(shape("lance", 0.4), 4, 0.06),
        tones: greenery.fresh,
        sharp: true,
        flat: true,
        veins: "midrib",
      }),
      pairs: 4,
      sizes: [0.26, 0.34, 0.24],
      from: 0.2,
      terminal: 0.36,
      rachis: { tones: greenery.fresh, from: 5, to: 2 },
    }),
    layers: [6, 7, 6],
    length: [200, 180],
    reach: 90,
    aside: 150,
    low: 0.1,
    stalk: { tones: greenery.fresh, from: 6, to: 5 },
    turn: [46, 84],
    scapes: [
      {
        bloom: poppy,
        heads: [
          [-210, 480, -24, 40, 92],
          [-90, 640, -8, 34, 104],
          [60, 530, 6, 26, 106],
          [170, 660, 16, 40, 98],
          [270, 470, 30, 44, 88],
        ],
        stalk: { tones: ladder("#4A6A40", "#6F8F50", "#A3B97A"), from: 7, to: 5 },
        after: 1,
      },
      {
        bloom: poppyBud,
        heads: [
          [-290, 340, -30, 40, 26],
          [20, 690, 0, 40, 26],
          [-150, 380, 0, 40, 24],
        ],
        stalk: { tones: ladder("#4A6A40", "#6F8F50", "#A3B97A"), from: 6, to: 4 },
        after: 0,
      },
      {
        bloom: poppyPod,
        heads: [
          [210, 340, 8, 40, 30],
          [-20, 400, -4, 40, 28],
        ],
        stalk: { tones: ladder("#4A6A40", "#6F8F50", "#A3B97A"), from: 6, to: 5 },
        after: 1,
      },
    ],
  }),
  packet: { at: [900, 972], turn: -6, print: printed(poppy, 50, 20) },
};
