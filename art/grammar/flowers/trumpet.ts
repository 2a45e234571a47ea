import { stroke } from "../../brush.ts";
import { cos, radians, sin, smooth, times, points, type Point } from "../../geometry.ts";
import { ellipse } from "../../lathe.ts";
import type { Tone } from "../../palette.ts";
import type { Sheet } from "../../sheet.ts";
import type { Bloom, Pose } from "../bloom.ts";

export type Trumpet = {
  inside: Tone;
  throat: string;
  /** The flush along the back of each petal. */
  flush: string;
  pollen: string;
  stigma: string;
};

type At = (x: number, y: number) => Point;

/** Where the flower is: its foot at the pose, its mouth one length further where it looks. */
const frame = ({ at: [x, y], heading, size }: Pose): At => {
  const [c, s] = [cos(radians(heading)), sin(radians(heading))];
  return (across, along) => [x + size * (across * c + along * s), y + size * (across * s - along * c)];
};

const outlined = (at: At, text: string, mirror = 1) =>
  smooth(points(text).map(([x, y]) => at(x * mirror, y)));

/** A lily's funnel from its side: six petals, their tips rolled back, a throat, six anthers. */
export const trumpet =
  (form: Trumpet): Bloom =>
  (sheet, pose) => {
    const at = frame(pose);
    const { inside, throat } = form;
    const back = (text: string, mirror: number, tip: Point) => {
      const outline = outlined(at, text, mirror);
      sheet.fill(outline, inside.deep, 'transform="translate(3 4)" opacity=".35"');
      sheet.fill(outline, inside.base);
      sheet.stipple(
        outline,
        sheet.linear(at(0, 0.86), at(tip[0] * mirror, tip[1]), [
          [0, throat, 1],
          [0.3, throat, 0.6],
          [0.6, throat, 0],
        ]),
      );
      sheet.stipple(
        outline,
        sheet.linear(at(tip[0] * mirror, tip[1]), at(0, 0.9), [
          [0, inside.light, 0.9],
          [0.5, inside.light, 0],
        ]),
      );
      stroke(
        sheet,
        [at(0, 0.92), at(tip[0] * mirror * 0.5, (tip[1] + 0.92) / 2), at(tip[0] * mirror, tip[1])],
        inside.dark,
        {
          from: pose.size * 0.012,
          to: 1,
          attributes: 'opacity=".55"',
        },
      );
    };
    back("-0.1 0.86, -0.36 0.98, -0.6 1.12, -0.72 1.1, -0.6 0.94, -0.3 0.84", 1, [-0.72, 1.1]);
    back("-0.1 0.86, -0.36 0.98, -0.6 1.12, -0.72 1.1, -0.6 0.94, -0.3 0.84", -1, [-0.72, 1.1]);
    back("-0.16 0.9, -0.2 1.08, -0.12 1.26, 0 1.38, 0.12 1.26, 0.2 1.08, 0.16 0.9", 1, [0, 1.38]);
    mouth(sheet, at, pose, form);
    for (const way of [1, -1]) {
      const outline = outlined(
        at,
        "0.05 0, 0.09 0.16, 0.15 0.42, 0.25 0.68, 0.38 0.86, 0.56 0.93, 0.74 0.88, 0.8 0.76, 0.68 0.78, 0.5 0.74, 0.34 0.74, 0.16 0.82, 0.02 0.84, -0.02 0.4, -0.03 0",
        way,
      );
      wall(sheet, outline, at, way, form);
      const band = outlined(
        at,
        "0.04 0.02, 0.1 0.3, 0.19 0.56, 0.33 0.76, 0.5 0.84, 0.7 0.84, 0.5 0.79, 0.34 0.7, 0.22 0.5, 0.12 0.2",
        way,
      );
      sheet.fill(band, form.flush, 'opacity=".5"');
    }
    const front = outlined(
      at,
      "-0.045 -0.01, -0.07 0.2, -0.12 0.5, -0.19 0.76, -0.2 0.86, 0 0.83, 0.2 0.86, 0.19 0.76, 0.12 0.5, 0.07 0.2, 0.045 -0.01",
    );
    wall(sheet, front, at, 0.4, form);
    sheet.fill(
      outlined(
        at,
        "-0.02 0.02, -0.045 0.3, -0.07 0.6, -0.05 0.82, 0.05 0.82, 0.07 0.6, 0.045 0.3, 0.02 0.02",
      ),
      form.flush,
      'opacity=".7"',
    );
    const lip = outlined(
      at,
      "-0.21 0.87, -0.19 0.76, -0.1 0.62, 0 0.5, 0.1 0.62, 0.19 0.76, 0.21 0.87, 0 0.9",
    );
    sheet.fill(lip, inside.deep, 'transform="translate(2 5)" opacity=".45"');
    sheet.fill(lip, inside.base);
    sheet.stipple(
      lip,
      sheet.linear(at(0, 0.52), at(0, 0.88), [
        [0, inside.light, 1],
        [1, inside.light, 0],
      ]),
    );
    sheet.stipple(
      lip,
      sheet.linear(at(0, 0.92), at(0, 0.7), [
        [0, throat, 0.8],
        [1, throat, 0],
      ]),
    );
  };

