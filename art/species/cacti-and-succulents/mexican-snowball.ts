import { hue } from "#grammar/colour.ts";
import { spiral } from "#grammar/flowers/spiral.ts";
import { rosettes } from "#grammar/habits/rosette.ts";
import type { Outline } from "#grammar/shapes.ts";
import { stem } from "#brush.ts";
import { along, points, spine, type Point } from "#geometry.ts";
import { faceOf, tube, type Bloom } from "#grammar/bloom.ts";
import type { Sheet } from "#sheet.ts";
import type { Species } from "#grammar/species.ts";

/** Broad to the end, then a little point. */
const spoon: Outline = points("0.09 0, 0.13 0.2, 0.21 0.45, 0.28 0.68, 0.27 0.84, 0.16 0.93, 0.05 0.96, 0 1");
const slim: Outline = spoon.map(([x, y]) => [x * 0.86, y] as const);

const coralBell: Bloom = (sheet, pose) => {
  tube(
    sheet,
    pose,
    [
      [0, 0.24],
      [0.5, 0.44],
      [1, 0.4],
      [1.3, 0.16],
    ],
    hue("#E58C78", "#A84A48", "#F8C9A4"),
    true,
  );
  const [x, y] = faceOf(pose).at(0, 0, 1.24);
  sheet.dot([x, y], pose.size * 0.16, "#F0C464");
};

/** Pale blue-grey spoons with a bloom, set in a spiral, red at the point. */
export const snowball = spiral({
  count: 58,
  tone: [hue("#A8C6BC", "#4B7C78", "#DFEBE2"), hue("#C4DACB", "#6E9C90", "#F1F5E8")],
  outline: [spoon, slim],
  length: [1, 0.24],
  rise: [
    [6, 26],
    [70, 84],
  ],
  lift: 0.1,
  set: 0.05,
  cup: 1.1,
  veins: 0,
  fine: true,
  tip: "#CE7F70",
  tipReach: 0.13,
  stray: 2,
});

export const mexicanSnowball: Species = {
  seed: 364,
  zoom: 1.12,
  stage: { scheme: "plum", shape: "sun" },
  pot: { profile: "bowl", tone: "terracotta", width: 400, height: 230, fill: "gravel", foot: 1040 },
  plant: (sheet, crown) => {
    flowering(sheet, [crown.x - 40, crown.y - 200], -10, 400);
    flowering(sheet, [crown.x + 50, crown.y - 200], 12, 340);
    return rosettes(snowball, [
      [-186, 14, 118, -16, 44],
      [190, 8, 106, 18, 44],
      [0, 84, 262, 0, 38],
    ])(sheet, crown);
  },
};

/** A pink stalk that bows over, with coral bells along its end. */
const flowering = (sheet: Sheet, from: Point, heading: number, long: number) => {
  const line = spine(from, heading, long, heading * 8, 20, 2.4);
  stem(sheet, line, 11, 6, hue("#D98A86", "#A3524E"));
  for (const at of [0.62, 0.72, 0.82, 0.91, 1]) {
    const { point } = along(line, at);
    coralBell(sheet, {
      at: [point[0], point[1] + 4],
      heading: 180 - heading * 0.3,
      nod: 80,
      size: 30 - at * 6,
      near: 0.7,
    });
  }
};
