import { stroke } from "#brush.ts";
import { spine, times, type Point } from "#geometry.ts";
import type { Sheet } from "#sheet.ts";
import type { Foliage } from "#grammar/leaf.ts";
import type { Plant } from "#grammar/plant.ts";
import { solid, type SolidForm } from "#grammar/solid.ts";

export type Roots = {
  /** Where each crown is, which way the root points (180 straight down), and its size. */
  plants: readonly (readonly [x: number, y: number, heading: number, size: number])[];
  long: number;
  body: SolidForm;
  leaf: Foliage;
  leaves: readonly (readonly [heading: number, length: number, bend: number, near: number])[];
  hairs?: number;
};

/** Root vegetables with their tops. */
export const roots =
  ({ plants, long, body, leaf, leaves, hairs = 8 }: Roots): Plant =>
  (sheet) => {
    for (const [x, y, heading, size] of plants) {
      const grow = ([turn, length, bend, near]: (typeof leaves)[number]) =>
        leaf(sheet, {
          from: [x + turn * 0.16 * size, y + 4],
          heading: heading + 180 + turn + sheet.between(-4, 4),
          length: length * size * sheet.between(0.93, 1.07),
          bend,
          near,
        });
      const half = Math.ceil(leaves.length * 0.5);
      leaves.slice(0, half).forEach(grow);
      drawRoot(sheet, [x, y], heading, long * size, body, hairs);
      leaves.slice(half).forEach(grow);
    }
  };

const drawRoot = (sheet: Sheet, at: Point, heading: number, long: number, body: SolidForm, hairs: number) => {
  const tip: Point = [
    at[0] + Math.sin((heading * Math.PI) / 180) * long * 0.98,
    at[1] - Math.cos((heading * Math.PI) / 180) * long * 0.98,
  ];
  stroke(
    sheet,
    spine(tip, heading + sheet.between(-12, 12), long * 0.3, sheet.between(-30, 30), 8),
    body.tone.base,
    { from: 5, to: 0.8 },
  );
  const place = solid(sheet, at, heading, long, body);
  times(hairs, (index) => {
    const y = sheet.between(0.3, 0.95);
    const way = index % 2 ? 1 : -1;
    const wide =
      0.9 *
      Math.max(
        ...body.half.filter(([, along]) => along <= y + 0.3 && along >= y - 0.1).map(([x]) => x),
        0.02,
      ) *
      (1 - y * 0.55);
    stroke(
      sheet,
      spine(
        place([way * wide, y]),
        heading - way * sheet.between(40, 75),
        sheet.between(14, 40),
        way * 30,
        6,
      ),
      body.tone.light,
      { from: 2.4, to: 0.6, attributes: 'opacity=".8"' },
    );
  });
};
