import { polygon, sin, times, type Line, type Point } from "#geometry.ts";
import { tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { modelled, rod, shade, straight } from "./model.ts";
import { blackSteel } from "./chair.ts";

const cloth = tone("#24302D", "#121A18", "#64746D", "#64746D", "#0A100F");

/** A cord hanging between two places. */
export const swag = (from: Point, to: Point, sag: number): Line =>
  times(31, (index) => {
    const at = index / 30;
    return [
      from[0] + (to[0] - from[0]) * at,
      from[1] + (to[1] - from[1]) * at + sag * sin(at * Math.PI) ** 0.9,
    ];
  });

/** Round bulbs on a swag at the given shares of it. */
export const bulbsOn = (sheet: Sheet, line: Line, shares: readonly number[], radius: number) => {
  rod(sheet, line, radius * 0.24, cloth, 0.9);
  for (const share of shares) bulb(sheet, line[Math.round(share * (line.length - 1))] as Point, radius);
};

export const bulb = (sheet: Sheet, [x, top]: Point, radius: number) => {
  const y = top + radius * 1.7;
  const glow = sheet.radial([x, y], radius * 3.1, [
    [0, "#FFE2A0", 0.75],
    [0.35, "#FFD98C", 0.3],
    [1, "#FFD98C", 0],
  ]);
  sheet.dot([x, y], radius * 3.1, glow.url);
  sheet.dot([x, y], radius, "#F9D583");
  sheet.dot([x - radius * 0.08, y - radius * 0.06], radius * 0.82, "#FFE9B4");
  sheet.dot([x, y + radius * 0.04], radius * 0.42, "#FFF8E2");
  sheet.fill(
    polygon([
      [x - radius * 0.5, y - radius * 0.42],
      [x - radius * 0.66, y - radius * 0.1],
      [x - radius * 0.5, y + radius * 0.1],
      [x - radius * 0.4, y - radius * 0.3],
    ]),
    "#FFFDF4",
  );
  sheet.fill(
    `M${x - radius * 0.42} ${top - radius * 0.06}h${radius * 0.84}l${-radius * 0.1} ${radius * 0.95}h${-radius * 0.64}Z`,
    cloth.base,
  );
  sheet.fill(
    `M${x - radius * 0.3} ${top}h${radius * 0.16}v${radius * 0.8}h${-radius * 0.16}Z`,
    cloth.light,
    'opacity=".8"',
  );
};

/** A solar panel on its spike, which goes into the ground at the given place. */
export const solarPanel = (sheet: Sheet, [x, y]: Point, size: number) => {
  const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
  rod(sheet, straight(at(0, 0), at(0, -1.5), 6), size * 0.13, blackSteel);
  const frame = [at(-1.2, -2.5), at(0.8, -2.75), at(1.2, -1.35), at(-0.85, -1.05)] as const;
  sheet.fill(polygon(frame.map(([px, py]): Point => [px + size * 0.06, py + size * 0.12])), blackSteel.deep);
  modelled(sheet, polygon(frame), blackSteel, [frame[0], frame[2]]);
  const inner = ([u, v]: Point): Point => {
    const [a, b, c, d] = frame;
    const upper = [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u] as const;
    const lower = [d[0] + (c[0] - d[0]) * u, d[1] + (c[1] - d[1]) * u] as const;
    return [upper[0] + (lower[0] - upper[0]) * v, upper[1] + (lower[1] - upper[1]) * v];
  };
  for (const row of [0, 1, 2])
    for (const column of [0, 1, 2, 3]) {
      const [u, v] = [0.06 + column * 0.225, 0.08 + row * 0.29];
      const cell = polygon([
        inner([u, v]),
        inner([u + 0.205, v]),
        inner([u + 0.205, v + 0.26]),
        inner([u, v + 0.26]),
      ]);
      sheet.fill(cell, (row + column) % 2 ? "#35566F" : "#2C4A63");
    }
  const glass = polygon([inner([0.05, 0.06]), inner([0.95, 0.06]), inner([0.95, 0.94]), inner([0.05, 0.94])]);
  shade(sheet, glass, "#B4CBD6", [inner([0.6, 0.6]), inner([0, 0])], 0.8);
};

/** The cloth cord by itself. */
export const cable = (sheet: Sheet, line: Line, width: number) => rod(sheet, line, width, cloth, 0.9);
