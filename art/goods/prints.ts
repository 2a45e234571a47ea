import { flatBlade } from "#blade.ts";
import { stroke } from "#brush.ts";
import { ring, smooth, spine, times, type Point } from "#geometry.ts";
import { leaflet, profiles } from "#leaf.ts";
import { green, greenAt, type Tone } from "#palette.ts";
import { monsteraLeaf } from "#plants/monstera.ts";
import type { Sheet } from "#sheet.ts";

/** Small pictures for labels, about 200 by 200 around the origin. */
export const printedMonstera = (sheet: Sheet) => {
  stroke(sheet, spine([10, 128], -4, 110, 0, 6), greenAt(2), { from: 9, to: 8 });
  monsteraLeaf(sheet, {
    from: [4, 46],
    heading: -3,
    length: 168,
    droop: 6,
    fold: 4,
    tone: green(2),
    slits: 5,
  });
};

export const printedCactus = (sheet: Sheet) => {
  const bar = (line: readonly Point[], width: number, depth: number) => {
    stroke(sheet, line, greenAt(depth), {
      from: (at) => width * Math.min(1, Math.sqrt(Math.max(0.1, 1 - at) * 6)),
      uneven: 0.02,
    });
    for (const shift of [-0.25, 0, 0.25])
      stroke(
        sheet,
        line.map(([x, y]): Point => [x + shift * width, y + 8]),
        greenAt(depth + 2),
        { from: 3, to: 1 },
      );
  };
  bar(
    [
      [-50, 50],
      [-84, 30],
      [-84, -30],
    ].map(([x, y]): Point => [x as number, y as number]),
    34,
    2,
  );
  bar(
    [
      [40, 20],
      [84, 4],
      [84, -54],
    ].map(([x, y]): Point => [x as number, y as number]),
    34,
    2,
  );
  bar(
    [
      [0, 120],
      [0, 20],
      [0, -98],
    ].map(([x, y]): Point => [x as number, y as number]),
    78,
    3,
  );
  times(5, (index) => index * 72).forEach((turn) =>
    sheet.fill(
      smooth(ring([0, -112], 16, 7, 0.5)),
      "#D9674A",
      `transform="rotate(${turn - 144} 0 -100) translate(0 -6)"`,
    ),
  );
};

/** A sprig with pairs of leaves. */
export const printedSprig = (sheet: Sheet, tone: Tone = green(2), height = 200, pairs = 4) => {
  const line = spine([0, height / 2], 4, height * 0.8, -8, 14);
  stroke(sheet, line, tone.dark, { from: 6, to: 2 });
  times(pairs, (index) => (index + 0.6) / pairs).forEach((at) => {
    const [x, y] = line[Math.round(at * 13)] as Point;
    for (const way of [-1, 1])
      leaflet(sheet, flatBlade(spine([x, y], way * 52, height * 0.32 * (1.15 - at * 0.5), -way * 20, 8)), {
        tone,
        profile: profiles.lance(0.4),
      });
  });
  const [x, y] = line.at(-1) as Point;
  leaflet(sheet, flatBlade(spine([x, y], 0, height * 0.24, 0, 8)), { tone, profile: profiles.lance(0.4) });
};
