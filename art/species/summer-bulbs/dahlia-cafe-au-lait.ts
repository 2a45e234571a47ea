import { stem } from "#brush.ts";
import { along, bezier, last, points, type Point } from "#geometry.ts";
import { greenery, hue, ladder } from "#grammar/colour.ts";
import { pinnate } from "#grammar/compound.ts";
import { bead } from "#grammar/flowers/heads.ts";
import { spiral } from "#grammar/flowers/spiral.ts";
import { leafOf, type LeafForm } from "#grammar/leaf.ts";
import { shape, toothed } from "#grammar/shapes.ts";
import { solid } from "#grammar/solid.ts";
import type { Plant } from "#grammar/plant.ts";
import type { Species } from "#grammar/species.ts";
import type { Sheet } from "#sheet.ts";

const cream = hue("#F2D9C4", "#9E6652", "#FEF3E6");
const milk = hue("#DC9A7C", "#9A5644", "#F2C8AE");

const petals = (count: number) =>
  spiral({
    count,
    tone: [cream, milk],
    outline: [shape("oval", 0.58), shape("lance", 0.6)],
    length: [1, 0.17],
    rise: [
      [4, -16],
      [74, 84],
    ],
    lift: 0.16,
    set: 0.06,
    cup: 0.5,
    stray: 7,
    taper: 0.9,
    veins: 3,
    fine: true,
    heart: "#D79A80",
    heartReach: 0.4,
  });

/** A dinner plate: broad petals in a spiral, blush without, coffee within. */
export const cafeAuLait = petals(76);
const smaller = petals(46);

export const dahliaLeaflet: LeafForm = {
  outline: toothed(shape("ovate", 0.5), 11, 0.016),
  tones: greenery.plain,
  sharp: true,
  fine: true,
  flat: true,
  count: 5,
};
export const dahliaLeaf = pinnate({
  leaflet: leafOf(dahliaLeaflet),
  pairs: 2,
  sizes: [0.34, 0.38, 0.42],
  from: 0.46,
  angle: [64, 58],
  terminal: 0.5,
  rachis: { tones: greenery.fresh, from: 9, to: 5 },
});

export const dahliaStalk = ladder("#4E5A3A", "#6B7F48", "#97AE66");
const finger = points("0.03 0, 0.045 0.16, 0.09 0.3, 0.125 0.5, 0.1 0.72, 0.035 0.9, 0 1");

/** Fingers that hang together at the old stem, each drawn out to a thread. */
export const tubers = (sheet: Sheet, [x, y]: Point, size: number) => {
  for (const [turn, long] of [
    [258, 200],
    [104, 196],
    [232, 246],
    [130, 240],
    [158, 232],
    [204, 240],
    [181, 214],
  ] as const)
    solid(sheet, [x - (turn - 181) * 0.28 * size, y + 8 * size], turn, long * size, {
      half: finger,
      tone: hue("#B58A5C", "#5E3B22", "#E0BC8C"),
      gleam: 0,
      inside: (place) =>
        [-0.08, 0.02, 0.09].forEach((across) =>
          stem(sheet, [place([across * 0.5, 0.1]), place([across, 0.5]), place([across * 0.4, 0.9])], 3, 1, {
            base: "#8A6038",
            dark: "#E0BC8C",
          }),
        ),
    });
};

/** Where a stem ends, how it stands there, its flower's radius. */
const stems: readonly (readonly [x: number, y: number, lean: number, size: number])[] = [
  [296, 442, -34, 132],
  [912, 410, 36, 140],
  [602, 330, 0, 232],
];

const dahlia: Plant = (sheet) => {
  tubers(sheet, [600, 922], 0.88);
  const line = (x: number, y: number) => bezier([600, 935], [600, 780], [x, 700], [x, y], 16);
  for (const [x, y] of stems) stem(sheet, line(x, y), 18, 12, dahliaStalk(0.5));
  const bud = line(742, 520);
  stem(sheet, bud, 12, 8, dahliaStalk(0.6));
  bead(hue("#8FAF62", "#3F6A40", "#D6DFA0"), 1)(sheet, {
    at: last(bud),
    heading: 20,
    nod: 0,
    size: 30,
    near: 0.7,
  });
  bead(cream, 1)(sheet, { at: [748, 496], heading: 20, nod: 0, size: 17, near: 0.8 });
  for (const [x, y, heading, length, bend, near] of [
    [560, 880, -66, 380, -8, 0.15],
    [640, 880, 66, 380, 8, 0.2],
    [585, 790, -46, 360, -14, 0.35],
    [615, 790, 46, 360, 14, 0.4],
    [575, 890, -88, 330, 12, 0.7],
    [625, 890, 86, 330, -12, 0.75],
    [590, 850, -30, 290, -20, 0.85],
    [612, 850, 28, 290, 20, 0.95],
  ] as const)
    dahliaLeaf(sheet, { from: [x, y], heading, length, bend, near });
  for (const [x, y, lean, size] of stems) {
    const { heading } = along(line(x, y), 1);
    const bloom = size > 200 ? cafeAuLait : smaller;
    bloom(sheet, { at: [x, y], heading: heading + lean, nod: size > 200 ? 12 : 40, size, near: 0.7 });
  }
};

export const dahliaCafeAuLait: Species = {
  seed: 411,
  stage: { scheme: "mist", shape: "sun", table: "soil", tableTop: 900 },
  plant: dahlia,
};