const wall = (sheet: Sheet, outline: string, at: At, way: number, { inside, flush }: Trumpet) => {
  sheet.fill(outline, inside.deep, 'transform="translate(3 4)" opacity=".3"');
  sheet.fill(outline, inside.base);
  sheet.stipple(
    outline,
    sheet.linear(at(0, -0.05), at(0, 0.62), [
      [0, flush, 0.9],
      [0.5, flush, 0.35],
      [1, flush, 0],
    ]),
  );
  sheet.stipple(
    outline,
    sheet.linear(at(0.1 * way, 0.5), at(0.45 * way, 0.4), [
      [0, inside.dark, 0.1],
      [1, inside.dark, 0.8],
    ]),
  );
};

const mouth = (sheet: Sheet, at: At, { size }: Pose, { throat, pollen, stigma, inside }: Trumpet) => {
  const hole = outlined(at, "-0.3 0.86, -0.16 0.97, 0 1, 0.16 0.97, 0.3 0.86, 0.14 0.78, -0.14 0.78");
  sheet.fill(hole, throat);
  sheet.stipple(
    hole,
    sheet.linear(at(0, 0.74), at(0, 0.98), [
      [0, "#7E8A3A", 1],
      [1, "#7E8A3A", 0],
    ]),
  );
  times(6, (index) => {
    const across = (index - 2.5) / 2.5;
    const end = at(across * 0.24, 1.1 - Math.abs(across) * 0.1 + (index % 2) * 0.04);
    stroke(sheet, [at(across * 0.06, 0.8), at(across * 0.14, 0.96), end], inside.light, {
      from: size * 0.02,
      to: size * 0.014,
    });
    const [x, y] = end;
    ellipse(sheet, x + 1, y + 2, size * 0.042, size * 0.024, "#6A3A12", 'opacity=".6"');
    ellipse(sheet, x, y, size * 0.042, size * 0.024, pollen);
  });
  stroke(sheet, [at(0, 0.8), at(0.02, 1), at(0.05, 1.2)], stigma, { from: size * 0.024, to: size * 0.02 });
  sheet.dot(at(0.05, 1.21), size * 0.034, stigma);
};

/** A bud: a closed funnel, ribbed. */
export const trumpetBud =
  ({ inside, flush }: Trumpet): Bloom =>
  (sheet, pose) => {
    const at = frame(pose);
    const outline = outlined(
      at,
      "-0.05 0, -0.09 0.25, -0.15 0.6, -0.14 0.85, 0 1, 0.14 0.85, 0.15 0.6, 0.09 0.25, 0.05 0",
    );
    sheet.fill(outline, inside.deep, 'transform="translate(3 4)" opacity=".35"');
    sheet.fill(outline, inside.base);
    sheet.stipple(
      outline,
      sheet.linear(at(0, 0), at(0, 1), [
        [0, flush, 1],
        [0.7, flush, 0.5],
        [1, flush, 0.1],
      ]),
    );
    for (const x of [-0.07, 0.06])
      stroke(sheet, [at(x * 0.4, 0.05), at(x, 0.5), at(x * 0.5, 0.94)], inside.dark, {
        from: pose.size * 0.02,
        to: 1,
        attributes: 'opacity=".6"',
      });
  };
