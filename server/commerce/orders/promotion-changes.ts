import { money, toWire } from "#domain/money.ts";
import { sumByPromotion, type RecordedAdjustment } from "#domain/recorded-adjustments.ts";
import type { MarketRow } from "#server/commerce/markets/markets.ts";
import type { Schemas } from "#server/http/reply.ts";
import type { ItemRow, OrderRow } from "./orders.ts";
import type { PromotedDraft } from "./promote-draft.ts";

type PromotionChange = Schemas["PromotionChanged"];

/** How what promotions take off differs from what a draft was saved with. */
export function findPromotionChanges(
  draft: OrderRow,
  items: readonly ItemRow[],
  promoted: PromotedDraft,
  market: MarketRow,
): PromotionChange[] {
  const shown = byPromotion(items, draft.shipping_adjustments);
  const now = byPromotion(promoted.lines, promoted.shipping);
  const wire = (minor: number) => toWire(money(BigInt(minor), market));
  const ids = [...new Set([...shown.keys(), ...now.keys()])];
  return ids.flatMap((id) => {
    const [before, after] = [shown.get(id)?.minor ?? 0, now.get(id)?.minor ?? 0];
    if (before === after) return [];
    const { name_local: name, code } = (shown.get(id) ?? now.get(id))!;
    const state = promoted.coupons.find((coupon) => coupon.code === code)?.state;
    return [{ code: changeCode(state, after), name, old_price: wire(before), new_price: wire(after) }];
  });
}

function changeCode(
  state: PromotedDraft["coupons"][number]["state"] | undefined,
  after: number,
): PromotionChange["code"] {
  if (state === undefined || after > 0) return "promotion_changed";
  return state === "used_up" ? "coupon_used_up" : "coupon_ended";
}

const byPromotion = (
  lines: readonly Pick<ItemRow, "adjustments">[],
  shipping: readonly RecordedAdjustment[],
): Map<string | null, RecordedAdjustment> =>
  new Map(
    sumByPromotion([...lines.map(({ adjustments }) => adjustments), shipping]).map((one) => [
      one.promotionId,
      one,
    ]),
  );
