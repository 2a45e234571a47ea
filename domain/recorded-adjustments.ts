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

/** One adjustment for each promotion, with the sum of its amounts. */
export function sumByPromotion(adjustments: readonly RecordedAdjustment[]): RecordedAdjustment[] {
  const sums = new Map<string | null, RecordedAdjustment>();
  for (const one of adjustments) {
    const minor = (sums.get(one.promotionId)?.minor ?? 0) + one.minor;
    sums.set(one.promotionId, { ...one, minor });
  }
  return [...sums.values()];
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
