import { stroke } from "#brush.ts";
import { along, beside, bezier, polygon, times, type Line, type Point } from "#geometry.ts";
import { tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { modelled, shade, straight } from "./model.ts";

const goatskin = tone("#D2A56B", "#A27440", "#EDCE9E", "#F3DDB6", "#6E4A22");
const cuffCotton = tone("#6F8B74", "#48634F", "#A5BBA4", "#C5D2BF", "#2E4536");

type Finger = readonly [from: Point, bend: Point, tip: Point, width: number];
const fingers: readonly Finger[] = [
  [[-112, 20], [-150, -120], [-168, -236], 82],
  [[-38, 0], [-52, -170], [-62, -322], 88],
  [[40, 0], [48, -170], [50, -344], 88],
  [[114, 30], [140, -130], [146, -276], 84],
];
const thumb: Finger = [[120, 190], [220, 110], [272, -6], 92];

const digit = ([from, bend, tip, width]: Finger): Point[] => {
  const line = bezier(from, bend, bend, tip, 30);
  const half = (at: number) =>
    (width / 2) * Math.sqrt(Math.max(0.001, 1 - Math.max(0, (at - 0.86) / 0.14) ** 2));
  return [...beside(line, (at) => -half(at)), ...beside(line, half).reverse()];
};

const wide = (at: number) => 122 + 40 * Math.sin((Math.PI / 2) * Math.min(1, at * 1.5));

const palm: Line = [
  ...beside(bezier([-4, 330], [-8, 240], [-2, 120], [0, -24], 20), (at) => -wide(at)),
  ...beside(bezier([-4, 330], [-8, 240], [-2, 120], [0, -24], 20), wide).reverse(),
];

/** A leather glove seen from the back, fingers up, its thumb to the right; 900 high. */
export const glove = (sheet: Sheet) => {
  cuff(sheet);
  modelled(
    sheet,
    polygon(digit(thumb)),
    goatskin,
    [
      [150, 0],
      [300, 150],
    ],
    () => seam(sheet, thumb, 0.26),
  );
  const hand = [...fingers.map(digit), palm].map((part) => polygon(part)).join("");
  modelled(
    sheet,
    hand,
    goatskin,
    [
      [-190, -160],
      [210, 160],
    ],
    () => {
      for (const finger of fingers.slice(1)) crease(sheet, finger);
      for (const finger of fingers) {
        seam(sheet, finger, 0.3);
        wrinkles(sheet, finger);
      }
      for (const x of [-80, 0, 80])
        stroke(sheet, bezier([x, 60], [x * 0.9, 110], [x * 0.8, 150], [x * 0.72, 190], 8), goatskin.dark, {
          from: 7,
          to: 2,
          attributes: 'opacity=".7"',
        });
      stroke(sheet, bezier([150, 150], [104, 190], [100, 260], [130, 330], 12), goatskin.dark, {
        from: 8,
        to: 4,
      });
      dashes(sheet, bezier([138, 150], [90, 190], [86, 260], [116, 330], 24), 14);
    },
  );
};

/** Where two fingers part. */
const crease = (sheet: Sheet, [from, , tip]: Finger) => {
  const x = from[0] - 38;
  stroke(
    sheet,
    straight([x, 26], [x + (tip[0] - from[0]) * 0.7 + (x < 0 ? 4 : -4), -190], 6),
    goatskin.deep,
    { from: 8, to: 5, attributes: 'opacity=".85"' },
  );
};

const seam = (sheet: Sheet, [from, bend, tip, width]: Finger, share: number) =>
  dashes(sheet, beside(bezier(from, bend, bend, tip, 24), width * share).slice(6, 22), 9);

const dashes = (sheet: Sheet, line: Line, count: number) =>
  times(count, (index) => index / count).forEach((at) =>
    stroke(sheet, [along(line, at).point, along(line, at + 0.55 / count).point], goatskin.vein, {
      from: 4,
      to: 4,
    }),
  );

const wrinkles = (sheet: Sheet, [from, bend, tip, width]: Finger) => {
  const line = bezier(from, bend, bend, tip, 24);
  for (const at of [0.5, 0.54, 0.74]) {
    const { point, normal, tangent } = along(line, at);
    const to = (across: number, on: number): Point => [
      point[0] + normal[0] * across * width + tangent[0] * on,
      point[1] + normal[1] * across * width + tangent[1] * on,
    ];
    stroke(sheet, [to(-0.34, 0), to(0, -6), to(0.2, 0)], goatskin.dark, {
      from: 5,
      to: 1.5,
      attributes: 'opacity=".6"',
    });
  }
};

const cuff = (sheet: Sheet) => {
  const outline =
    "M-130 300C-138 380 -158 450 -176 520C-80 548 80 548 168 520C152 450 132 380 124 300C60 318 -66 318 -130 300Z";
  modelled(
    sheet,
    outline,
    cuffCotton,
    [
      [-180, 300],
      [190, 480],
    ],
    () => {
      times(17, (index) => -160 + index * 20).forEach((x) =>
        stroke(sheet, straight([x * 0.76, 300], [x * 1.0, 540], 4), cuffCotton.dark, {
          from: 5,
          to: 5,
          attributes: 'opacity=".55"',
        }),
      );
      stroke(sheet, bezier([-190, 492], [-80, 522], [80, 522], [190, 492], 12), cuffCotton.light, {
        from: 6,
        to: 6,
      });
    },
  );
  shade(
    sheet,
    outline,
    cuffCotton.deep,
    [
      [0, 390],
      [0, 300],
    ],
    0.8,
  );
};
