import { stem } from "#brush.ts";
import { along, bezier, last, times, type Point } from "#geometry.ts";
import type { Foliage } from "#grammar/leaf.ts";
import type { Plant, Stalk } from "#grammar/plant.ts";

/** Young plants on long arching stems, as of a spider plant or a strawberry. */
export const runners =
  ({
    to,
    leaf,
    leaves = 9,
    size,
    stalk,
  }: {
    to: readonly Point[];
    leaf: Foliage;
    leaves?: number;
    size: number;
    stalk: Stalk;
  }): Plant =>
  (sheet, crown) =>
  () => {
    for (const [aside, drop] of to) {
      const way = Math.sign(aside);
      const from: Point = [crown.x + way * 20, crown.y - 20];
      const line = bezier(
        from,
        [from[0] + aside * 0.5, from[1] - 190],
        [crown.x + aside * 1.04, crown.y - 90],
        [crown.x + aside, crown.y + drop],
        18,
      );
      stem(sheet, line, stalk.from, stalk.to, stalk.tones(0.7));
      times(leaves, (index) => ((index + 0.5) / leaves) * 2 - 1)
        .sort((a, b) => Math.abs(b) - Math.abs(a))
        .forEach((across) =>
          leaf(sheet, {
            from: last(line),
            heading: along(line, 1).heading + across * 120,
            length: size * sheet.between(0.75, 1.1),
            bend: across * 60,
            near: 0.4 + 0.5 * sheet.random(),
          }),
        );
    }
  };
