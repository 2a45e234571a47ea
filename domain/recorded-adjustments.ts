import type { Adjustment, UnusedPromotion } from "./promotions.ts";

/** An adjustment as an order keeps it; its names are in the shop's and the order's language, `minor` is its amount. */
export type RecordedAdjustment = Omit<Adjustment, "amount"> & {
  code: string | null;
  name: string;
  name_local: string;
  minor: number;
};

export const toAdjustment = ({ cause, target, promotionId, minor }: RecordedAdjustment): Adjustment => ({
  cause,
  target,
  promotionId,
  amount: BigInt(minor),
});

/** One adjustment for each promotion, with the sum of its amounts, in the order in which they were applied: as in each line. */
export function sumByPromotion(lines: readonly (readonly RecordedAdjustment[])[]): RecordedAdjustment[] {
  const sums = new Map<string | null, RecordedAdjustment>();
  for (const one of lines.flat()) {
    const minor = (sums.get(one.promotionId)?.minor ?? 0) + one.minor;
    sums.set(one.promotionId, { ...one, minor });
  }
  const ranks = ranksOf(lines, sums.size);
  return [...sums.values()].toSorted(
    (one, other) => ranks.get(one.promotionId)! - ranks.get(other.promotionId)!,
  );
}

/** How many others come before a promotion, over all lines: more than before any that precedes it in one of them. */
function ranksOf(
  lines: readonly (readonly RecordedAdjustment[])[],
  promotions: number,
): ReadonlyMap<string | null, number> {
  const ranks = new Map<string | null, number>();
  // Each round passes what one line says on to the others.
  for (let round = 0; round < promotions; round += 1) {
    for (const line of lines) {
      let least = 0;
      for (const { promotionId } of line) {
        const rank = Math.max(least, ranks.get(promotionId) ?? 0);
        ranks.set(promotionId, rank);
        least = rank + 1;
      }
    }
  }
  return ranks;
}

/** What a coupon code did for an order when it was last saved; amounts as decimals. */
export type RecordedCoupon = {
  code: string;
  /** Null if the code is unknown. */
  name: string | null;
  state: "applied" | "unknown" | PromotionRefusal | UnusedPromotion["reason"];
  missing_amount: number | null;
  missing_count: number | null;
};

/** Why a promotion's own terms exclude an order. */
export type PromotionRefusal = "not_started" | "ended" | "used_up" | "used_by_customer" | "first_order_only";
