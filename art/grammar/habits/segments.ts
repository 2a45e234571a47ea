import { last, lerp, times, type Point } from "#geometry.ts";
import type { Bloom } from "#grammar/bloom.ts";
import type { Foliage } from "#grammar/leaf.ts";
import type { Plant } from "#grammar/plant.ts";

/** Flat joints in a chain, arching over, a flower at the end of some. */
export const segments =
  ({
    arms,
    joints,
    long,
    spread,
    bend,
    segment,
    bloom,
    size,
    share,
  }: {
    arms: number;
    joints: number;
    long: number;
    spread: number;
    bend: number;
    segment: Foliage;
    bloom: Bloom;
    size: number;
    share: number;
  }): Plant =>
  (sheet, crown) => {
    const all = times(arms, (index) => ({
      across: ((index + 0.5) / arms) * 2 - 1,
      near: (index * 0.618) % 1,
    })).sort((a, b) => a.near - b.near);
    const draw = ({ across, near }: (typeof all)[number]) => {
      const places: Point[] = [[crown.x + across * crown.lip * 0.6, crown.y + near * 8]];
      let heading = across * spread + sheet.between(-5, 5);
      const count = Math.round(joints * lerp(1, 0.72, near));
      times(count, () => {
        const [x, y] = last(places);
        segment(sheet, { from: [x, y], heading, length: long * 1.1, near });
        places.push([
          x + Math.sin((heading * Math.PI) / 180) * long,
          y - Math.cos((heading * Math.PI) / 180) * long,
        ]);
        heading += (across * bend) / joints + sheet.between(-6, 6) + (across > 0 ? 6 : -6);
      });
      if (sheet.random() < share)
        bloom(sheet, { at: last(places), heading: heading + across * 20, nod: 78, size, near });
    };
    const back = all.filter(({ near }) => near < 0.7);
    back.forEach(draw);
    return () => all.filter(({ near }) => near >= 0.7).forEach(draw);
  };
