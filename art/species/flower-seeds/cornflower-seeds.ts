import { points } from "#geometry.ts";
import type { Bloom } from "#grammar/bloom.ts";
import { greenery, hue } from "#grammar/colour.ts";
import { tuftOf } from "#grammar/flowers/centres.ts";
import { involucre } from "#grammar/flowers/involucre.ts";
import { open } from "#grammar/flowers/open.ts";
import { shoots } from "#grammar/habits/shoots.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import { printed } from "./shared.ts";
import type { Species } from "#grammar/species.ts";
import type { Tone } from "#palette.ts";

/** A narrow tube that opens into a fan of five teeth. */
const trumpetFloret = points(
  "0.02 0, 0.028 0.34, 0.075 0.52, 0.16 0.68, 0.35 0.9, 0.17 0.8, 0.2 1.04, 0.07 0.84, 0 1.06",
);
const egg = involucre(hue("#8A9C72", "#47583F", "#B9C79C"), "#4A3A32");
const blue = hue("#4468CC", "#22327C", "#93B0F0");

type Florets = { outer: Tone; inner: Tone; heart: string; rise: readonly [outer: Rise, inner: Rise] };
type Rise = readonly [number, number];

/** The split trumpets around, and the small florets in the middle. */
export const cornflowerHead = ({ outer, inner, heart, rise }: Florets): Bloom =>
  open({
    whorls: [
      {
        count: 9,
        length: 1,
        outline: trumpetFloret,
        tone: outer,
        rise: rise[0],
        from: 0.08,
        veins: 1,
        sharp: true,
        heart,
        heartReach: 0.5,
        stray: 7,
      },
      {
        count: 13,
        length: 0.4,
        outline: shape("needle", 0.2),
        tone: inner,
        rise: rise[1],
        veins: 0,
        turn: 14,
        stray: 9,
      },
    ],
    centre: tuftOf({ count: 24, long: 0.26, lift: 0.4, thread: "#3A2A80", pollen: "#241A56", dot: 0.045 }),
  });

const ring = cornflowerHead({
  outer: blue,
  inner: hue("#4A3C98", "#231A5E", "#8577CC"),
  heart: "#2A2F86",
  rise: [
    [44, 14],
    [72, 56],
  ],
});

const tassel = open({
  whorls: [
    {
      count: 7,
      length: 0.34,
      outline: shape("lance", 0.34),
      tone: blue,
      rise: [76, 70],
      veins: 0,
      from: 0.05,
    },
  ],
});

/** Flowers look up, aside and to us; some are still in bud. */
const head: Bloom = (sheet, pose) => {
  const young = sheet.random() < 0.2;
  const turned = { ...pose, nod: young ? 80 : sheet.between(50, 66), size: pose.size * (young ? 0.8 : 1) };
  egg(sheet, turned);
  (young ? tassel : ring)(sheet, turned);
};

export const cornflowerSeeds: Species = {
  seed: 453,
  stage: { scheme: "sun", shape: "arch", centre: 560 },
  pot: {
    profile: "tumbler",
    tone: "slate",
    width: 280,
    height: 230,
    x: 560,
    decor: "bands",
    accent: "#F6EBCB",
  },
  plant: shoots({
    count: 12,
    height: 610,
    spread: 29,
    bend: 10,
    dome: 0.3,
    over: 0.1,
    stalk: { tones: greenery.grey, from: 7, to: 5 },
    leaf: leafOf({ outline: shape("grass", 0.07), tones: greenery.grey, flat: true, veins: "midrib" }),
    nodes: 7,
    arrangement: "alternate",
    length: [170, 70],
    angle: [34, 22],
    bare: 0.04,
    until: 0.8,
    heads: [{ bloom: head, size: 88 }],
  }),
  packet: { at: [900, 972], turn: 6, print: printed(ring, 52, 20) },
};
