import { bezier, type Point } from "#geometry.ts";
import { ladder } from "#grammar/colour.ts";
import { clump } from "#grammar/habits/clump.ts";
import { leafOf, veinOn, type Foliage, type Marking } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

/** Dark veins run from where the stalk meets the leaf to its tip: what is left between them is the rind's silver. */
const rind: Marking = (sheet, blade, _form, tone) => {
  const dark = tone.vein;
  const band = (middle: Point, far: Point, wide: number) =>
    veinOn(sheet, blade, bezier([0, 0], middle, far, [far[0] * 0.3, 0.76], 9), dark, wide, 0.92);
  for (const way of [-1, 1]) {
    band([way * 0.1, 0.1], [way * 0.14, 0.5], 0.062);
    band([way * 0.26, 0.0], [way * 0.36, 0.4], 0.062);
    veinOn(
      sheet,
      blade,
      bezier([0, 0], [way * 0.24, -0.1], [way * 0.44, 0], [way * 0.42, 0.3], 8),
      dark,
      0.056,
      0.92,
    );
    veinOn(
      sheet,
      blade,
      bezier([0, 0], [way * 0.12, -0.12], [way * 0.24, -0.18], [way * 0.34, -0.14], 6),
      dark,
      0.05,
      0.92,
    );
  }
  band([0, 0.2], [0, 0.5], 0.044);
  sheet.dot(blade.at([0, 0]), blade.length * 0.03, "#A6434A");
};

const blade = leafOf({
  outline: shape("shield", 1),
  tones: ladder("#8FAE9C", "#B9CDBB", "#DCE6D6", "#2B6047"),
  fine: true,
  fold: 3,
  veins: "none",
  shade: 0.3,
  marking: rind,
});

/** Leaves hang from the middle of their back: the tip looks down and outwards, the face to us. */
const hanging: Foliage = (sheet, place) =>
  blade(sheet, { ...place, heading: 180 - place.heading * 0.72, towards: -6, droop: 0, roll: 0 });

export const watermelonPeperomia: Species = {
  seed: 310,
  zoom: 1.06,
  stage: { scheme: "lilac", shape: "sun" },
  pot: { profile: "cup", tone: "bone", width: 270, height: 190, decor: "zigzag", accent: "#C6633E" },
  plant: clump({
    leaf: hanging,
    layers: [4, 5, 5, 4],
    length: [172, 176],
    reach: 420,
    aside: 290,
    low: 0.2,
    stalk: { tones: ladder("#7E2F36", "#A6434A", "#C7686A"), from: 10, to: 8 },
    turn: [80, 110],
  }),
};
