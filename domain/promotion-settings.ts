import { fromWire, minorUnits, type Currency } from "./money.ts";
import type { PromotionRule } from "./promotions.ts";

/** Amounts by market, incl. tax, as decimals of its currency. */
export type AmountsByMarket = Readonly<Record<string, number>>;

/** A promotion as the shop's folder describes it, without its goods; exactly one rule. */
export type PromotionSettings = {
  /** By language. */
  name: Readonly<Record<string, string>>;
  code?: string | undefined;
  markets: readonly string[];
  /** In the market's time zone, such as `2026-12-01T00:00`. */
  from?: string | undefined;
  to?: string | undefined;
  percentage?: number | undefined;
  amount?: AmountsByMarket | undefined;
  multi_buy?: { count: number; pay_for: number } | undefined;
  quantity_prices?: readonly { reference: string; from: number; prices: AmountsByMarket }[] | undefined;
  /** Prices instead of the variants' own ones, while they are lower. */
  prices?: readonly { reference: string; prices: AmountsByMarket }[] | undefined;
  free_delivery?: true | undefined;
  /** The least that its goods cost. */
  minimum?: AmountsByMarket | undefined;
  combinable: boolean;
  first_order: boolean;
  uses?: number | undefined;
  uses_per_customer?: number | undefined;
};

export const ruleNames = [
  "percentage",
  "amount",
  "multi_buy",
  "quantity_prices",
  "prices",
  "free_delivery",
] as const;

type Market = Currency & { id: string };

/**
 * What a promotion takes off in a market. `variantIdOf`: the variant with a reference, if it is sold.
 * Null: it takes nothing off there. Dated prices are prices of variants, so that they take nothing off an order.
 */
export function promotionRule(
  settings: PromotionSettings,
  market: Market,
  variantIdOf: (reference: string) => string | undefined,
): PromotionRule | null {
  const { percentage, amount, multi_buy, quantity_prices, free_delivery } = settings;
  if (percentage !== undefined)
    return { kind: "percentage", basisPoints: BigInt(Math.round(percentage * 100)) };
  if (multi_buy) return { kind: "multi_buy", count: multi_buy.count, paid: multi_buy.pay_for };
  if (free_delivery) return { kind: "free_delivery" };
  if (amount) {
    const own = amount[market.id];
    return own === undefined ? null : { kind: "amount", amount: toMinor(own, market) };
  }
  const prices = new Map<string, { from: number; unit: bigint }[]>();
  for (const { reference, from, prices: byMarket } of quantity_prices ?? []) {
    const variantId = variantIdOf(reference);
    const price = byMarket[market.id];
    if (variantId === undefined || price === undefined) continue;
    prices.set(variantId, [...(prices.get(variantId) ?? []), { from, unit: toMinor(price, market) }]);
  }
  return prices.size === 0 ? null : { kind: "quantity_price", prices };
}

/** In minor units; without one for the market 0. */
export const promotionMinimum = ({ minimum = {} }: PromotionSettings, market: Market): bigint =>
  toMinor(minimum[market.id] ?? 0, market);

const toMinor = (amount: number, currency: Currency): bigint => minorUnits(fromWire(amount, currency));
