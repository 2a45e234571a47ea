import { stem, stroke } from "#brush.ts";
import { abs, along, bezier, lerp, times, type Line, type Point } from "#geometry.ts";
import type { Sheet } from "#sheet.ts";
import type { Bloom } from "#grammar/bloom.ts";
import type { Foliage } from "#grammar/leaf.ts";
import type { Plant, Stalk } from "#grammar/plant.ts";
import type { Crown } from "#grammar/pot.ts";

export type Trailing = {
  leaf: Foliage;
  strands: number;
  /** How far the longest strand hangs below the rim, and the shortest as a share of it. */
  fall: number;
  shortest?: number;
  /** Distance between leaves; pairs instead of one by one. */
  every: number;
  pairs?: boolean;
  length: readonly [number, number];
  stalk: Stalk;
  /** How far strands swing out over the rim. */
  swing?: number;
  /** How far strands leave the pot's middle free. */
  parted?: number;
  /** Leaves that stand over the pot, in layers. */
  mound?: readonly number[];
  moundReach?: number;
  /** Leaf stalks. */
  petiole?: number;
  /** How far leaves hang: 0 away from the strand, 1 straight down. */
  hang?: number;
  angle?: number;
  heads?: { bloom: Bloom; size: number; at: readonly (readonly [strand: number, along: number])[] };
};

/** Strands over the rim and down; a mound of leaves above. */
export const trailing =
  (form: Trailing): Plant =>
  (sheet, crown) => {
    const { strands, mound = [4, 6] } = form;
    mound.slice(0, -1).forEach((count, layer) => drawMound(sheet, crown, form, count, layer / mound.length));
    const lines = times(strands, (index) => {
      const even = strands === 1 ? 0 : (index / (strands - 1)) * 2 - 1;
      const across = Math.sign(even) * lerp(form.parted ?? 0.2, 1, abs(even));
      const uneven = ((index * 0.618 + 0.3) % 1) * (1 - (form.shortest ?? 0.4));
      return {
        across,
        index,
        line: strand(sheet, crown, form, across, form.fall * (1 - uneven)),
        near: 0.35 + 0.6 * ((index * 0.381) % 1),
      };
    }).sort((a, b) => a.near - b.near);
    return () => {
      for (const { line, near } of lines) drawStrand(sheet, line, near, form);
      for (const [which, at] of form.heads?.at ?? []) {
        const strand = lines.find(({ index }) => index === which);
        if (strand)
          form.heads?.bloom(sheet, {
            at: along(strand.line, at).point,
            heading: 180,
            nod: 40,
            size: form.heads.size,
            near: 0.8,
          });
      }
      drawMound(sheet, crown, form, mound[mound.length - 1] ?? 4, 0.9);
    };
  };

const strand = (sheet: Sheet, crown: Crown, { swing = 60 }: Trailing, across: number, fall: number): Line => {
  const from: Point = [crown.x + across * crown.lip * 0.7, crown.y - 4];
  const edge: Point = [crown.x + across * (crown.lip + 14), crown.y + lerp(34, 4, abs(across))];
  const away = across * swing * sheet.between(0.6, 1.3) + sheet.between(-18, 18);
  const over = bezier(from, [from[0], from[1] - 46], [edge[0] + across * 12, edge[1] - 44], edge, 6);
  const down = bezier(
    edge,
    [edge[0] + away * 0.6, edge[1] + 40],
    [edge[0] + away, edge[1] + fall * 0.5],
    [edge[0] + away * 0.8 + sheet.between(-22, 22), edge[1] + fall],
    20,
  );
  return [...over, ...down.slice(1)];
};

const drawStrand = (sheet: Sheet, line: Line, near: number, form: Trailing) => {
  const { every, pairs = false, length, stalk, petiole = 16, angle = 58 } = form;
  stem(sheet, line, stalk.from, stalk.to, stalk.tones(near));
  const total = line.reduce(
    (sum, [x, y], index) =>
      sum + Math.hypot(x - (line[index - 1]?.[0] ?? x), y - (line[index - 1]?.[1] ?? y)),
    0,
  );
  const count = Math.max(2, Math.round(total / every));
  times(count, (index) => {
    const share = (index + 1) / count;
    const { point, heading } = along(line, lerp(0.16, 1, share));
    for (const way of pairs ? [-1, 1] : [index % 2 ? 1 : -1]) {
      const side = heading + way * angle * sheet.between(0.7, 1.25);
      const end: Point = [
        point[0] + Math.sin((side * Math.PI) / 180) * petiole,
        point[1] - Math.cos((side * Math.PI) / 180) * petiole,
      ];
      if (petiole > 4)
        stroke(
          sheet,
          [point, [lerp(point[0], end[0], 0.5), lerp(point[1], end[1], 0.5) - 2], end],
          stalk.tones(near).base,
          { from: stalk.to + 1, to: stalk.to },
        );
      form.leaf(sheet, {
        from: end,
        heading: lerp(side, 180, form.hang ?? 0.55),
        length: lerp(...length, share) * sheet.between(0.85, 1.12),
        near: Math.min(1, Math.max(0, near + sheet.between(-0.2, 0.25) - way * 0.08)),
        towards: sheet.between(10, 34),
        roll: way * sheet.between(-8, 14),
        bend: way * 8,
      });
    }
  });
};

const drawMound = (sheet: Sheet, crown: Crown, form: Trailing, count: number, t: number) => {
  const { moundReach = 110, length, stalk } = form;
  times(count, (index) => (count === 1 ? 0 : (index / (count - 1)) * 2 - 1))
    .sort((a, b) => abs(b) - abs(a))
    .forEach((across) => {
      const at: Point = [
        crown.x + across * crown.lip * lerp(0.8, 1.02, t) + sheet.between(-8, 8),
        crown.y - lerp(moundReach, 26, t) * (1 - 0.45 * across * across) * sheet.between(0.85, 1.1),
      ];
      stem(
        sheet,
        bezier(
          [crown.x + across * 40, crown.y],
          [crown.x + across * 50, crown.y - 40],
          [at[0], at[1] + 20],
          at,
          8,
        ),
        stalk.from,
        stalk.to,
        stalk.tones(t),
      );
      form.leaf(sheet, {
        from: at,
        heading: across * lerp(58, 110, t) + sheet.between(-14, 14),
        length: length[0] * sheet.between(0.9, 1.1),
        near: Math.min(1, lerp(0.1, 0.95, t) + sheet.between(-0.1, 0.1)),
        towards: lerp(8, 32, t),
        droop: 30 + 26 * t,
        roll: -across * 12,
      });
    });
};
