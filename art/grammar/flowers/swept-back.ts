import { stroke } from "../../brush.ts";
import { bezier, radians, ring, sin, smooth, spine, times, type Point } from "../../geometry.ts";
import { petal } from "../../petal.ts";
import type { Tone } from "../../palette.ts";
import type { Bloom } from "../bloom.ts";

/** A cyclamen: the stalk bows, the mouth looks down, five petals are swept back and up and a little twisted. */
export const sweptBack =
  (tone: Tone, eye: string, stalk: string): Bloom =>
  (sheet, { at: [x, y], heading, size }) => {
    const way = sin(radians(heading)) < 0 ? -1 : 1;
    const mouth: Point = [x + way * size * 0.2, y + size * 0.16];
    stroke(
      sheet,
      bezier([x, y + 4], [x, y - size * 0.18], [mouth[0], y - size * 0.2], [mouth[0], mouth[1]], 10),
      stalk,
      { from: 7, to: 8 },
    );
    const one = (turn: number, long: number, bend: number, shade: Tone) => {
      const lean = turn + way * 6;
      const from: Point = [mouth[0] + sin(radians(lean)) * size * 0.14, mouth[1] - size * 0.02];
      petal(sheet, spine(from, lean, size * long, bend, 12), {
        tone: shade,
        width: 0.4,
        widest: 0.62,
        pointed: 0.7,
        lean: turn < 0 ? -0.5 : 0.3,
        veins: 5,
      });
    };
    const back = { ...tone, base: tone.dark };
    one(-10, 1.12, -14, back);
    one(24, 1.16, 10, back);
    one(-50, 1.06, 8, tone);
    one(56, 1.02, -6, tone);
    one(-20, 1.04, 30, tone);
    const lip = smooth(ring(mouth, size * 0.2, 10, 0.5));
    sheet.fill(lip, eye);
    sheet.stipple(
      lip,
      sheet.linear(
        [mouth[0], mouth[1] - size * 0.14],
        [mouth[0], mouth[1] + size * 0.08],
        [
          [0, tone.light, 0.9],
          [1, tone.light, 0],
        ],
      ),
    );
    sheet.fill(smooth(ring([mouth[0], mouth[1] + size * 0.04], size * 0.1, 8, 0.5)), "#4E1232");
    stroke(
      sheet,
      times(3, (index): Point => [mouth[0], mouth[1] + size * (0.03 + index * 0.045)]),
      tone.light,
      {
        from: size * 0.05,
        to: size * 0.03,
      },
    );
  };
