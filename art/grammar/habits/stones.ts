import { bezier, cos, lerp, sin, smooth, times, type Point } from "#geometry.ts";
import { stroke } from "#brush.ts";
import type { Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import type { Bloom } from "#grammar/bloom.ts";
import type { Plant } from "#grammar/plant.ts";

export type Stone = readonly [aside: number, down: number, size: number, which: number, flowers?: boolean];

/** Pairs of leaves like split pebbles, among pebbles. */
export const stones =
  ({ tones, bodies, bloom }: { tones: readonly Tone[]; bodies: readonly Stone[]; bloom: Bloom }): Plant =>
  (sheet, crown) => {
    times(150, () => {
      const [turn, out] = [sheet.between(0, 6.28), Math.sqrt(sheet.random()) * 0.9];
      const at: Point = [
        crown.x + cos(turn) * crown.lip * out,
        crown.y + 2 + sin(turn) * crown.lip * (crown.tilt ?? 0.15) * out * 0.92,
      ];
      pebble(sheet, at, sheet.between(6, 16));
    });
    for (const [aside, down, size, which, flowers] of bodies) {
      const at: Point = [crown.x + aside, crown.y + down];
      body(sheet, at, size, tones[which % tones.length] as Tone, flowers ? bloom : null);
    }
  };

const pebble = (sheet: Sheet, [x, y]: Point, size: number) => {
  const outline = smooth(
    times(7, (index): Point => [
      x + cos(index * 0.9) * size * sheet.between(0.85, 1.2),
      y + sin(index * 0.9) * size * 0.6,
    ]),
  );
  sheet.fill(outline, "#5B4A3A", 'transform="translate(2 3)" opacity=".5"');
  sheet.fill(outline, ["#D8C7A8", "#B59F7C", "#C9A88A", "#E4D8C2"][Math.floor(sheet.random() * 4)] as string);
};

const body = (sheet: Sheet, [x, y]: Point, size: number, tone: Tone, bloom: Bloom | null) => {
  const half = (way: number) => {
    const edge = (a: number, b: number): Point => [x + way * a * size, y + b * size];
    const wall = smooth([
      edge(0.03, 0.1),
      edge(0.03, 0.42),
      edge(0.2, 0.48),
      edge(0.5, 0.46),
      edge(0.86, 0.26),
      edge(0.98, -0.06),
      edge(0.96, -0.3),
      edge(0.5, -0.2),
    ]);
    sheet.fill(wall, tone.dark);
    sheet.stipple(
      wall,
      sheet.linear(
        [x, y - size * 0.3],
        [x, y + size * 0.7],
        [
          [0, tone.base, 0.9],
          [0.6, tone.base, 0.1],
          [1, tone.base, 0],
        ],
      ),
    );
    const top = smooth([
      edge(0.035, -0.64),
      edge(0.03, -0.52),
      edge(0.03, 0.16),
      edge(0.04, 0.28),
      edge(0.3, 0.32),
      edge(0.7, 0.18),
      edge(0.99, -0.12),
      edge(0.95, -0.44),
      edge(0.6, -0.66),
      edge(0.24, -0.7),
    ]);
    sheet.fill(top, tone.light);
    sheet.within(top, () => {
      sheet.stipple(
        top,
        sheet.radial(edge(0.5, -0.1), size * 0.7, [
          [0, tone.base, 0.95],
          [0.7, tone.base, 0.35],
          [1, tone.base, 0],
        ]),
      );
      times(9, (index) => {
        const turn = index * 2.4;
        const from = edge(0.5 + cos(turn) * 0.12, -0.18 + sin(turn) * 0.1);
        const to = edge(
          0.5 + cos(turn) * sheet.between(0.28, 0.42),
          -0.18 + sin(turn) * sheet.between(0.22, 0.34),
        );
        stroke(
          sheet,
          bezier(
            from,
            [lerp(from[0], to[0], 0.4) + sheet.between(-9, 9), from[1]],
            [to[0], lerp(from[1], to[1], 0.5) + sheet.between(-7, 7)],
            to,
            6,
          ),
          tone.deep,
          { from: size * 0.075, to: size * 0.03, uneven: 0.4, attributes: 'opacity=".75"' },
        );
      });
      times(16, () =>
        sheet.dot(
          edge(sheet.between(0.12, 0.9), sheet.between(-0.55, 0.15)),
          sheet.between(1.2, 3.2),
          tone.deep,
          'opacity=".7"',
        ),
      );
    });
  };
  half(-1);
  half(1);
  const slit = smooth([
    [x - size * 0.04, y - size * 0.57],
    [x, y - size * 0.55],
    [x + size * 0.04, y - size * 0.57],
    [x + size * 0.035, y + size * 0.3],
    [x, y + size * 0.42],
    [x - size * 0.035, y + size * 0.3],
  ]);
  sheet.fill(slit, tone.deep);
  bloom?.(sheet, { at: [x + 4, y - size * 0.26], heading: 8, nod: 34, size: size * 0.95, near: 0.9 });
};
