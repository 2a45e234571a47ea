import { stem } from "#brush.ts";
import { bezier, last, type Point } from "#geometry.ts";
import type { Sheet } from "#sheet.ts";
import type { Bloom } from "#grammar/bloom.ts";
import type { Foliage } from "#grammar/leaf.ts";
import { shadeLayer, type Plant, type Stalk } from "#grammar/plant.ts";

/** Where the blade begins (aside of the crown and over it), where it points, its length, how near it is to us. */
export type StalkedLeaf = readonly [
  aside: number,
  height: number,
  heading: number,
  length: number,
  near: number,
];

export type Stalked = {
  leaf: Foliage;
  stalk: Stalk;
  leaves: readonly StalkedLeaf[];
  /** The last so many are in front of the pot's wall. */
  over?: number;
  /** How the blade is held: turned towards us, sinking over its length. */
  towards?: number;
  droop?: number;
};

/** A bowed stalk, to the place where its blade begins. */
export const leafStalk = (sheet: Sheet, foot: Point, at: Point, near: number, { tones, from, to }: Stalk) => {
  const rise = Math.max(30, foot[1] - at[1]);
  const line = bezier(
    foot,
    [foot[0] + (at[0] - foot[0]) * 0.1, foot[1] - rise * 0.6],
    [foot[0] + (at[0] - foot[0]) * 0.66, at[1] - rise * 0.12],
    at,
    12,
  );
  stem(sheet, line, from, to, tones(near));
};

/** Leaves set one by one, each on its own stalk from the crown: for the few and large, whose places make the picture. */
export const stalked =
  ({ leaf, stalk, leaves, over = 0, towards = 0, droop = 16 }: Stalked): Plant =>
  (sheet, crown) => {
    const draw = (list: readonly StalkedLeaf[]) =>
      list.map(([aside, height, heading, length, near]) => {
        const at: Point = [crown.x + aside, crown.y - height];
        leafStalk(sheet, [crown.x + aside * 0.12, crown.y + near * 8], at, near, stalk);
        return leaf(sheet, { from: at, heading, length, near, towards, droop, bend: 0 });
      });
    const behind = leaves.length - over;
    const outlines = draw(leaves.slice(0, behind));
    shadeLayer(sheet, outlines.slice(0, Math.ceil(behind / 3)), {
      from: [crown.x - 100, crown.y - 600],
      to: [crown.x + 60, crown.y],
      colour: "#0C2320",
      strength: 0.4,
    });
    return () => void draw(leaves.slice(behind));
  };

/** One end of a forked stem: aside of the fork and over it, where the flower looks, its nod and size; a bud is less than nothing. */
export type Tip = readonly [aside: number, height: number, heading: number, nod: number, size: number];

export type Forked = {
  bloom: Bloom;
  bud: Bloom;
  stalk: Stalk;
  /** What sits in the fork. */
  bract: Foliage;
  bractLength: number;
  /** Where each stem forks, and into what. */
  stems: readonly (readonly [aside: number, height: number, tips: readonly Tip[]])[];
};

/** Tall bare stems that fork once, a flower or a bud at each end. */
export const forked =
  ({ bloom, bud, stalk, bract, bractLength, stems }: Forked): Plant =>
  (sheet, crown) => {
    for (const [aside, height, tips] of stems) {
      const foot: Point = [crown.x + aside * 0.2, crown.y + 4];
      const fork: Point = [crown.x + aside, crown.y - height];
      const main = bezier(
        foot,
        [foot[0] + aside * 0.1, foot[1] - height * 0.5],
        [fork[0] - aside * 0.15, fork[1] + height * 0.3],
        fork,
        14,
      );
      stem(sheet, main, stalk.from, stalk.to, stalk.tones(0.6));
      for (const turn of [-76, 80, 8])
        bract(sheet, { from: fork, heading: turn, length: bractLength, near: 0.5, droop: 20 });
      for (const [dx, dy, heading, nod, size] of tips) {
        const line = bezier(
          fork,
          [fork[0] + dx * 0.3, fork[1] - dy * 0.5],
          [fork[0] + dx * 0.9, fork[1] - dy * 0.6],
          [fork[0] + dx, fork[1] - dy],
          12,
        );
        stem(sheet, line, stalk.to, stalk.to * 0.7, stalk.tones(0.75));
        (size > 0 ? bloom : bud)(sheet, { at: last(line), heading, nod, size: Math.abs(size), near: 0.7 });
      }
    }
  };
