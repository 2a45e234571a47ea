import type { Point } from "#geometry.ts";
import type { Bloom } from "#grammar/bloom.ts";
import { greenery, hue } from "#grammar/colour.ts";
import { tuftOf } from "#grammar/flowers/centres.ts";
import { open } from "#grammar/flowers/open.ts";
import { bulbs } from "#grammar/habits/bulbs.ts";
import { leafOf } from "#grammar/leaf.ts";
import { stripes } from "#grammar/markings.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";
import type { Tone } from "#palette.ts";

const goblet = (tone: Tone, veins = 7): Bloom => {
  const petal = {
    outline: shape("spoon", 0.52),
    tone,
    fine: true,
    veins,
    heart: "#EDE4F4",
    heartReach: 0.3,
  };
  return open({
    whorls: [
      { ...petal, count: 3, length: 1.06, rise: [84, 64] },
      { ...petal, count: 3, length: 1, rise: [86, 60], turn: 60 },
    ],
    centre: tuftOf({ count: 5, long: 0.16, lift: 0.9, thread: "#E98A2E", pollen: "#E2701E", dot: 0.05 }),
    inside: true,
  });
};

const violet = goblet(hue("#7E5FB0", "#472C7A", "#B9A2DA"));
const white = goblet(hue("#F4F0EA", "#A79FB4", "#FFFFFC"), 5);
/** Veined in violet from end to end. */
const striped = goblet({ ...hue("#DDD0EC", "#A88FCB", "#F4EEF9"), dark: "#6A479F", deep: "#452880" }, 9);

/** A mixture, from the left: two of them violet at the sides, and the foremost. */
const colourAt = ([x]: Point): Bloom => (x > 390 && x < 530 ? white : x > 670 && x < 810 ? striped : violet);

export const springCrocus: Species = {
  seed: 402,
  stage: { scheme: "apricot", shape: "sun", table: "soil", tableTop: 800 },
  plant: bulbs({
    plants: [
      [320, 985, -6, 0.86],
      [462, 1010, -3, 1],
      [880, 985, 6, 0.86],
      [740, 1010, 3, 1.02],
      [602, 990, 0, 1.22],
    ],
    stem: 270,
    bend: 3,
    stalk: { tones: () => hue("#E6DDEA", "#9A86B0"), from: 14, to: 20 },
    leaf: leafOf({
      outline: shape("grass", 0.036),
      tones: greenery.deep,
      flat: true,
      veins: "none",
      marking: stripes("#E6EBD2", 0, 0.24),
    }),
    leaves: [
      [-12, 420, -16, 0.3],
      [10, 440, 14, 0.4],
      [-24, 340, -30, 0.6],
      [22, 350, 30, 0.7],
      [4, 400, 6, 0.5],
    ],
    behind: 3,
    size: 195,
    nod: 70,
    bulbSize: 0.8,
    squat: 0.72,
    bloom: (sheet, pose) => colourAt(pose.at)(sheet, pose),
  }),
};
