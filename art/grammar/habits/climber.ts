import { stem, stroke } from "#brush.ts";
import { along, bezier, lerp, spine, times, type Line, type Point } from "#geometry.ts";
import { colours } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import type { Plant } from "#grammar/plant.ts";
import type { Crown } from "#grammar/pot.ts";
import { drawHead, shoot, type Head, type Leafing } from "./shoots.ts";
import type { Stalk } from "#grammar/plant.ts";

export type Climber = Leafing & {
  /** A wigwam of canes, a ladder, or sticks with twigs for peas. */
  on: "wigwam" | "ladder" | "twigs";
  height: number;
  stems: number;
  stalk: Stalk;
  heads?: readonly Head[];
  /** How far stems wander from their cane, and how often they go round it. */
  wander?: number;
  rounds?: number;
  tendrils?: boolean;
};

/** Stems that go up what they are given. */
export const climber =
  (form: Climber): Plant =>
  (sheet, crown) => {
    const canes = supports(sheet, crown, form);
    const lines = times(form.stems, (index) =>
      wound(sheet, canes[index % canes.length] as Line, form, index),
    );
    lines.forEach((line, index) => {
      const near = lerp(0.15, 0.9, ((index * 0.618) % 1) * 0.8 + 0.1);
      shoot(sheet, line, near, { ...form, heads: [] });
      if (form.tendrils) tendrils(sheet, line, form);
    });
    lines.forEach((line, index) => {
      for (const head of form.heads ?? []) drawHead(sheet, line, 0.5 + 0.08 * (index % 5), head);
    });
  };

const supports = (sheet: Sheet, { x, y, lip }: Crown, { on, height }: Climber): Line[] => {
  const cane = (from: Point, to: Point, wide = 13): Line => {
    const line = times(5, (step): Point => [lerp(from[0], to[0], step / 4), lerp(from[1], to[1], step / 4)]);
    stem(sheet, line, wide, wide * 0.85, { base: colours.wood, dark: colours.woodDark });
    return line;
  };
  if (on === "wigwam") {
    const top: Point = [x, y - height];
    const lines = [-0.75, -0.25, 0.25, 0.75].map((foot) =>
      cane([x + foot * lip, y], [top[0] - foot * 30, top[1] - 20]),
    );
    times(4, (index) =>
      stroke(
        sheet,
        bezier(
          [x - 22, top[1] + 34 + index * 6],
          [x - 8, top[1] + 44 + index * 6],
          [x + 8, top[1] + 44 + index * 6],
          [x + 22, top[1] + 34 + index * 6],
          5,
        ),
        colours.terracotta,
        { from: 5, to: 5 },
      ),
    );
    return lines;
  }
  if (on === "ladder") {
    const lines = [-1, -0.34, 0.34, 1].map((side) =>
      cane([x + side * lip * 0.42, y], [x + side * lip * 1.3, y - height]),
    );
    times(5, (index) => {
      const at = 0.24 + index * 0.17;
      const half = lerp(lip * 0.42, lip * 1.3, at) + 14;
      cane([x - half, y - height * at], [x + half, y - height * at], 9);
    });
    return lines;
  }
  return [-0.6, -0.2, 0.2, 0.6].map((side) => {
    const line = cane(
      [x + side * lip, y],
      [x + side * lip * 1.5, y - height * (1 - 0.1 * Math.abs(side))],
      9,
    );
    for (const [at, way] of [
      [0.4, -1],
      [0.55, 1],
      [0.7, -1],
      [0.84, 1],
    ] as const)
      stroke(sheet, spine(along(line, at).point, way * 34, height * 0.22, -way * 10, 6), colours.woodDark, {
        from: 6,
        to: 2,
      });
    return line;
  });
};

const wound = (sheet: Sheet, cane: Line, { wander = 16, rounds = 5 }: Climber, index: number): Line =>
  times(26, (step): Point => {
    const at = step / 25;
    const { point, normal } = along(cane, at * reached(index));
    const aside = Math.sin(at * rounds * Math.PI * 2 + index * 1.9) * wander;
    return [point[0] + normal[0] * aside + sheet.between(-1, 1), point[1] + normal[1] * aside];
  });

/** Not all stems have reached the top. */
const reached = (index: number) => 1 - 0.16 * ((index * 0.618) % 1);

const tendrils = (sheet: Sheet, line: Line, { stalk }: Climber) => {
  for (const at of [0.35, 0.52, 0.68, 0.82, 0.97]) {
    const { point, heading } = along(line, at);
    const way = sheet.random() < 0.5 ? -1 : 1;
    stroke(sheet, spine(point, heading + way * 50, 70, way * 260, 16, 1.6), stalk.tones(0.8).base, {
      from: 3,
      to: 1.2,
    });
  }
};
