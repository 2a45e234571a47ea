import { stroke } from "#brush.ts";
import { bezier, max, ring, rotated, smooth, sqrt, times, type Point } from "#geometry.ts";
import type { Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";

/** A wound ball: four bundles of strands laid over each other. */
export const yarnBall = (sheet: Sheet, centre: Point, radius: number, wool: Tone) => {
  const [x, y] = centre;
  const outline = smooth(
    ring(centre, radius, 14).map(([px, py]): Point => [
      x + (px - x) * sheet.between(0.98, 1.03),
      y + (py - y) * sheet.between(0.97, 1.02),
    ]),
  );
  sheet.fill(outline, wool.base);
  sheet.within(outline, () => {
    for (const turn of [20, -48, 78, -12]) {
      const shift = sheet.between(-0.35, 0.35);
      times(13, (index) => index - 6).forEach((strand, index) => {
        const across = ((strand / 6) * 0.5 + shift) * radius;
        const half = sqrt(max(0, radius * radius - across * across));
        const line = bezier(
          [x - half, y + across],
          [x - half * 0.4, y + across - radius * 0.22],
          [x + half * 0.4, y + across - radius * 0.22],
          [x + half, y + across],
          12,
        );
        const colour = [wool.base, wool.light, wool.base, wool.dark][index % 4] as string;
        stroke(sheet, rotated(line, centre, turn), colour, {
          from: radius * 0.085,
          to: radius * 0.075,
        });
      });
    }
    const shade = sheet.radial([x - radius * 0.35, y - radius * 0.4], radius * 1.7, [
      [0.3, wool.deep, 0],
      [1, wool.deep, 1],
    ]);
    sheet.stipple(outline, shade);
  });
};
