import { stem, stroke } from "#brush.ts";
import { trowel } from "#goods/trowel.ts";
import { along, last, ring, smooth, spine, times, type Point } from "#geometry.ts";
import { ground } from "#ground.ts";
import { colours, green, greenAt } from "#palette.ts";
import { bulb, tulipColours, tulipFlower, tulipLeaf } from "#plants/tulip.ts";
import type { Sheet } from "#sheet.ts";
import type { Scene } from "./index.ts";

const surface = (x: number) => 512 + 12 * Math.sin(x / 170) + 7 * Math.sin(x / 61);

/** Late autumn cut open: bulbs asleep in the soil, and above them, pale, what they will be. */
export const promoBulbs: Scene = {
  seed: 301,
  size: "wide",
  bleeds: true,
  draw: (sheet) => {
    ground(sheet, { shape: "none", paper: "#F3E3CB", table: null });
    const sun = smooth(ring([1060, 370], 250, 16));
    sheet.fill(sun, "#EFC08E");
    sheet.stipple(
      sun,
      sheet.linear(
        [900, 100],
        [1200, 560],
        [
          [0, "#FFF3DA", 0.9],
          [1, "#FFF3DA", 0],
        ],
      ),
    );
    sheet.group('transform="translate(220 482) rotate(9) scale(.56) translate(-600 -830)"', () =>
      trowel(sheet),
    );
    soil(sheet);
    const rows = [
      [545, 672, 0.8, "plum"],
      [716, 690, 0.9, "queenOfNight"],
      [872, 668, 0.8, "plum"],
      [1030, 690, 0.92, "queenOfNight"],
      [1190, 668, 0.82, "plum"],
    ] as const;
    for (const [x, y, size, colour] of rows) {
      sheet.group('opacity=".96"', () => risen(sheet, [x, y - 70 * size], size * 0.8, colour));
    }
    for (const [x, y, size] of rows) bulb(sheet, [x, y], size);
    for (const [x, y, size] of [
      [638, 618, 0.36],
      [794, 622, 0.38],
      [951, 618, 0.34],
      [1110, 622, 0.38],
      [462, 640, 0.4],
      [1292, 640, 0.4],
      [372, 690, 0.34],
    ] as const) {
      bulb(sheet, [x, y], size);
    }
    heap(sheet, [232, 520]);
    for (const [x, y, turn] of [
      [80, 500, 70],
      [370, 508, -60],
      [1340, 494, 80],
      [1300, 512, -72],
      [1405, 500, 60],
    ] as const)
      fallenLeaf(sheet, [x, y], turn);
  },
};

const soil = (sheet: Sheet) => {
  const top = times(50, (index): Point => [-20 + index * 31, surface(-20 + index * 31)]);
  const outline = `${smooth(top, false)}V860H-20Z`;
  sheet.fill(outline, "#5A3D2E");
  sheet.stipple(
    outline,
    sheet.linear(
      [0, 500],
      [0, 640],
      [
        [0, "#2E1F18", 0.95],
        [1, "#2E1F18", 0],
      ],
    ),
  );
  sheet.stipple(
    outline,
    sheet.linear(
      [0, 825],
      [0, 700],
      [
        [0, "#8F6747", 0.6],
        [1, "#8F6747", 0],
      ],
    ),
  );
  stroke(sheet, top, "#7F9A66", { from: 15, to: 15, uneven: 0.5 });
  times(150, () => sheet.between(0, 1470)).forEach((x) => {
    const length = sheet.between(8, 24);
    stroke(
      sheet,
      spine([x, surface(x) + 4], sheet.between(-30, 30), length, 12, 4),
      greenAt(sheet.random() < 0.5 ? 3 : 4),
      { from: 4, to: 0.6 },
    );
  });
  times(70, () => [sheet.between(0, 1470), sheet.between(570, 815)] as const).forEach((place) => {
    const pebble = smooth(
      ring(place, sheet.between(4, 13), 7, 0.7).map(([x, y]): Point => [
        x + sheet.between(-2, 2),
        y + sheet.between(-2, 2),
      ]),
    );
    sheet.fill(pebble, sheet.random() < 0.5 ? "#A98767" : "#3B281E", 'opacity=".75"');
  });
};

/** Stalk, leaves and flower from the bulb's neck upwards. */
const risen = (sheet: Sheet, neck: Point, size: number, colour: "plum" | "queenOfNight") => {
  const stalk = spine(neck, sheet.between(-3, 3), 600 * size, sheet.between(-4, 4), 20);
  tulipLeaf(sheet, neck, -16, 430 * size, -24, 2, [1, 0.75]);
  tulipLeaf(sheet, neck, 15, 400 * size, 26, 3, [0.75, 1]);
  stem(sheet, stalk, 17 * size, 13 * size, green(4));
  const [x, y] = last(stalk);
  tulipFlower(
    sheet,
    [x, y + 8],
    along(stalk, 1).heading,
    0.98 * size,
    tulipColours[colour],
    sheet.between(0.2, 0.9),
  );
};

const heap = (sheet: Sheet, [x, y]: Point) => {
  const outline = smooth([
    [x - 100, y + 4],
    [x - 50, y - 32],
    [x + 6, y - 40],
    [x + 66, y - 22],
    [x + 118, y + 6],
    [x + 60, y + 22],
    [x - 50, y + 22],
  ]);
  sheet.fill(outline, "#4B3327");
  sheet.stipple(
    outline,
    sheet.linear(
      [x - 60, y - 40],
      [x + 40, y + 20],
      [
        [0, colours.soilLight, 0.9],
        [1, colours.soilLight, 0],
      ],
    ),
  );
};

const fallenLeaf = (sheet: Sheet, place: Point, turn: number) => {
  const line = spine(place, turn, 58, 24, 8);
  const outline = smooth([
    place,
    ...[0.3, 0.6].map((at) => side(line, at, -15)),
    last(line),
    ...[0.6, 0.3].map((at) => side(line, at, 15)),
  ]);
  sheet.fill(outline, colours.terracotta);
  sheet.stipple(
    outline,
    sheet.linear(place, last(line), [
      [0, colours.ochre, 0.9],
      [1, colours.ochre, 0],
    ]),
  );
  stroke(sheet, line, colours.terracottaDark, { from: 3.4, to: 1 });
};

const side = (line: readonly Point[], at: number, distance: number): Point => {
  const { point, normal } = along(line, at);
  return [point[0] + normal[0] * distance, point[1] + normal[1] * distance];
};
