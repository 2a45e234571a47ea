import { stroke } from "#brush.ts";
import { lerp, times, type Point } from "#geometry.ts";
import { castShadow } from "#ground.ts";
import { ellipse } from "#lathe.ts";
import type { Sheet } from "#sheet.ts";
import { modelled, straight } from "./model.ts";
import { handle, oak } from "./timber.ts";

/** A round top on three turned, splayed legs; 55 centimetres high at `size` units a centimetre. */
export const plantStand = (sheet: Sheet, [x, foot]: Point, size: number) => {
  const top = foot - 55 * size;
  const [across, deep] = [15 * size, 4.2 * size];
  const legs = [
    [-6, -1.2, -13, 0],
    [6.4, -1, 14, -0.4],
    [0.6, 1.4, 1.6, 5.4],
  ] as const;
  castShadow(sheet, x + 3 * size, foot + 2 * size, 16 * size, 3.4 * size, 0.4);
  for (const [fromX, fromY, toX, toY] of legs) {
    const [from, to]: [Point, Point] = [
      [x + fromX * size, top + (fromY + 2) * size],
      [x + toX * size, foot + toY * size],
    ];
    castShadow(sheet, to[0] + 4, to[1], 3.4 * size, 0.9 * size);
    const width = (at: number) => size * (lerp(3.3, 2.2, at) + 1 * Math.exp(-(((at - 0.34) / 0.16) ** 2)));
    handle(sheet, straight(from, to, 40), width, oak);
    for (const at of [0.13, 0.17, 0.86]) {
      const [cx, cy] = [lerp(from[0], to[0], at), lerp(from[1], to[1], at)];
      const half = width(at) / 2;
      stroke(
        sheet,
        [
          [cx - half, cy],
          [cx, cy + size * 0.3],
          [cx + half, cy],
        ],
        oak.deep,
        { from: size * 0.22, to: size * 0.22, attributes: 'opacity=".7"' },
      );
    }
  }
  const edge = `M${x - across} ${top}A${across} ${deep} 0 0 0 ${x + across} ${top}V${top + 2.4 * size}A${across} ${deep} 0 0 1 ${x - across} ${top + 2.4 * size}Z`;
  modelled(sheet, edge, { ...oak, base: oak.dark, light: oak.base }, [
    [x - across, top],
    [x + across, top],
  ]);
  const plate = `M${x - across} ${top}A${across} ${deep} 0 1 0 ${x + across} ${top}A${across} ${deep} 0 1 0 ${x - across} ${top}Z`;
  modelled(
    sheet,
    plate,
    { ...oak, base: "#CE9F65" },
    [
      [x - across, top - deep],
      [x + across, top + deep],
    ],
    () => {
      times(13, (index) => lerp(-0.95, 0.95, index / 12)).forEach((share, index) =>
        stroke(
          sheet,
          [
            [x - across, top + share * deep],
            [x, top + share * deep + sheet.between(-2, 2)],
            [x + across, top + share * deep],
          ],
          index % 3 ? oak.dark : oak.light,
          { from: 3, to: 2, attributes: 'opacity=".5"' },
        ),
      );
      for (const [dx, dy] of [
        [-6, -1],
        [6.4, -0.8],
        [0.6, 1.6],
      ] as const) {
        ellipse(sheet, x + dx * size, top + dy * size, 1.5 * size, 0.55 * size, oak.dark);
        sheet.fill(
          `M${x + dx * size - 1.3 * size} ${top + dy * size - 2}h${2.6 * size}v4h${-2.6 * size}Z`,
          oak.light,
        );
      }
    },
    0.8,
  );
};
