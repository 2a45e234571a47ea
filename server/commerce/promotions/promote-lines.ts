import { money, toWire } from "#domain/money.ts";
import { applyPromotions, type Adjustment, type UnusedPromotion } from "#domain/promotions.ts";
import type { RecordedAdjustment, RecordedCoupon } from "#domain/recorded-adjustments.ts";
import type { QuoteLine } from "#domain/quote.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";
import type { Schemas } from "#server/http/reply.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { findPromotions, type FoundPromotion } from "./find-promotions.ts";

/** `line`: what the quote needs to know of it. */
export type PromotedLine = { product_id: string; line: QuoteLine };
/** `lines`: the adjustments of each given line. `shipping`: off the cheapest delivery. */
export type PromotedOrder = {
  lines: RecordedAdjustment[][];
  shipping: RecordedAdjustment[];
  coupons: RecordedCoupon[];
  /** What more a running promotion without a code asks for. */
  hints: Schemas["PromotionHint"][];
};

/**
 * Applies the market's promotions to lines of different variants.
 *
 * @param shipping the cheapest delivery, in minor units
 * @param customerId null: a visitor
 */
export async function promoteLines(
  queries: Queries,
  { market, languageId, fallbackId }: ReadingLocale,
  customerId: string | null,
  lines: readonly PromotedLine[],
  { codes, shipping }: { codes: readonly string[]; shipping: bigint },
): Promise<PromotedOrder> {
  const considered = lines.map(({ product_id, line }) => ({ product_id, variant_id: line.variantId }));
  const found = await findPromotions(queries, { market, customerId }, considered, codes);
  const open = found.filter(({ standing }) => standing === "open");
  const promoted = applyPromotions(
    lines.map(({ line }) => line),
    shipping,
    open.map(({ promotion }) => promotion),
  );
  const nameIn = (language: string, { settings: { name } }: FoundPromotion) =>
    name[language] ?? name[fallbackId] ?? Object.values(name)[0] ?? "";
  const stored = ({ amount, ...adjustment }: Adjustment): RecordedAdjustment => {
    const own = found.find(({ promotion }) => promotion.id === adjustment.promotionId)!;
    return {
      ...adjustment,
      code: own.promotion.code,
      name: nameIn(fallbackId, own),
      name_local: nameIn(languageId, own),
      minor: Number(amount),
    };
  };
  const unusedOf = ({ promotion: { id } }: FoundPromotion) => promoted.unused.find((one) => one.id === id);
  const wire = (amount: bigint) => toWire(money(amount, market));
  return {
    lines: promoted.lines.map(({ adjustments }) => adjustments.map(stored)),
    shipping: promoted.adjustments.filter(({ target }) => target === "shipping").map(stored),
    coupons: codes.map((code) => {
      const own = found.find(({ promotion }) => promotion.code === code);
      if (!own) return { code, name: null, state: "unknown", missing_amount: null, missing_count: null };
      const unused = unusedOf(own);
      const state = own.standing !== "open" ? own.standing : (unused?.reason ?? "applied");
      return { code, name: nameIn(languageId, own), state, ...missingOf(unused, wire) };
    }),
    hints: open
      .filter(({ promotion }) => promotion.code === null)
      .flatMap((own) => {
        const unused = unusedOf(own);
        const isNear = unused?.reason === "below_minimum" || unused?.reason === "not_enough_pieces";
        return isNear ? [{ name: nameIn(languageId, own), ...missingOf(unused, wire) }] : [];
      }),
  };
}

const missingOf = (unused: UnusedPromotion | undefined, wire: (amount: bigint) => number) => ({
  missing_amount: unused?.reason === "below_minimum" ? wire(unused.missing) : null,
  missing_count: unused?.reason === "not_enough_pieces" ? unused.missing : null,
});
