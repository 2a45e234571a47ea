import { stroke } from "#brush.ts";
import { bezier, cos, lerp, sin, smooth, times, type Line, type Point } from "#geometry.ts";
import { castShadow } from "#ground.ts";
import { ellipse, hoop, turned } from "#lathe.ts";
import { tone, tones } from "#palette.ts";
import type { Sheet } from "#sheet.ts";

const clay = tones.terracotta;

/** A thrown clay pot with a thick rim; `size` is its width. */
export const clayPot = (sheet: Sheet, x: number, foot: number, size: number, paint = clay) => {
  const half = size / 2;
  const tilt = 0.17;
  const at = (high: number, wide: number): Point => [half * wide, foot - high * size * 0.94];
  const body = [at(0, 0.62), at(0.02, 0.65), at(0.4, 0.78), at(0.8, 0.9)];
  const rim = [at(0.78, 0.97), at(0.8, 1), at(0.96, 1.03), at(1, 1.01)];
  const top = foot - size * 0.94;
  castShadow(sheet, x, foot + size * 0.04, half * 0.95, size * 0.11);
  turned(sheet, x, body, paint, tilt, (outline) => {
    times(15, (index) => lerp(0.06, 0.74, index / 14)).forEach((high, index) => {
      const y = foot - (high + sheet.between(-0.012, 0.012)) * size * 0.94;
      sheet.fill(
        hoop(x, body, y, y + sheet.between(1.5, 4), tilt),
        index % 2 ? paint.dark : paint.light,
        'opacity=".35"',
      );
    });
    const bloom = sheet.linear(
      [0, foot - size * 0.3],
      [0, foot + size * 0.1],
      [
        [0, paint.vein, 0],
        [1, paint.vein, 0.75],
      ],
    );
    sheet.stipple(outline, bloom, 'opacity=".8"');
    const under = sheet.linear(
      [0, foot - size * 0.62],
      [0, foot - size * 0.46],
      [
        [0, paint.deep, 0.95],
        [1, paint.deep, 0],
      ],
    );
    sheet.stipple(outline, under);
  });
  turned(sheet, x, rim, paint, tilt, () => {
    const y = foot - 0.86 * size * 0.94;
    sheet.fill(hoop(x, rim, y, y + size * 0.012, tilt), paint.dark, 'opacity=".5"');
  });
  const lip = half * 1.01;
  ellipse(sheet, x, top, lip, lip * tilt, paint.light);
  ellipse(sheet, x, top + size * 0.006, lip * 0.86, lip * tilt * 0.82, paint.deep);
  const inner = crescent(x, top + size * 0.006, lip * 0.86, lip * tilt * 0.82);
  sheet.fill(inner, paint.dark);
  const inside = sheet.linear(
    [x - lip, 0],
    [x + lip * 0.4, 0],
    [
      [0, paint.deep, 0.95],
      [1, paint.deep, 0],
    ],
  );
  sheet.stipple(inner, inside);
  return { top, lip, tilt };
};

/** What shows of the far inner wall. */
const crescent = (x: number, y: number, across: number, deep: number) =>
  `M${x - across} ${y}A${across} ${deep} 0 0 1 ${x + across} ${y}A${across} ${deep * 0.55} 0 0 0 ${x - across} ${y}Z`;

const seaGreen = tone("#6FA89A", "#33706B", "#B6DACB", "#DCEDE0", "#1D4A4C");
const stone = tone("#E6DBC4", "#B5A283", "#FBF5E6", "#FBF5E6", "#857253");

/** A cover pot: a sea-green glaze that ran, a bare pale rim. */
export const glazedPot = (sheet: Sheet, x: number, foot: number, size: number) => {
  const half = size / 2;
  const tilt = 0.16;
  const at = (high: number, wide: number): Point => [half * wide, foot - high * size * 0.92];
  const body = [at(0, 0.64), at(0.04, 0.72), at(0.25, 0.9), at(0.55, 1), at(0.82, 0.98), at(1, 0.93)];
  const top = foot - size * 0.92;
  castShadow(sheet, x, foot + size * 0.035, half * 1.02, size * 0.11);
  turned(sheet, x, body, stone, tilt, () => {
    drips(sheet, x, half, foot - size * 0.85, foot + size * 0.2, seaGreen.base, 0, 0.09);
    drips(sheet, x, half, foot - size * 0.79, foot - size * 0.4, "#4E8F86", 120, 0.15);
    drips(sheet, x, half, foot - size * 0.77, foot - size * 0.62, "#93C6B4", 62, 0.1);
    for (const [share, long] of [
      [-0.56, 0.3],
      [-0.47, 0.16],
    ] as const) {
      const line = bezier(
        [x + half * share * 0.96, foot - size * 0.76],
        [x + half * share * 1.05, foot - size * 0.65],
        [x + half * share * 1.05, foot - size * (0.7 - long)],
        [x + half * share * 0.98, foot - size * (0.68 - long)],
      );
      stroke(sheet, line, "#E9F5EC", {
        from: (t) => size * 0.024 * sin(Math.PI * t),
        attributes: 'opacity=".75"',
      });
    }
  });
  const lip = half * 0.93;
  ellipse(sheet, x, top, lip, lip * tilt, stone.light);
  ellipse(sheet, x, top + 4, lip * 0.9, lip * tilt * 0.86, seaGreen.deep);
  const inner = crescent(x, top + 4, lip * 0.9, lip * tilt * 0.86);
  sheet.fill(inner, seaGreen.base);
  const inside = sheet.linear(
    [x - lip, 0],
    [x + lip * 0.6, 0],
    [
      [0, seaGreen.deep, 0.95],
      [1, seaGreen.deep, 0],
    ],
  );
  sheet.stipple(inner, inside);
  return { top, lip, tilt };
};

/** A coat with a level upper edge and a lower one that ran, seen round the wall. */
const drips = (
  sheet: Sheet,
  x: number,
  half: number,
  upper: number,
  lower: number,
  colour: string,
  reach: number,
  bow: number,
) => {
  const edge = (y: number, wave: () => number): Line =>
    times(65, (index) => {
      const turn = lerp(-1.62, 1.62, index / 64);
      return [x + half * 1.06 * sin(turn), y + cos(turn) * half * bow * 1.6 + wave()];
    });
  const top = edge(upper, () => sheet.between(-2, 2));
  const runs = times(
    5,
    () => [sheet.between(0.1, 0.9), sheet.between(0.3, 1), sheet.between(0.025, 0.05)] as const,
  );
  const bottom = edge(lower, () => 0).map(([px, py], index): Point => {
    const at = index / 64;
    const ran = runs.reduce(
      (sum, [place, far, wide]) => sum + far * Math.exp(-(((at - place) / wide) ** 2)),
      0,
    );
    return [px, py + reach * (ran + 0.16 * sin(at * 17 + reach))];
  });
  sheet.fill(smooth([...top, ...bottom.reverse()]), colour);
};
