import type { PromotionSettings } from "#domain/promotion-settings.ts";
import type { Schemas } from "#server/http/reply.ts";
import type { CatalogueLocale } from "./catalogue-locale.ts";

/** `ends_at` as PostgreSQL writes it in JSON. */
export type DatedPromotion = { id: string; settings: PromotionSettings; ends_at: string | null };
type Promoted = {
  productId: string;
  categoryIds: readonly string[];
  /** `price`: of one item, incl. VAT. */
  variants: readonly { id: string; reference: string; price: number }[];
  /** Those whose dated prices its variants have. */
  dated: readonly DatedPromotion[];
};

/** What runs by itself in a market for a product; promotions for everything are left out. */
export function promotionsOf(
  { market, languageId, fallbackId, promotions }: CatalogueLocale,
  { productId, categoryIds, variants, dated }: Promoted,
): { promotions: Schemas["ProductPromotion"][]; quantity_prices: Schemas["QuantityPrice"][] } {
  const pricesOf = ({ quantity_prices = [] }: PromotionSettings) =>
    quantity_prices.flatMap(({ reference, from, prices }) => {
      const variant = variants.find((one) => one.reference === reference);
      const price = prices[market.id];
      // A lower price of its own stays.
      const isLower = variant && price !== undefined && price < variant.price;
      return isLower ? [{ variant_id: variant.id, from, price }] : [];
    });
  const own = promotions.filter(
    (one) =>
      one.productIds.has(productId) ||
      categoryIds.some((id) => one.categoryIds.has(id)) ||
      pricesOf(one.settings).length > 0,
  );
  const shown = [
    ...own.map(({ ends_at, ...one }) => ({ ...one, ends_at })),
    ...dated.map(({ ends_at, ...one }) => ({ ...one, ends_at: ends_at === null ? null : new Date(ends_at) })),
  ].toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return {
    promotions: shown.map(({ id, settings: { name }, ends_at }) => ({
      id,
      name: name[languageId] ?? name[fallbackId] ?? Object.values(name)[0] ?? "",
      ends_at: ends_at?.toISOString() ?? null,
    })),
    quantity_prices: own
      .flatMap(({ settings }) => pricesOf(settings))
      .toSorted((one, other) => one.from - other.from),
  };
}
