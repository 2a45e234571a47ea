import { cos, lerp, PI, sin, times, type Point } from "#geometry.ts";
import { stroke } from "#brush.ts";
import { tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { rod } from "./model.ts";

const barks = [
  tone("#8A5E3A", "#5A3A20", "#BC8F62", "#BC8F62", "#382213"),
  tone("#9B6D44", "#69452A", "#CFA376", "#CFA376", "#422A18"),
  tone("#74492C", "#4A2C19", "#A87A52", "#A87A52", "#2E1A0E"),
] as const;

/** A ring of steamed willow: rods that run round and over each other, their ends tucked in. */
export const willowRing = (sheet: Sheet, [x, y]: Point, radius: number) => {
  const count = 11;
  const wide = radius * 0.11;
  const at = (turn: number, out: number): Point => [
    x + cos(turn) * (radius + out),
    y + sin(turn) * (radius + out),
  ];
  const wander = (turn: number, index: number) =>
    wide * (0.95 * sin(turn * 3 + index * 2.1) + 0.4 * sin(turn * 5 + index * 4.7));
  times(count, (index) => index).forEach((index) => {
    const start = index * 2.4;
    const arc = times(44, (step): Point => {
      const turn = start + (step / 43) * 2 * PI * 0.94;
      return at(turn, wander(turn, index));
    });
    rod(
      sheet,
      arc,
      (share) => lerp(17, 11, share) * Math.min(1, radius / 240),
      barks[index % 3] as (typeof barks)[number],
    );
  });
  for (const part of times(5, (index) => index)) {
    const from = part * ((2 * PI) / 5) + 0.5;
    const binding = times(40, (step): Point => {
      const share = step / 39;
      return at(from + share * 0.62, wide * 1.6 * cos(share * PI * 5));
    });
    times(5, (half) => half)
      .filter((half) => half % 2 === 0)
      .forEach((half) => rod(sheet, binding.slice(half * 8, half * 8 + 8), 12, barks[1]));
  }
  times(7, (index) => index * 0.93 + 0.2).forEach((turn, index) => {
    const tip = [
      at(turn, wide * 0.6),
      at(turn + 0.08, wide * 1.5),
      at(turn + 0.15, wide * (2.1 + (index % 3) * 0.4)),
    ];
    stroke(sheet, tip, index % 2 ? barks[0].base : barks[2].base, { from: 9, to: 4 });
  });
};
