import { cos, ring, sin, smooth, sqrt, times, type Point } from "#geometry.ts";
import { greenAt } from "#palette.ts";
import type { Foliage } from "#grammar/leaf.ts";
import { shadeLayer, type Plant } from "#grammar/plant.ts";

/** A ball shorn close: small leaves all over, lit as a ball is. */
export const clipped =
  ({
    leaf,
    width,
    height,
    leaves,
    length,
  }: {
    leaf: Foliage;
    width: number;
    height: number;
    leaves: number;
    length: number;
  }): Plant =>
  (sheet, crown) => {
    const middle: Point = [crown.x, crown.y - height * 0.9];
    const body = smooth(ring(middle, width * 0.97, 18, height / width));
    sheet.fill(body, greenAt(0));
    times(leaves, (index) => {
      const share = sqrt((index * 0.7548 + 0.1) % 1);
      const turn = index * 2.39996;
      const [x, y] = [cos(turn) * share, sin(turn) * share];
      const lit = 0.52 - 0.34 * x - 0.4 * y + 0.1 * sqrt(Math.max(0, 1 - share * share));
      leaf(sheet, {
        from: [middle[0] + x * width, middle[1] + y * height],
        heading: (Math.atan2(x, -y) * 180) / Math.PI + sheet.between(-70, 70),
        length: length * sheet.between(0.75, 1.15),
        near: Math.min(1, Math.max(0, lit + sheet.between(-0.16, 0.16))),
      });
    });
    shadeLayer(sheet, [body], {
      from: [middle[0] - width * 0.6, middle[1] - height * 0.7],
      to: [middle[0] + width * 0.75, middle[1] + height * 0.8],
      colour: "#0C2320",
      strength: 0.6,
    });
  };
