import { shownPrice } from "#domain/price.ts";
import type { FolderError } from "./folder-errors.ts";
import type { ShopFolder } from "./format.ts";
import { variantsOf } from "./format-goods.ts";
import type { VariantData } from "./format-variants.ts";

type Market = ShopFolder["markets"][number];
type MarketPrice = VariantData["prices"][string];

/** A reduced price must be below the regular one, both incl. VAT. */
export function* findPriceRaises({
  markets,
  products,
}: Pick<ShopFolder, "markets" | "products">): Generator<FolderError> {
  for (const [fragment, product] of products) {
    for (const { prices, tax_class = product.tax_class, at } of variantsOf(product)) {
      for (const market of markets) {
        const price = prices[market.id];
        if (price?.discounted === undefined || isReduction(price, market, tax_class)) continue;
        const isMixed = price.includes_vat !== price.discounted_includes_vat;
        const place = [...at, "prices", market.id, "discounted"];
        yield {
          file: `products/${fragment}.yaml`,
          at: place,
          words: `${place.join(".")} ${price.discounted} is no reduction of ${price.price}${isMixed ? ", both with VAT" : ""}`,
        };
      }
    }
  }
}

/** Compares the displayed amounts. Too many decimals are reported elsewhere. */
export function isReduction(price: MarketPrice, market: Market, taxClass: string): boolean {
  const taxed = { ...market, vat_rate: market.tax_rates[taxClass] ?? market.vat_rate };
  const shown = {
    price: price.price,
    price_includes_vat: price.includes_vat,
    discounted_price: price.discounted ?? null,
    discounted_price_includes_vat: price.discounted_includes_vat,
  };
  try {
    const { price, before } = shownPrice(shown, taxed);
    return before === null || price < before;
  } catch (error) {
    if (error instanceof RangeError) return true;
    throw error;
  }
}
