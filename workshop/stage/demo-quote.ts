import { shownPrice, sumAmounts } from "#domain/price.ts";
import type { Wire } from "#src/api/client.ts";
import type { MarketLocale } from "#src/api/queries.ts";
import { paidForItem } from "#src/orders/paid-for-item.ts";
import { demoMarket, demoProducts } from "./demo-shop.ts";

/** A promotion takes something off the first line; of everything two are left. */
export function demoQuote(wanted: Wire["QuoteRequest"]["items"], marketLocale: MarketLocale): Wire["Quote"] {
  const market = demoMarket(marketLocale.marketId);
  const name = "Plant week";
  const reduction = { promotion_id: "plant-week", code: null, name, name_local: name, amount: 2 };
  const items = wanted.flatMap(({ variant_id, count }, index) => {
    const product = demoProducts(marketLocale).find((one) => one.variant_id === variant_id);
    if (!product) return [];
    const { price } = shownPrice(product, market);
    const left = count > 2 ? 2 : null;
    return { variant_id, count, price, left, adjustments: index === 0 ? [reduction] : [] };
  });
  const paid = items.map((item) => paidForItem(item, market));
  return {
    items,
    adjustments: items.flatMap(({ adjustments }) => adjustments),
    shipping_adjustments: [],
    total_price_incl_vat: sumAmounts(paid, market),
    free_delivery: null,
    coupons: [],
    hints: [],
  };
}
