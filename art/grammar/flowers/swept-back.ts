import { stroke } from "#brush.ts";
import { bezier, radians, ring, sin, smooth, spine, times, points, type Point } from "#geometry.ts";
import { petal } from "#petal.ts";
import type { Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import type { Bloom, Pose } from "#grammar/bloom.ts";

/** The stalk bows over at its end, to the side where the pose looks; answers where the flower hangs. */
const crook = (sheet: Sheet, { at: [x, y], heading, size }: Pose, stalk: string) => {
  const way = sin(radians(heading)) < 0 ? -1 : 1;
  const end: Point = [x + way * size * 0.42, y + size * 0.12];
  stroke(
    sheet,
    bezier([x, y + 6], [x - way * size * 0.02, y - size * 0.42], [end[0], y - size * 0.46], end, 14),
    stalk,
    { from: 7, to: 8 },
  );
  return { end, way };
};

/** A cyclamen: the mouth looks down, five petals turn back over its rim and stream up and behind it. */
export const sweptBack =
  (tone: Tone, eye: string, stalk: string): Bloom =>
  (sheet, pose) => {
    const { size } = pose;
    const { end: mouth, way } = crook(sheet, pose, stalk);
    const turn = -way * sheet.between(18, 32);
    sheet.group(
      `transform="rotate(${turn.toFixed(1)} ${mouth[0].toFixed(1)} ${mouth[1].toFixed(1)})"`,
      () => {
        const one = (
          side: number,
          heading: number,
          bend: number,
          long: number,
          width: number,
          shade: Tone,
        ) => {
          const from: Point = [mouth[0] + side * size * 0.15, mouth[1] + size * 0.02];
          petal(sheet, spine(from, heading + sheet.between(-6, 6), size * long, bend, 16, 0.22), {
            tone: shade,
            width,
            widest: 0.68,
            pointed: 0.5,
            lean: side < 0 ? -0.5 : 0.3,
            veins: 5,
          });
        };
        const back = { ...tone, base: tone.dark };
        one(-0.35, -26, 14, 1.2, 0.33, back);
        one(0.35, 22, -4, 1.3, 0.33, back);
        one(1, 82, -74, 1.34, 0.31, tone);
        one(-1, -84, 66, 1.26, 0.33, tone);
        one(0, -16, 26, 1.16, 0.38, tone);
        const nose = (wide: number, high: number, low: number) =>
          smooth(
            points(
              `-1 ${high}, -0.94 ${low * 0.7}, -0.5 ${low}, 0.5 ${low}, 0.94 ${low * 0.7}, 1 ${high}, 0 ${high - 0.05}`,
            ).map(([x, y]): Point => [mouth[0] + x * size * wide, mouth[1] + y * size]),
          );
        const lip = nose(0.19, 0, 0.19);
        sheet.fill(lip, tone.deep, 'transform="translate(2 4)" opacity=".5"');
        sheet.fill(lip, eye);
        sheet.stipple(
          lip,
          sheet.linear(
            [mouth[0], mouth[1] - size * 0.02],
            [mouth[0], mouth[1] + size * 0.14],
            [
              [0, tone.base, 1],
              [1, tone.base, 0],
            ],
          ),
        );
        sheet.fill(smooth(ring([mouth[0], mouth[1] + size * 0.165], size * 0.13, 8, 0.36)), "#4E1232");
        stroke(
          sheet,
          times(3, (index): Point => [mouth[0], mouth[1] + size * (0.15 + index * 0.035)]),
          tone.light,
          { from: size * 0.05, to: size * 0.03 },
        );
      },
    );
  };

/** Its bud: a furled, pointed drop that hangs from the same crook. */
export const sweptBud =
  (tone: Tone, stalk: string): Bloom =>
  (sheet, pose) => {
    const { size } = pose;
    const { end, way } = crook(sheet, pose, stalk);
    const place = (x: number, y: number): Point => [
      end[0] + x * size + way * y * size * 0.12,
      end[1] + y * size,
    ];
    const half = points("0.04 -0.06, 0.14 0.06, 0.17 0.26, 0.12 0.5, 0.04 0.72, 0 0.8");
    const outline = smooth([
      ...half.map(([x, y]) => place(-x, y)),
      ...half.map(([x, y]) => place(x, y)).reverse(),
    ]);
    sheet.fill(outline, tone.deep, 'transform="translate(3 4)" opacity=".45"');
    sheet.fill(outline, tone.base);
    sheet.stipple(
      outline,
      sheet.linear(place(-0.18, 0.3), place(0.18, 0.3), [
        [0, tone.dark, 0],
        [1, tone.dark, 1],
      ]),
    );
    for (const across of [-0.1, 0.02])
      stroke(
        sheet,
        bezier(place(across, 0), place(across + 0.14, 0.2), place(across + 0.1, 0.5), place(0.01, 0.76), 8),
        tone.light,
        {
          from: size * 0.02,
          to: 1,
          attributes: 'opacity=".7"',
        },
      );
    const cap = smooth([
      place(-0.12, 0.06),
      place(-0.06, -0.08),
      place(0.06, -0.08),
      place(0.12, 0.06),
      place(0.05, 0.03),
      place(0, 0.1),
      place(-0.05, 0.03),
    ]);
    sheet.fill(cap, stalk);
  };
