import { flowerAt } from "#views/view.ts";
import { stroke } from "#brush.ts";
import { times, type Point } from "#geometry.ts";
import { faceOf, type Pose } from "#grammar/bloom.ts";
import { hue } from "#grammar/colour.ts";
import { open } from "#grammar/flowers/open.ts";
import { shape } from "#grammar/shapes.ts";
import { ellipse } from "#lathe.ts";
import type { Draw, Sheet } from "#sheet.ts";

const petal = hue("#5E2342", "#22091C", "#A85C7C");
const inner = hue("#521D3A", "#1C0717", "#94496A");

/** Six dark anthers round a pale pistil with three lobes. */
const heart = (sheet: Sheet, pose: Pose) => {
  const face = faceOf(pose);
  for (const angle of [0, 60, 300, 120, 240, 180]) {
    const line = [0.05, 0.14, 0.24].map((reach, step) => face.at(angle, reach, step * 0.07));
    stroke(sheet, line, "#4A2440", { from: pose.size * 0.02, to: pose.size * 0.016 });
    const long = [0.2, 0.27, 0.36].map((reach, step) => face.at(angle, reach, 0.12 + step * 0.05));
    stroke(sheet, long, "#170A18", {
      from: (at) => pose.size * 0.075 * Math.sin(Math.PI * (0.15 + at * 0.75)),
    });
    stroke(
      sheet,
      long.map(([x, y]): Point => [x - pose.size * 0.01, y - pose.size * 0.008]),
      "#6A4A5E",
      { from: pose.size * 0.014, to: 1, attributes: 'opacity=".8"' },
    );
  }
  const [x, y] = face.at(0, 0, 0.04);
  ellipse(sheet, x, y, pose.size * 0.085, pose.size * 0.075, "#8E9A5E");
  times(3, (index) => face.at(index * 120 + 30, 0.07, 0.14)).forEach((lobe) => {
    sheet.dot([lobe[0] + 2, lobe[1] + 3], pose.size * 0.058, "#5E6A38");
    sheet.dot(lobe, pose.size * 0.055, "#D9DCA4");
    sheet.dot([lobe[0] - 3, lobe[1] - 4], pose.size * 0.024, "#F6F3D2");
  });
};

/** A tulip one looks into: three petals outside, three within, dark as velvet. */
const insideOf = open({
  whorls: [
    {
      count: 3,
      length: 1.06,
      outline: shape("ovate", 0.9),
      tone: petal,
      rise: [16, 44],
      cup: 0.5,
      veins: 11,
      fine: true,
      heart: "#1A0614",
      heartReach: 0.7,
      stray: 2,
    },
    {
      count: 3,
      length: 0.98,
      outline: shape("ovate", 0.86),
      tone: inner,
      rise: [24, 54],
      cup: 0.5,
      veins: 11,
      fine: true,
      turn: 60,
      heart: "#14040F",
      heartReach: 0.6,
      stray: 2,
    },
  ],
  centre: heart,
});

export const tulipInside = (at: Point, size: number, heading: number): Draw =>
  flowerAt(insideOf, at, size, { heading, nod: 20 });
