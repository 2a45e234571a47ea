import { cos, lerp, radians, sin, type Point } from "#geometry.ts";
import type { Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { around, faceOf, petalOn, tube, type Bloom, type PetalForm, type Pose } from "#grammar/bloom.ts";

export type Whorl = PetalForm & {
  count: number;
  /** In flower radii. */
  length: number;
  /** Degrees over the flower's plane at the petal's base and at its tip: 0 flat, 90 a goblet, below 0 turned back. */
  rise?: readonly [number, number];
  /** Where petals start, in flower radii from the axis, and at what height. */
  from?: number;
  base?: number;
  turn?: number;
  cup?: number;
  /** Degrees by which petals stray from their places. */
  stray?: number;
};

export type Open = {
  /** From the outermost to the innermost. */
  whorls: readonly Whorl[];
  centre?: (sheet: Sheet, pose: Pose) => void;
  /** The centre stands between the far and the near petals of the last whorl. */
  inside?: boolean;
  /** What is seen of the flower from behind: height and radius up its axis, in flower radii. */
  calyx?: { tone: Tone; rings: readonly Point[] };
};

/** Any flower of petals around a middle: daisies, cups, stars, trumpets' crowns, full roses. */
export const open =
  (form: Open): Bloom =>
  (sheet, pose) => {
    const { whorls, centre, inside = false, calyx } = form;
    const behind = calyx && pose.nod > 40;
    if (behind) tube(sheet, pose, calyx.rings, calyx.tone);
    whorls.forEach((whorl, index) => {
      const innermost = index === whorls.length - 1;
      const angles = around(whorl.count, whorl.turn ?? 0);
      const draw = (angle: number) => drawPetal(sheet, pose, whorl, angle);
      if (!innermost || !centre || !inside) angles.forEach(draw);
      else {
        angles.filter((angle) => cos(radians(angle)) > -0.05).forEach(draw);
        centre(sheet, pose);
        angles.filter((angle) => cos(radians(angle)) <= -0.05).forEach(draw);
      }
    });
    if (centre && !inside) centre(sheet, pose);
  };

const drawPetal = (sheet: Sheet, pose: Pose, whorl: Whorl, angle: number) => {
  const { length, rise: [low, high] = [8, 0], from = 0.04, base = 0, cup = 0, stray = 5 } = whorl;
  const long = length * sheet.between(0.95, 1.05);
  const rise = (y: number) => {
    const elevation = radians(lerp(low, (low + high) / 2, y));
    const bent = radians(lerp(low, high, y));
    return [
      from + long * y * lerp(cos(elevation), cos(bent), 0.35),
      base + long * y * lerp(sin(elevation), sin(bent), 0.35),
    ] as const;
  };
  petalOn(
    sheet,
    faceOf(pose),
    { angle: angle + sheet.between(-stray, stray), length: long, rise, cup },
    whorl,
  );
};
