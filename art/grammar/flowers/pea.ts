import { stroke } from "#brush.ts";
import {
  bezier,
  lerp,
  points,
  radians,
  smooth,
  sin,
  cos,
  spine,
  times,
  type Line,
  type Point,
} from "#geometry.ts";
import type { Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import type { Bloom, Pose } from "#grammar/bloom.ts";

/** Outlines from the side, the flower looking to the right; the calyx is at the origin. */
const parts = {
  standard: points(
    "0.02 0.04, -0.2 -0.14, -0.46 -0.42, -0.52 -0.78, -0.34 -1.02, -0.06 -1.1, 0.16 -1.0, 0.42 -1.06, 0.7 -0.9, 0.8 -0.6, 0.68 -0.3, 0.42 -0.06, 0.16 0.06",
  ),
  crease: points("0.06 0.02, 0.06 -0.36, 0.1 -0.7, 0.16 -1.0"),
  farWing: points("0.04 0, 0.28 -0.3, 0.6 -0.34, 0.88 -0.16, 0.9 0.14, 0.66 0.28, 0.3 0.2"),
  nearWing: points("0 0.02, 0.2 -0.14, 0.5 -0.18, 0.78 0.0, 0.84 0.28, 0.66 0.5, 0.4 0.46, 0.16 0.26"),
  keel: points("0.04 0.1, 0.22 0.2, 0.46 0.4, 0.64 0.44, 0.58 0.58, 0.34 0.56, 0.12 0.34"),
  calyx: points(
    "-0.28 0.06, -0.22 -0.12, 0.02 -0.16, 0.2 -0.1, 0.1 -0.02, 0.22 0.08, 0.08 0.1, 0.1 0.22, -0.14 0.2",
  ),
};

/** A pea flower from its side: the broad standard behind, two wings before it, the keel between them. */
export const pea =
  (standard: Tone, wings: Tone, calyx: Tone): Bloom =>
  (sheet, pose) => {
    const place = placed(pose);
    const show = (line: Line, tone: Tone, from: Point, to: Point) => {
      const outline = smooth(line.map(place));
      sheet.fill(outline, tone.deep, 'transform="translate(2 3)" opacity=".4"');
      sheet.fill(outline, tone.base);
      sheet.fill(outline, shade(sheet, place(from), place(to), tone.dark, 0.95));
      sheet.fill(outline, shade(sheet, place(to), place(from), tone.light, 0.6));
      return outline;
    };
    const [tall, wing] = [parts.standard, parts.nearWing];
    const outline = show(tall, standard, [0.1, 0], [0.1, -1.05]);
    if (pose.size > 16)
      sheet.within(outline, () => {
        for (const reach of [-0.42, -0.22, 0.34, 0.58])
          stroke(
            sheet,
            bezier(
              [0.06, 0],
              [0.06 + reach * 0.2, -0.4],
              [0.08 + reach * 0.7, -0.7],
              [0.1 + reach, -0.98],
              6,
            ).map(place),
            standard.deep,
            { from: pose.size * 0.02, to: 0.6, attributes: 'opacity=".4"' },
          );
        stroke(sheet, parts.crease.map(place), standard.deep, {
          from: pose.size * 0.07,
          to: pose.size * 0.02,
          attributes: 'opacity=".6"',
        });
        const rolled = tall.slice(2, 6);
        sheet.fill(
          smooth(
            [...rolled, ...rolled.map(([x, y]): Point => [x * 0.8 + 0.04, y * 0.86]).reverse()].map(place),
          ),
          standard.light,
          'opacity=".55"',
        );
      });
    show(parts.farWing, { ...wings, base: wings.dark }, [0.1, 0], [0.85, 0]);
    show(parts.keel, { ...wings, base: wings.light }, [0.1, 0.2], [0.6, 0.5]);
    show(wing, wings, [0.06, 0.1], [0.8, 0.1]);
    if (pose.size > 16)
      for (const low of [0.06, 0.2, 0.32])
        stroke(
          sheet,
          bezier([0.08, 0.06], [0.3, low - 0.1], [0.5, low], [0.72, low + 0.06], 5).map(place),
          wings.deep,
          {
            from: pose.size * 0.016,
            to: 0.5,
            attributes: 'opacity=".45"',
          },
        );
    sheet.fill(smooth(parts.calyx.map(place)), calyx.base);
  };

/** Flowers that look to the left are mirrored, so that all stand upright. */
const placed = ({ at: [x, y], heading, size }: Pose) => {
  const way = sin(radians(heading)) < 0 ? -1 : 1;
  const tilt = radians(way * 8 + heading * 0.12);
  return ([a, b]: Point): Point => {
    const [u, v] = [way * a * size, b * size];
    return [x + u * cos(tilt) - v * sin(tilt), y + u * sin(tilt) + v * cos(tilt)];
  };
};

const shade = (sheet: Sheet, from: Point, to: Point, colour: string, strength: number) =>
  sheet.linear(from, to, [
    [0, colour, strength],
    [0.7, colour, 0],
  ]).url;

/** Two or three flowers on one long stalk, as of sweet peas. */
export const peaSpray =
  (flower: Bloom, count: number, stalk: string): Bloom =>
  (sheet, pose) => {
    const way = sin(radians(pose.heading)) < 0 ? -1 : 1;
    const line = spine(pose.at, pose.heading, pose.size * 2.7, -way * 40, 10);
    stroke(sheet, line, stalk, { from: pose.size * 0.12, to: pose.size * 0.09 });
    times(count, (index) => index).forEach((index) => {
      const [x, y] = line[Math.round(lerp(6, 10, index / Math.max(1, count - 1)))] as Point;
      const side = index % 2 ? -way : way;
      flower(sheet, { ...pose, at: [x + side * pose.size * 0.16, y], heading: side * 60 });
    });
  };
