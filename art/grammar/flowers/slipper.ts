import { stroke } from "#brush.ts";
import { bezier, cos, lerp, points, radians, sin, smooth, times, type Line, type Point } from "#geometry.ts";
import type { Tone } from "#palette.ts";
import type { Bloom, Pose } from "#grammar/bloom.ts";

export type Slipper = {
  /** The upright sepal: its tones, its heart by the flower's middle, its stripes and spots. */
  dorsal: Tone;
  heart: string;
  stripe: string;
  petals: Tone;
  sepal: Tone;
  pouch: Tone;
  shield: Tone;
};

const shapes = {
  dorsal: points(
    "0 0.06, 0.26 -0.06, 0.54 -0.32, 0.64 -0.64, 0.52 -0.98, 0.24 -1.2, 0 -1.3, -0.24 -1.2, -0.52 -0.98, -0.64 -0.64, -0.54 -0.32, -0.26 -0.06",
  ),
  petal: points(
    "0 -0.1, 0.22 -0.2, 0.44 -0.14, 0.66 -0.2, 0.9 -0.1, 1.14 -0.06, 1.34 0.12, 1.36 0.3, 1.16 0.34, 0.86 0.26, 0.56 0.24, 0.26 0.18, 0 0.14",
  ),
  sepal: points("0 0.1, 0.3 0.3, 0.42 0.66, 0.3 1.02, 0 1.22, -0.3 1.02, -0.42 0.66, -0.3 0.3"),
  pouch: points(
    "-0.34 0.22, -0.4 0.14, -0.3 0.1, 0 0.2, 0.3 0.1, 0.4 0.14, 0.34 0.22, 0.36 0.46, 0.4 0.72, 0.32 0.98, 0.14 1.1, -0.14 1.1, -0.32 0.98, -0.4 0.72, -0.36 0.46",
  ),
  mouth: points("-0.3 0.14, -0.14 0.06, 0 0.1, 0.14 0.06, 0.3 0.14, 0.24 0.32, 0 0.4, -0.24 0.32"),
  shield: points("0 -0.14, 0.13 -0.1, 0.17 0.04, 0.1 0.18, 0 0.14, -0.1 0.18, -0.17 0.04, -0.13 -0.1"),
};

/** A slipper orchid from the front: a tall striped sepal, two long waved petals, a pouch with a rolled mouth. */
export const slipper =
  ({ dorsal, heart, stripe, petals, sepal, pouch, shield }: Slipper): Bloom =>
  (sheet, pose) => {
    const place = placed(pose);
    const { size } = pose;
    const show = (line: Line, tone: Tone, draw: (outline: string) => void) => {
      const outline = smooth(line.map(place));
      sheet.fill(outline, tone.deep, 'transform="translate(3 5)" opacity=".45"');
      sheet.fill(outline, tone.base);
      sheet.within(outline, () => draw(outline));
    };
    const wash = (outline: string, from: Point, to: Point, colour: string, strength = 0.95) =>
      sheet.stipple(
        outline,
        sheet.linear(place(from), place(to), [
          [0, colour, strength],
          [0.55, colour, strength * 0.45],
          [1, colour, 0],
        ]),
      );
    const vein = (line: Line, colour: string, wide: number, opacity = 0.7) =>
      stroke(sheet, line.map(place), colour, {
        from: size * wide,
        to: size * wide * 0.4,
        attributes: `opacity="${opacity}"`,
      });
    show(shapes.sepal, sepal, (outline) => {
      wash(outline, [0, 0.1], [0, 0.8], sepal.dark);
      for (const lean of [-0.24, -0.08, 0.08, 0.24])
        vein(bezier([0, 0.2], [lean, 0.5], [lean * 1.2, 0.8], [lean * 0.6, 1.15], 6), sepal.deep, 0.018, 0.5);
    });
    show(shapes.dorsal, dorsal, (outline) => {
      wash(outline, [0, 0], [0, -1.1], heart, 1);
      wash(outline, [0, 0.1], [0, -0.6], heart, 1);
      for (const lean of [-0.46, -0.31, -0.16, 0, 0.16, 0.31, 0.46]) {
        const line = bezier(
          [lean * 0.1, 0],
          [lean, -0.3],
          [lean * 1.24, -0.7],
          [lean * 0.86, lerp(-1.16, -0.96, Math.abs(lean))],
          10,
        );
        vein(line, heart, 0.03, 0.9);
        times(6, (index) => line[index + 2] as Point).forEach(([x, y], index) =>
          sheet.dot(
            place([x + sheet.between(-0.012, 0.012), y]),
            size * (0.034 - index * 0.003),
            stripe,
            'opacity=".85"',
          ),
        );
      }
      wash(outline, [0.6, -0.5], [-0.1, -0.6], dorsal.dark, 0.6);
    });
    for (const way of [-1, 1]) {
      const side = (line: Line) => line.map(([x, y]): Point => [way * x, y]);
      show(side(shapes.petal), petals, (outline) => {
        wash(outline, [0, 0], [way * 0.8, 0.1], petals.dark);
        wash(outline, [way * 0.9, -0.2], [way * 0.9, 0.25], petals.light, 0.6);
        for (const low of [-0.12, -0.05, 0.02, 0.09, 0.16])
          vein(
            side(bezier([0, low * 0.5], [0.4, low], [0.8, low + 0.04], [1.24, low * 0.7 + 0.16], 8)),
            petals.deep,
            low === 0.02 ? 0.034 : 0.016,
            0.6,
          );
      });
    }
    show(shapes.pouch, pouch, (outline) => {
      wash(outline, [0.42, 0.7], [-0.1, 0.6], pouch.dark);
      wash(outline, [0, 1.1], [0, 0.7], pouch.deep, 0.6);
      for (const lean of [-0.24, -0.08, 0.08, 0.24])
        vein(
          bezier([lean, 0.3], [lean * 1.3, 0.6], [lean * 1.2, 0.8], [lean * 0.6, 1.06], 6),
          pouch.dark,
          0.022,
          0.5,
        );
      sheet.stipple(
        outline,
        sheet.radial(place([-0.16, 0.62]), size * 0.3, [
          [0, pouch.light, 1],
          [0.5, pouch.light, 0.6],
          [1, pouch.light, 0],
        ]),
      );
    });
    sheet.fill(smooth(shapes.mouth.map(place)), pouch.deep);
    stroke(sheet, bezier([-0.3, 0.16], [-0.24, 0.4], [0.24, 0.4], [0.3, 0.16], 10).map(place), pouch.light, {
      from: size * 0.03,
      to: size * 0.03,
    });
    show(shapes.shield, shield, (outline) => {
      wash(outline, [0.18, 0.1], [-0.1, 0], shield.dark);
      sheet.dot(place([0, 0.02]), size * 0.04, shield.light);
    });
  };

const placed = ({ at: [x, y], heading, size }: Pose) => {
  const [c, s] = [cos(radians(heading)), sin(radians(heading))];
  return ([a, b]: Point): Point => [x + size * (a * c - b * s), y + size * (a * s + b * c)];
};
