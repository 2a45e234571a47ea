import { stroke } from "#brush.ts";
import { bezier, cos, lerp, PI, polygon, ring, sin, times, type Line, type Point } from "#geometry.ts";
import { tone, type Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { modelled, rod } from "./model.ts";

export const honey = tone("#E2A94A", "#B4761F", "#F6D58C", "#F6D58C", "#7E4E12");
export const amber = tone("#CE8B35", "#985A17", "#EEC07A", "#EEC07A", "#653A0C");
export const ivory = tone("#F0D9A0", "#C9A55E", "#FCF0CF", "#FCF0CF", "#97743A");
export const cotton = tone("#F5ECD6", "#CFBD97", "#FFFBF0", "#FFFBF0", "#A18D66");

const hexagon = (x: number, y: number, radius: number) => polygon(ring([x, y], radius, 6, 1, PI / 6));

/** All cells of a comb in one path. */
const cells = (x: number, y: number, width: number, height: number, size: number, fill: number) => {
  const [across, down] = [size * Math.sqrt(3), size * 1.5];
  return times(Math.ceil(height / down) + 1, (row) =>
    times(Math.ceil(width / across) + 1, (column) =>
      hexagon(x + (column + (row % 2) / 2) * across, y + row * down, size * fill),
    ).join(""),
  ).join("");
};

/** A sheet of comb foundation, square around the origin. */
export const waxSheet = (sheet: Sheet, side: number, wax: Tone) => {
  const half = side / 2;
  const outline = polygon(
    [
      [-half, -half],
      [half, -half],
      [half, half],
      [-half, half],
    ].map(([x, y]): Point => [(x as number) + sheet.between(-2, 2), (y as number) + sheet.between(-2, 2)]),
  );
  modelled(
    sheet,
    outline,
    wax,
    [
      [-half, -half],
      [half, half],
    ],
    () => {
      const comb = cells(-half, -half, side, side, 11, 0.72);
      sheet.fill(comb, wax.dark, 'opacity=".6"');
      sheet.fill(comb, wax.light, 'opacity=".75" transform="translate(2.2 2.6) scale(.999)"');
      sheet.fill(cells(-half, -half, side, side, 11, 0.55), wax.base, 'transform="translate(1 1.4)"');
    },
    0.55,
  );
};

/** A rolled candle, upright from the origin to -length; the end of the roll shows at its left. */
export const rolledCandle = (sheet: Sheet, length: number, width: number, wax: Tone, turns = 4) => {
  const half = width / 2;
  const flat = 0.3;
  wick(
    sheet,
    [
      [0, -length],
      [2, -length - 26],
      [-5, -length - 52],
    ],
    9,
  );
  const body = `M${-half} ${-length}V0A${half} ${half * flat} 0 0 0 ${half} 0V${-length}Z`;
  modelled(
    sheet,
    body,
    wax,
    [
      [-half, 0],
      [half, 0],
    ],
    () => {
      const comb = cells(-half, -length, width, length + 40, 11, 0.7);
      sheet.fill(comb, wax.dark, 'opacity=".6"');
      sheet.fill(comb, wax.light, 'opacity=".7" transform="translate(2.2 2.6)"');
      sheet.fill(
        cells(-half, -length, width, length + 40, 11, 0.5),
        wax.base,
        'transform="translate(1 1.4)"',
      );
      stroke(
        sheet,
        [
          [half * 0.3, -length],
          [half * 0.32, -length / 2],
          [half * 0.3, 40],
        ],
        wax.deep,
        { from: 6, to: 6 },
      );
      stroke(
        sheet,
        [
          [half * 0.22, -length],
          [half * 0.24, -length / 2],
          [half * 0.22, 40],
        ],
        wax.light,
        { from: 4, to: 4 },
      );
    },
  );
  sheet.add(`<ellipse cx="0" cy="${-length}" rx="${half}" ry="${half * flat}" fill="${wax.light}"/>`);
  const coil: Line = times(70, (index): Point => {
    const angle = (index / 69) * turns * 2 * PI + 1;
    const radius = lerp(5, half * 0.96, index / 69);
    return [cos(angle) * radius, -length + sin(angle) * radius * flat];
  });
  stroke(sheet, coil, wax.dark, { from: 3.5, to: 4.5, uneven: 0.05 });
};

export const wick = (sheet: Sheet, line: Line, width: number) => {
  const fine =
    line.length === 3
      ? bezier(line[0] as Point, line[1] as Point, line[1] as Point, line[2] as Point, 10)
      : line;
  rod(sheet, fine, width, cotton);
};

/** A long wick in a loose coil, lying. */
export const wickCoil = (sheet: Sheet, [x, y]: Point, radius: number, rounds = 5) => {
  const line = times(rounds * 26, (index): Point => {
    const at = index / (rounds * 26 - 1);
    const angle = at * rounds * 2 * PI;
    const out = radius * (0.72 + 0.2 * sin(angle * 0.37 + 1) + 0.1 * at);
    return [x + cos(angle) * out, y + sin(angle) * out * 0.92];
  });
  rod(sheet, line, 9, cotton);
  rod(
    sheet,
    bezier(
      line.at(-1) as Point,
      [x + radius * 1.3, y + radius * 0.5],
      [x + radius * 1.2, y + radius],
      [x + radius * 1.7, y + radius * 0.8],
    ),
    9,
    cotton,
  );
};

/** A flame with its glow. */
export const flame = (sheet: Sheet, [x, y]: Point, size: number) => {
  const glow = sheet.radial([x, y - size * 0.4], size * 2.6, [
    [0, "#FFE3A0", 0.75],
    [0.4, "#FFD37A", 0.3],
    [1, "#FFD37A", 0],
  ]);
  sheet.dot([x, y - size * 0.4], size * 2.6, glow.url);
  const tongue = (scale: number, colour: string) =>
    sheet.fill(
      `M${x} ${y - size * scale}C${x + size * 0.42 * scale} ${y - size * 0.42 * scale} ${x + size * 0.3 * scale} ${y} ${x} ${y}C${x - size * 0.3 * scale} ${y} ${x - size * 0.4 * scale} ${y - size * 0.4 * scale} ${x} ${y - size * scale}Z`,
      colour,
    );
  tongue(1, "#F2A43C");
  tongue(0.72, "#FBD36B");
  tongue(0.42, "#FFF3CF");
};
