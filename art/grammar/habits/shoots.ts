import { stem } from "#brush.ts";
import { abs, along, last, lerp, spine, times, type Line, type Point } from "#geometry.ts";
import type { Sheet } from "#sheet.ts";
import type { Bloom } from "#grammar/bloom.ts";
import type { Foliage } from "#grammar/leaf.ts";
import { shadeLayer, type Plant, type Stalk } from "#grammar/plant.ts";

export type Leafing = {
  leaf: Foliage;
  /** Places along the stem with leaves. */
  nodes: number;
  arrangement: "opposite" | "alternate" | "spiral" | "two-ranked";
  /** Leaf length at the foot and at the tip of the stem. */
  length: readonly [number, number];
  /** Degrees from the stem, at its foot and at its tip. */
  angle?: readonly [number, number];
  /** Share of the stem without leaves, and where they end. */
  bare?: number;
  until?: number;
  /** A leaf at the very tip. */
  crowned?: boolean;
  /** How a leaf that lies flat bends towards the tip. */
  curl?: number;
};

export type Head = {
  bloom: Bloom;
  size: number;
  /** Which share of the stems has one. */
  share?: number;
  nod?: number;
  /** Along the stem, at these places, instead of at its tip. */
  at?: readonly number[];
  /** How far from the stem. */
  out?: number;
  /** Looks down instead of along. */
  hangs?: boolean;
};

export type Shoots = Leafing & {
  count: number;
  height: number;
  /** Degrees of the outermost stem, and how it bends. */
  spread: number;
  bend?: number;
  stalk: Stalk;
  foot?: number;
  /** How much lower the outer stems are. */
  dome?: number;
  heads?: readonly Head[];
  /** Stems drawn after the pot's wall. */
  over?: number;
  shade?: string;
};

/** Leafy stems from the ground. */
export const shoots =
  (form: Shoots): Plant =>
  (sheet, crown) => {
    const { count, height, spread, bend = 0, foot = 0.55, dome = 0.3, over = 0, shade = "#0C2320" } = form;
    const all = times(count, (index) => {
      const across = count === 1 ? 0 : ((index + 0.5) / count) * 2 - 1;
      return { across, near: count === 1 ? 0.7 : (sheet.random() + ((index * 0.618) % 1)) / 2 };
    }).sort((a, b) => a.near - b.near);
    const draw = ({ across, near }: (typeof all)[number]) => {
      const line = spine(
        [crown.x + across * crown.lip * foot, crown.y + near * 8],
        across * spread + (count > 1 ? sheet.between(-4, 4) : 0),
        height *
          (1 - dome * across * across) *
          lerp(1, 0.72, count > 2 ? near : 0) *
          sheet.between(0.92, 1.06),
        across * bend + sheet.between(-7, 7),
        18,
      );
      return shoot(sheet, line, near, form);
    };
    const split = Math.round(count * (1 - over));
    const back = Math.ceil(split / 2);
    const shadeUp = (outlines: readonly string[], strength: number) =>
      shadeLayer(sheet, outlines, {
        from: [crown.x - 120, crown.y - height],
        to: [crown.x + 60, crown.y + 20],
        colour: shade,
        strength,
      });
    shadeUp(all.slice(0, back).flatMap(draw), 0.62);
    shadeUp(all.slice(back, split).flatMap(draw), 0.38);
    return () => all.slice(split).forEach(draw);
  };

/** One stem with its leaves and flowers; answers the leaves' outlines. */
export const shoot = (
  sheet: Sheet,
  line: Line,
  near: number,
  form: Leafing & { stalk: Stalk; heads?: readonly Head[] },
): string[] => {
  const { stalk, heads = [], crowned = false } = form;
  stem(sheet, line, stalk.from, stalk.to, stalk.tones(near));
  const outlines = leaves(sheet, line, near, form);
  if (crowned) outlines.push(tipLeaf(sheet, line, near, form));
  for (const head of heads) drawHead(sheet, line, near, head);
  return outlines;
};

const leaves = (sheet: Sheet, line: Line, near: number, form: Leafing) => {
  const { leaf, nodes, arrangement, length, angle = [70, 30], bare = 0.12, until = 0.97, curl = 10 } = form;
  return times(nodes, (index) => index).flatMap((index) => {
    const share = nodes === 1 ? 0 : index / (nodes - 1);
    const { point, heading } = along(line, lerp(bare, until, share) + sheet.between(-0.012, 0.012));
    const grow = (way: number, facing: number) =>
      leaf(sheet, {
        from: point,
        heading: heading + way * lerp(...angle, share) * sheet.between(0.86, 1.14),
        length: lerp(...length, share) * sheet.between(0.88, 1.1),
        near: Math.min(
          1,
          Math.max(0, near + (way < 0 ? 0.07 : -0.07) + facing * 0.2 + sheet.between(-0.08, 0.08)),
        ),
        towards: facing * 55,
        bend: -way * curl,
        roll: way * sheet.between(4, 20),
      });
    if (arrangement === "two-ranked") return [grow(-1, 0), grow(1, 0)];
    if (arrangement === "alternate") return [grow(index % 2 ? 1 : -1, 0)];
    if (arrangement === "spiral") {
      const turn = index * 2.4;
      return [grow(Math.sin(turn) || 0.1, Math.max(0, Math.cos(turn)) * 0.8)];
    }
    if (index % 2) return [grow(-1, 0), grow(1, 0)];
    return [grow(-0.55, -0.1), grow(0.4, 0.9)];
  });
};

const tipLeaf = (sheet: Sheet, line: Line, near: number, form: Leafing) => {
  const { point, heading } = along(line, 1);
  return form.leaf(sheet, {
    from: point,
    heading,
    length: form.length[1] * 1.1,
    near: Math.min(1, near + 0.1),
    towards: 10,
  });
};

export const drawHead = (sheet: Sheet, line: Line, near: number, head: Head) => {
  const { bloom, size, share = 1, nod = 60, at, out = 0, hangs = false } = head;
  if (sheet.random() > share) return;
  const pose = (from: Point, heading: number) => ({
    at: from,
    heading: hangs ? 180 : heading,
    nod,
    size: size * sheet.between(0.92, 1.08),
    near,
  });
  if (!at) return bloom(sheet, pose(last(line), along(line, 1).heading));
  at.forEach((place, index) => {
    const { point, normal, heading } = along(line, place + sheet.between(-0.01, 0.01));
    const way = index % 2 ? 1 : -1;
    bloom(
      sheet,
      pose(
        [point[0] + normal[0] * way * out, point[1] + normal[1] * way * out + abs(out) * 0.2],
        heading + way * 55,
      ),
    );
  });
};
