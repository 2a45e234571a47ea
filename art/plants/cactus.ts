import { stroke } from "#brush.ts";
import {
  along,
  beside,
  cos,
  item,
  lerp,
  max,
  PI,
  pow,
  sin,
  smooth,
  spine,
  sqrt,
  times,
  type Line,
  type Point,
} from "#geometry.ts";
import { floret } from "#petal.ts";
import { colours, green, greenAt, tone, type Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";

type Body = {
  ribs: number;
  rows: number;
  tone: Tone;
  outline: string;
  at: (turn: number, along: number) => Point;
  spines: number;
  thorn?: string;
};

/** Ribs and spines over any round body: `turn` runs from -90 to 90 degrees across, in radians. */
const ribbed = (
  sheet: Sheet,
  { ribs, rows, tone: skin, outline, at, spines, thorn: colour = "#F8ECCB" }: Body,
) => {
  const turnOf = (rib: number) => lerp(-PI / 2, PI / 2, (rib + 0.5) / ribs);
  const lineAt = (turn: number) => times(17, (step) => at(turn, step / 16));
  const each = PI / ribs;
  for (let rib = 0; rib < ribs; rib++) {
    const turn = turnOf(rib);
    const groove = lineAt(turn + each * 0.49);
    sheet.fill(
      smooth([...lineAt(turn + each * 0.18), ...groove.slice().reverse()]),
      skin.dark,
      'opacity=".8"',
    );
    stroke(sheet, groove, skin.deep, { from: 4.5, to: 3, attributes: 'opacity=".75"' });
    const bright = lerp(0.8, 0.2, (rib + 0.5) / ribs).toFixed(2);
    stroke(sheet, lineAt(turn - each * 0.1), skin.light, {
      from: 7,
      to: 5,
      attributes: `opacity="${bright}"`,
    });
  }
  return () => {
    for (let rib = 0; rib < ribs; rib++) {
      const turn = turnOf(rib) - each * 0.04;
      for (let row = 0; row < rows; row++) {
        const areole = at(turn, (row + 0.5 + (rib % 2) * 0.5) / (rows + 0.6));
        for (const heading of [-72, -28, 24, 68]) {
          const thorn = spine(
            areole,
            heading + sin(turn) * 45 + sheet.between(-11, 11),
            spines * sheet.between(0.75, 1.2),
            0,
            2,
          );
          stroke(sheet, thorn, colour, { from: 2.7, to: 0.8 });
        }
        sheet.dot(areole, 3.2, colours.ochre);
      }
    }
    return outline;
  };
};

/** A column with a rounded crown. */
export const columnCactus = (
  sheet: Sheet,
  x: number,
  foot: number,
  width: number,
  height: number,
  ribs: number,
  depth: number,
) => {
  const skin = green(depth);
  const radius = (high: number) =>
    width *
    0.5 *
    (1 + 0.05 * sin(high * 3)) *
    (high > 0.84 ? sqrt(max(0, 1 - pow((high - 0.84) / 0.162, 2))) : 1);
  const at = (turn: number, high: number): Point => [
    x + sin(turn) * radius(high),
    foot - height * high + cos(turn) * width * 0.04,
  ];
  const edge = (way: number) =>
    times(30, (step): Point => [x + way * radius(step / 29), foot - (height * step) / 29]);
  const outline = smooth([...edge(-1), ...edge(1).reverse()]);
  sheet.fill(outline, skin.base);
  let thorns = () => outline;
  sheet.within(outline, () => {
    thorns = ribbed(sheet, {
      ribs,
      rows: Math.round(height / 31),
      tone: skin,
      outline,
      at: (turn, high) => at(turn, high * 0.985),
      spines: 15,
    });
    roundShade(sheet, outline, x, width / 2, skin);
    sheet.stipple(
      outline,
      sheet.linear(
        [0, foot - height * 0.3],
        [0, foot],
        [
          [0, skin.deep, 0],
          [1, skin.deep, 0.9],
        ],
      ),
    );
  });
  thorns();
};

/** An arm that leaves the column and turns upwards. */
export const cactusArm = (sheet: Sheet, line: Line, width: number, depth: number) => {
  const skin = green(depth);
  const half = (t: number) => (width / 2) * (t > 0.84 ? sqrt(max(0, 1 - pow((t - 0.84) / 0.16, 2))) : 1);
  const outline = smooth([...beside(line, (t) => -half(t)), ...beside(line, half).reverse()]);
  sheet.fill(outline, skin.base);
  const offsets = [-0.36, -0.13, 0.12, 0.35];
  sheet.within(outline, () => {
    for (const offset of offsets) {
      stroke(
        sheet,
        beside(line, (t) => offset * half(t) * 2),
        skin.deep,
        { from: 7, to: 4, attributes: 'opacity=".7"' },
      );
      stroke(
        sheet,
        beside(line, (t) => (offset - 0.1) * half(t) * 2),
        skin.light,
        { from: 6, to: 4, attributes: 'opacity=".6"' },
      );
    }
    const [start, end] = [item(line, 0), along(line, 0.6).point];
    sheet.stipple(
      outline,
      sheet.linear(
        [start[0], start[1] + width * 0.5],
        [end[0] - width * 0.3, end[1]],
        [
          [0, skin.deep, 1],
          [1, skin.deep, 0],
        ],
      ),
    );
  });
  for (const offset of offsets) {
    const ridge = beside(line, (t) => (offset - 0.1) * half(t) * 2);
    for (let at = 0.16; at < 0.98; at += 0.11) {
      const { point, heading } = along(ridge, at);
      for (const spread of [-60, 0, 60])
        stroke(sheet, spine(point, heading + spread + sheet.between(-12, 12), 13, 0, 2), "#F8ECCB", {
          from: 2.7,
          to: 0.8,
        });
      sheet.dot(point, 2.8, colours.ochre);
    }
  }
};

export const globeCactus = (
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  { ribs = 13, rows = 8, long = 0.14, thorn = "#F8ECCB" } = {},
) => {
  const skin = { ...green(3), deep: greenAt(1) };
  const outline = `M${x - radius} ${y + 10}C${x - radius} ${y - radius * 1.2} ${x + radius} ${y - radius * 1.2} ${x + radius} ${y + 10}C${x + radius} ${y + radius * 0.9} ${x - radius} ${y + radius * 0.9} ${x - radius} ${y + 10}Z`;
  const at = (turn: number, down: number): Point => {
    const angle = lerp(0.14, 2.6, down);
    return [
      x + sin(turn) * radius * sin(angle),
      y + 8 - cos(angle) * radius * 0.93 + cos(turn) * sin(angle) * radius * 0.16,
    ];
  };
  sheet.fill(outline, skin.base);
  let thorns = () => outline;
  sheet.within(outline, () => {
    thorns = ribbed(sheet, { ribs, rows, tone: skin, outline, at, spines: radius * long, thorn });
    const shade = sheet.radial([x - radius * 0.4, y - radius * 0.5], radius * 1.7, [
      [0.25, skin.deep, 0],
      [1, skin.deep, 0.98],
    ]);
    sheet.stipple(outline, shade);
  });
  thorns();
};

/** Two rows of petals seen from the side, with a heap of stamens. */
export const cactusFlower = (sheet: Sheet, [x, y]: Point, size: number) => {
  const outer = tone("#D2573F", "#A83A2C", "#F4B598");
  const inner = tone("#EE9273", "#CC5B44", "#F7C7AE");
  for (const [petals, spread, reach] of [
    [outer, 86, 1],
    [inner, 52, 0.92],
  ] as const) {
    times(9, (index) => ((index + 0.5) / 9) * 2 - 1).forEach((across) => {
      floret(sheet, spine([x + across * 8, y], across * spread, reach * size, across * 20, 8), petals, 0.36);
    });
  }
  times(10, () =>
    sheet.dot(
      [x + sheet.between(-size * 0.2, size * 0.2), y - size * sheet.between(0.3, 0.5)],
      3.2,
      colours.sun,
    ),
  );
};

const roundShade = (sheet: Sheet, outline: string, x: number, radius: number, skin: Tone) => {
  sheet.stipple(
    outline,
    sheet.linear(
      [x - radius * 0.2, 0],
      [x + radius, 0],
      [
        [0, skin.deep, 0],
        [1, skin.deep, 0.95],
      ],
    ),
  );
  sheet.stipple(
    outline,
    sheet.linear(
      [x - radius, 0],
      [x, 0],
      [
        [0, skin.light, 0.7],
        [1, skin.light, 0],
      ],
    ),
  );
};
