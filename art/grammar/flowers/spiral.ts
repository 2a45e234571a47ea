import { lerp, pow, radians, cos, sin, times } from "#geometry.ts";
import type { Tone } from "#palette.ts";
import { faceOf, petalOn, type Bloom, type PetalForm } from "#grammar/bloom.ts";
import { mixed } from "#grammar/colour.ts";
import type { Outline } from "#grammar/shapes.ts";

export type Spiral = Omit<PetalForm, "outline" | "tone"> & {
  count: number;
  /** Of the outermost petals and of those in the heart; petals between are blended. */
  tone: readonly [Tone, Tone];
  outline: readonly [Outline, Outline];
  /** In flower radii. */
  length: readonly [number, number];
  /** Degrees over the flower's plane at the foot and at the tip, outermost and innermost. */
  rise: readonly [readonly [number, number], readonly [number, number]];
  /** How far the heart stands over the plane, in radii, and how far out the outermost petals are set. */
  lift?: number;
  set?: number;
  cup?: number;
  stray?: number;
  /** How fast petals shorten: above 1 the heart is small. */
  taper?: number;
  /** Degrees from one petal to the next; the golden angle if left out. */
  step?: number;
};

const blend = (from: Tone, to: Tone, at: number): Tone => ({
  base: mixed(from.base, to.base, at),
  dark: mixed(from.dark, to.dark, at),
  light: mixed(from.light, to.light, at),
  vein: mixed(from.vein, to.vein, at),
  deep: mixed(from.deep, to.deep, at),
});

/** Petals or fleshy leaves set one after another by the golden angle, as in dahlias and houseleeks. */
export const spiral =
  (form: Spiral): Bloom =>
  (sheet, pose) => {
    const { count, tone, outline, length, rise, lift = 0.12, set = 0.1, cup = 0, stray = 3 } = form;
    const { taper = 1, step = 137.508, ...petal } = form;
    const face = faceOf(pose);
    sheet.dot(face.at(0, 0, lift), pose.size * length[1] * 0.5, tone[1].dark);
    times(count, (index) => {
      const share = index / (count - 1);
      const inward = pow(share, taper);
      const long = lerp(...length, inward) * sheet.between(0.95, 1.05);
      const low = lerp(rise[0][0], rise[1][0], share);
      const high = lerp(rise[0][1], rise[1][1], share);
      const from = lerp(set, 0.01, share);
      const base = lift * share;
      const course = (y: number) => {
        const angle = radians(lerp(low, (low + high) / 2, y));
        const bent = radians(lerp(low, high, y));
        return [
          from + long * y * lerp(cos(angle), cos(bent), 0.4),
          base + long * y * lerp(sin(angle), sin(bent), 0.4),
        ] as const;
      };
      const half = outline[0].map(([x, y], corner) => {
        const other = outline[1][corner] ?? [x, y];
        return [lerp(x, other[0], share), lerp(y, other[1], share)] as const;
      });
      petalOn(
        sheet,
        face,
        { angle: index * step + sheet.between(-stray, stray), length: long, rise: course, cup },
        { ...petal, outline: half, tone: blend(...tone, share), fine: (petal.fine ?? false) && share < 0.72 },
      );
    });
  };
