import { stem } from "#brush.ts";
import { along, lerp, pow, spine, times } from "#geometry.ts";
import type { Bloom } from "#grammar/bloom.ts";
import type { Foliage } from "#grammar/leaf.ts";
import type { Stalk } from "#grammar/plant.ts";

export type Ranks = {
  flower: Bloom;
  bud: Bloom;
  /** The green sheath out of which each comes. */
  bract: Foliage;
  /** How many are open, how many in bud. */
  open: number;
  buds: number;
  /** Flower radius at the foot and at the tip, in spike lengths. */
  size: readonly [number, number];
  stalk: Stalk;
  /** Degrees from the axis at the foot and at the tip. */
  angle?: readonly [number, number];
  nod?: number;
};

/** Two ranks that look the same way, the largest and oldest at the foot: gladiolus. `size` of the pose is the spike's length. */
export const ranks =
  ({ flower, bud, bract, open, buds, size, stalk, angle = [44, 16], nod = 44 }: Ranks): Bloom =>
  (sheet, pose) => {
    const line = spine(pose.at, pose.heading, pose.size, 3, 18);
    stem(sheet, line, stalk.from, stalk.to, stalk.tones(pose.near));
    const all = open + buds;
    times(all, (index) => all - 1 - index).forEach((index) => {
      const share = index / (all - 1);
      const { point, heading } = along(line, 0.985 * pow(share, 0.9));
      const way = index % 2 ? 1 : -1;
      const radius = pose.size * lerp(...size, share);
      const turned = heading + way * lerp(...angle, share);
      const young = index >= open;
      const foot = spine(point, turned, radius * (young ? 0.1 : 0.78), 0, 4);
      bract(sheet, {
        from: point,
        heading: turned - way * 8,
        length: radius * 1.5,
        bend: way * 6,
        near: 0.6,
      });
      (young ? bud : flower)(sheet, {
        at: along(foot, 1).point,
        heading: turned,
        nod,
        size: radius,
        near: 0.6,
      });
    });
  };
