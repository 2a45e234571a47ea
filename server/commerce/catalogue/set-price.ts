import { money } from "#domain/money.ts";
import type { SetPrice } from "#domain/price.ts";
import type { variantPrices } from "#server/platform/database/goods-schema.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";

/** A price as the tables have it, in minor units. */
export type VariantPrice = Pick<
  typeof variantPrices.$inferSelect,
  "price_minor" | "price_includes_vat" | "discounted_minor" | "discounted_includes_vat"
>;

export const setPrice = (price: VariantPrice, market: ReadingLocale["market"]): SetPrice => ({
  full: money(price.price_minor, market),
  fullIncludesVat: price.price_includes_vat,
  discounted: price.discounted_minor === null ? null : money(price.discounted_minor, market),
  discountedIncludesVat: price.discounted_includes_vat,
});
