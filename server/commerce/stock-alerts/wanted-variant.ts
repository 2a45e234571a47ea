import { findForSale } from "#server/commerce/catalogue/for-sale.ts";
import { findStock } from "#server/commerce/stock/stock.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";
import { nameWithVariant } from "#domain/variant-name.ts";
import type { Queries } from "#server/platform/database/database.ts";

/** `name` in the locale's language. */
export type WantedVariant = { name: string; reference: string; isAvailable: boolean };

/** Null if the market does not sell it. */
export async function findWantedVariant(
  queries: Queries,
  locale: ReadingLocale,
  variantId: string,
): Promise<WantedVariant | null> {
  const sold = (await findForSale(queries, locale, [variantId])).get(variantId);
  const stock = (await findStock(queries, [variantId])).get(variantId);
  if (!sold || sold.unit === null || !stock) return null;
  return {
    name: nameWithVariant(sold.name, sold.variantName),
    reference: sold.reference,
    isAvailable: stock.availability !== "out_of_stock",
  };
}
