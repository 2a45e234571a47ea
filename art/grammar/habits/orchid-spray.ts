import { stem, stroke } from "#brush.ts";
import { along, bezier, lerp, times, type Point } from "#geometry.ts";
import { colours, green } from "#palette.ts";
import type { Bloom } from "#grammar/bloom.ts";
import type { Foliage } from "#grammar/leaf.ts";
import type { Plant } from "#grammar/plant.ts";

export type Spray = {
  leaf: Foliage;
  /** Heading, length and bend of each leaf, back to front. */
  leaves: readonly (readonly [heading: number, length: number, bend: number, near: number])[];
  /** Where each flower stem goes: its highest point and its end, from the crown. */
  arcs: readonly { top: Point; end: Point; flowers: number; from: number }[];
  bloom: Bloom;
  size: number;
  buds: number;
};

/** Leaves in two ranks, a stem tied to a cane, flowers in a row along its arch, buds at its tip. */
export const spray =
  ({ leaf, leaves, arcs, bloom, size, buds }: Spray): Plant =>
  (sheet, { x, y, lip }) => {
    const drawLeaf = ([heading, length, bend, near]: (typeof leaves)[number]) =>
      leaf(sheet, { from: [x + heading * 0.2, y + near * 6], heading, length, bend, near });
    times(5, (index) => {
      const way = index % 2 ? 1 : -1;
      const root = bezier(
        [x + way * 20, y - 4],
        [x + way * (40 + index * 14), y - 34 - index * 6],
        [x + way * (lip + 10), y - 30],
        [x + way * (lip + 18 + index * 5), y + 40 + index * 12],
        12,
      );
      stroke(sheet, root, index % 2 ? "#B9C4AC" : "#9DAF9A", { from: 9, to: 6 });
    });
    const half = Math.ceil(leaves.length / 2);
    leaves.slice(0, half).forEach(drawLeaf);
    const stems = arcs.map(({ top, end }) => {
      const foot: Point = [x + top[0] * 0.16, y];
      const peak: Point = [x + top[0], y - top[1]];
      const rise = bezier(
        foot,
        [lerp(foot[0], peak[0], 0.4), lerp(foot[1], peak[1], 0.45)],
        [lerp(foot[0], peak[0], 0.8), lerp(foot[1], peak[1], 0.94)],
        peak,
        18,
      );
      const fall = bezier(
        peak,
        [peak[0] + (end[0] - top[0]) * 0.4, peak[1] + 6],
        [x + end[0] * 0.96, lerp(peak[1], y - end[1], 0.4)],
        [x + end[0], y - end[1]],
        18,
      );
      stroke(
        sheet,
        [foot, [lerp(foot[0], peak[0], 0.5), lerp(foot[1], peak[1], 0.5)], peak].map(([px, py]): Point => [
          px + 7,
          py,
        ]),
        colours.woodDark,
        { from: 7, to: 6 },
      );
      const line = [...rise, ...fall.slice(1)];
      stem(sheet, line, 11, 4, green(3));
      for (const at of [0.22, 0.4]) {
        const [px, py] = along(line, at).point;
        stroke(
          sheet,
          bezier([px - 9, py], [px, py + 8], [px + 8, py + 6], [px + 14, py - 2], 5),
          colours.terracotta,
          { from: 5, to: 5 },
        );
      }
      return line;
    });
    leaves.slice(half).forEach(drawLeaf);
    arcs.forEach(({ flowers, from }, index) => {
      const line = stems[index] ?? [];
      times(buds, (bud) => {
        const { point, normal } = along(line, 1 - bud * 0.045);
        const way = bud % 2 ? 1 : -1;
        sheet.dot(
          [point[0] + normal[0] * way * 10, point[1] + normal[1] * way * 10],
          size * lerp(0.15, 0.26, bud / buds),
          greenBud,
        );
        sheet.dot(
          [point[0] + normal[0] * way * 10 - 3, point[1] + normal[1] * way * 10 - 4],
          size * lerp(0.07, 0.12, bud / buds),
          "#EEF0D6",
        );
      });
      times(flowers, (flower) => {
        const share = flowers === 1 ? 1 : 1 - flower / (flowers - 1);
        const { point, normal } = along(line, lerp(from, 1 - buds * 0.05, share));
        const way = flower % 2 ? 1 : -1;
        const at: Point = [
          point[0] + normal[0] * way * size * 0.42,
          point[1] + normal[1] * way * size * 0.42 + size * 0.12,
        ];
        stem(sheet, bezier(point, [point[0], point[1] - 6], [at[0], at[1] - 10], at, 5), 5, 4, green(4));
        bloom(sheet, { at, heading: way * 14, nod: 14, size: size * lerp(1, 0.84, share), near: 0.7 });
      });
    });
  };

const greenBud = "#B9C78F";
