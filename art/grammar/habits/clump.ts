import { stem } from "#brush.ts";
import { abs, bezier, item, last, lerp, times, type Point } from "#geometry.ts";
import type { Sheet } from "#sheet.ts";
import type { Bloom } from "#grammar/bloom.ts";
import type { Foliage } from "#grammar/leaf.ts";
import type { Plant, Stalk } from "#grammar/plant.ts";
import type { Crown } from "#grammar/pot.ts";

export type Scape = {
  bloom: Bloom;
  /** How far aside, how high, where it looks, how far it is turned away, its radius. */
  heads: readonly (readonly [aside: number, height: number, heading: number, nod: number, size: number])[];
  stalk: Stalk;
  /** Drawn after this layer of leaves; the last when not given. */
  after?: number;
};

export type Clump = {
  leaf: Foliage;
  /** How many leaves in each layer, from the back to the front. */
  layers: readonly number[];
  /** Leaf length at the back and in front. */
  length: readonly [number, number];
  /** How high the hindmost leaves stand, how far aside the outermost. */
  reach: number;
  aside: number;
  /** Height of the front layer as a share of reach. */
  low?: number;
  stalk: Stalk;
  droop?: readonly [number, number];
  /** Heading of the outermost leaf at the back and in front. */
  turn?: readonly [number, number];
  towards?: readonly [number, number];
  roll?: number;
  scapes?: readonly Scape[];
};

/** Leaves on their own stalks from one crown: a dome, high at the back, low and towards us in front. */
export const clump =
  (form: Clump): Plant =>
  (sheet, crown) => {
    const { layers } = form;
    const scapesAfter = (index: number) => {
      for (const scape of form.scapes ?? [])
        if ((scape.after ?? layers.length - 1) === index) drawScape(sheet, crown, scape);
    };
    const front = Math.max(0, layers.length - 1);
    layers.slice(0, front).forEach((count, layer) => {
      drawLayer(sheet, crown, form, layer, count);
      scapesAfter(layer);
    });
    return () => {
      drawLayer(sheet, crown, form, front, item(layers, front));
      scapesAfter(front);
    };
  };

const drawLayer = (sheet: Sheet, crown: Crown, form: Clump, layer: number, count: number) => {
  const {
    layers,
    length,
    reach,
    aside,
    low = 0.18,
    droop = [22, 42],
    turn = [55, 84],
    towards = [4, 24],
    roll = 12,
  } = form;
  const t = layers.length > 1 ? layer / (layers.length - 1) : 1;
  const leaves = times(count, (index) => {
    const even = count === 1 ? sheet.between(-0.1, 0.1) : (index / (count - 1)) * 2 - 1;
    const across = even * (layer % 2 ? 0.86 : 1) + sheet.between(-0.06, 0.06);
    const height =
      reach * lerp(1, low, t) * (1 - lerp(0.36, 0.5, t) * across * across) * sheet.between(0.93, 1.07);
    const at: Point = [crown.x + across * aside * lerp(0.72, 1, t), crown.y - height];
    return { across, at, near: lerp(0.04, 0.95, t) * sheet.between(0.86, 1.06) };
  }).sort((a, b) => abs(b.across) - abs(a.across));
  for (const { across, at, near } of leaves) drawStalk(sheet, crown, at, across, near, form.stalk, reach);
  for (const { across, at, near } of leaves) {
    form.leaf(sheet, {
      from: at,
      heading: across * lerp(...turn, t) + sheet.between(-6, 6),
      length: lerp(...length, t) * sheet.between(0.92, 1.08),
      near,
      towards: lerp(...towards, t),
      droop: lerp(...droop, t) + abs(across) * 8,
      roll: -across * roll,
    });
  }
};

const drawStalk = (
  sheet: Sheet,
  crown: Crown,
  at: Point,
  across: number,
  near: number,
  stalk: Stalk,
  reach: number,
) => {
  const foot: Point = [crown.x + across * crown.lip * 0.28, crown.y + near * 8];
  const rise = Math.max(40, (crown.y - at[1]) * 0.6 + reach * 0.12);
  const line = bezier(
    foot,
    [foot[0] + across * 10, foot[1] - rise * 0.7],
    [lerp(foot[0], at[0], 0.72), lerp(foot[1], at[1], 0.9) - rise * 0.12],
    at,
    12,
  );
  stem(sheet, line, stalk.from, stalk.to, stalk.tones(near));
};

export const drawScape = (sheet: Sheet, crown: Crown, { bloom, heads, stalk }: Scape) => {
  for (const [aside, height, heading, nod, size] of heads) {
    const foot: Point = [crown.x + aside * 0.2, crown.y + 4];
    const line = bezier(
      foot,
      [foot[0] + aside * 0.1, foot[1] - height * 0.5],
      [crown.x + aside * 0.85, foot[1] - height * 0.7],
      [crown.x + aside, crown.y - height],
      16,
    );
    stem(sheet, line, stalk.from, stalk.to, stalk.tones(0.7));
    bloom(sheet, { at: last(line), heading, nod, size, near: 0.7 });
  }
};
