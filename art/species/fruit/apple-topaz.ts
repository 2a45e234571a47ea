import { stroke } from "#brush.ts";
import { points, spine, smooth, ring, times, type Point } from "#geometry.ts";
import { hue, ladder } from "#grammar/colour.ts";
import { barks, tree } from "#grammar/habits/tree.ts";
import { leafOf } from "#grammar/leaf.ts";
import { toothed } from "#grammar/shapes.ts";
import { fruit } from "#grammar/solid.ts";
import { woody } from "./shared.ts";
import type { Species } from "#grammar/species.ts";

/** A little broader than high, hollowed at the stalk. */
const flattened = points(
  "0 0.09, 0.12 0.03, 0.28 0.01, 0.45 0.09, 0.56 0.27, 0.58 0.48, 0.52 0.72, 0.36 0.92, 0.18 0.99, 0.07 0.98, 0 0.955",
);

/** An apple's leaf: oval, with a short point. */
const pointed = points("0 0, 0.15 0.05, 0.28 0.18, 0.335 0.4, 0.3 0.62, 0.19 0.82, 0.06 0.93, 0 1");

/** Smooth and yellow, flushed red where the sun was, the flush breaking up into fine short streaks at its edge. */
const topaz = fruit({
  half: flattened,
  tone: hue("#E8B848", "#A8611F", "#FBE9A4"),
  gleam: 0.62,
  stalk: { colour: "#5E4330", long: 0.46, wide: 0.12 },
  long: 1.9,
  inside: (place, sheet) => {
    const flushed = smooth(ring([0.16, 0.46], 0.8, 12).map(place));
    const [x, y] = place([0.2, 0.42]);
    const [edge] = place([-0.56, 0.42]);
    sheet.stipple(
      flushed,
      sheet.radial([x, y], Math.abs(edge - x) * 1.12, [
        [0, "#C4331F", 0.95],
        [0.5, "#C4331F", 0.85],
        [1, "#C4331F", 0],
      ]),
    );
    times(26, (index) => {
      const turn = ((index * 0.618) % 1) * 1.3 - 0.85;
      const low = sheet.between(0.14, 0.6);
      const high = low + sheet.between(0.1, 0.24);
      const at = (along: number): Point =>
        place([turn * 0.56 * Math.sqrt(Math.max(0, 1 - (2 * along - 1) ** 2)), along]);
      stroke(sheet, [at(low), at((low + high) / 2), at(high)], "#A82A1C", {
        from: (share) => 3.2 * Math.sin(Math.PI * Math.min(0.96, share + 0.08)),
        attributes: 'opacity=".6"',
      });
    });
    const dimple = smooth(ring([0, 0.075], 0.2, 10, 0.34).map(place));
    const [px, py] = place([0, 0.06]);
    sheet.fill(
      dimple,
      sheet.radial([px, py], 20, [
        [0, "#5A4A1E", 0.95],
        [1, "#5A4A1E", 0],
      ]).url,
    );
    for (const aside of [-26, 0, 26])
      stroke(sheet, spine(place([0, 0.93]), aside, 9, 0, 3), "#5A3A22", { from: 3, to: 1 });
  },
});

export const appleTopaz: Species = {
  seed: 461,
  stage: { scheme: "sage", shape: "hill" },
  pot: { profile: "tub", tone: "wood", width: 350, height: 240, decor: "planks" },
  plant: tree({
    filled: 10,
    trunk: { height: 250, width: 34, bark: barks.brown },
    crown: { width: 280, height: 222, middle: 158 },
    twig: {
      stalk: woody,
      curl: 12,
      leaf: leafOf({
        outline: toothed(pointed, 11, 0.016),
        tones: ladder("#306244", "#4F8350", "#9DBE72"),
        sharp: true,
        flat: true,
        count: 6,
        sweep: 0.34,
      }),
      nodes: 4,
      arrangement: "alternate",
      length: [104, 88],
      angle: [66, 40],
      crowned: true,
      long: [100, 140],
    },
    layers: [28, 22, 17],
    hang: [
      {
        head: { bloom: topaz, size: 58, hangs: true },
        places: [
          [-0.72, 0.1],
          [-0.28, 0.62],
          [-0.24, -0.1],
          [0.16, 0.26],
          [0.56, 0.5],
          [0.7, -0.14],
          [0.24, -0.52],
          [-0.62, -0.56],
          [0.04, 0.96],
          [0.62, 0.86],
          [-0.1, -0.7],
        ],
      },
    ],
  }),
};
