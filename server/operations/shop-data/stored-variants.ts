import { asc, isNull } from "drizzle-orm";
import { printedGtin } from "#domain/gtin.ts";
import { regularDiscount, selectPrices, type PriceRow } from "#server/commerce/catalogue/price-rows.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { productVariants } from "#server/platform/database/goods-schema.ts";
import * as schema from "#server/platform/database/schema.ts";
import { stockMovements, variantStock } from "#server/platform/database/stock-schema.ts";
import { fromMinorUnits } from "./amounts.ts";
import type { ShopFolder } from "./format.ts";
import type { ProductData } from "./format-goods.ts";
import { listedPrices, type VariantData } from "./format-variants.ts";
import { holderOf, type Images } from "./stored-images.ts";

type ProductRow = typeof schema.products.$inferSelect;
type VariantRow = typeof productVariants.$inferSelect;
type Sold = Pick<ProductData, "reference" | "gtin" | "weight" | "stock" | "prices" | "options" | "variants">;

/** What is sold of each product, as its file says it. */
export async function readVariants(
  queries: Queries,
  markets: ShopFolder["markets"],
  images: Images,
): Promise<(product: ProductRow) => Sold> {
  const variants = Map.groupBy(
    await queries
      .select()
      .from(productVariants)
      .where(isNull(productVariants.retired_at))
      .orderBy(asc(productVariants.position)),
    ({ product_id }) => product_id,
  );
  const prices = await readPrices(queries);
  const stocks = new Map((await queries.select().from(variantStock)).map((row) => [row.variant_id, row]));
  const counted = new Set(
    (await queries.selectDistinct({ id: stockMovements.variant_id }).from(stockMovements)).map(
      ({ id }) => id,
    ),
  );
  return (product) => {
    const all = (variants.get(product.id) ?? []).map((row): VariantData => ({
      ...ofRow(row),
      ...stockOf(stocks.get(row.id)!, counted.has(row.id)),
      options: row.option_values,
      pictures: (images.get(holderOf({ holder_type: "variant", holder_id: row.id })) ?? []).map(
        ({ name, alternatives }) => ({ file: name, alt: alternatives }),
      ),
      prices: pricesFile(prices.get(row.id) ?? [], markets),
    }));
    if (product.options.length > 0) {
      const { reference } = product;
      return { reference, prices: listedPrices(all), options: product.options, variants: all };
    }
    const { gtin, weight, stock, prices: own } = all[0]!;
    return {
      reference: product.reference,
      ...(gtin !== undefined && { gtin }),
      ...(weight !== undefined && { weight }),
      ...(stock !== undefined && { stock }),
      prices: own,
      options: [],
      variants: [],
    };
  };
}

async function readPrices(queries: Queries): Promise<Map<string, PriceRow[]>> {
  const { listed, others } = await selectPrices(queries);
  return Map.groupBy([...listed, ...others], ({ variant_id }) => variant_id);
}

const ofRow = (row: VariantRow) => ({
  reference: row.reference,
  ...(row.gtin !== null && { gtin: printedGtin(row.gtin) }),
  allow_purchase: row.allow_purchase,
  ...(row.points !== null && { points: row.points }),
  ...(row.tax_class !== null && { tax_class: row.tax_class }),
  ...(row.weight_grams !== null && { weight: row.weight_grams }),
  ...(row.content_unit !== null && {
    content: { amount: row.content_thousandths! / 1000, unit: row.content_unit },
  }),
});

const pricesFile = (rows: readonly PriceRow[], markets: ShopFolder["markets"]): VariantData["prices"] =>
  Object.fromEntries(
    markets.flatMap((market) => {
      const price = rows.find(({ market_id }) => market_id === market.id);
      if (!price) return [];
      const amount = fromMinorUnits(market);
      const { discounted, includesVat } = regularDiscount(price);
      return [
        [
          market.id,
          {
            price: amount(price.price_minor),
            includes_vat: price.price_includes_vat,
            ...(discounted !== null && { discounted: amount(discounted) }),
            discounted_includes_vat: includesVat,
          },
        ],
      ];
    }),
  );

/** What is on hand opens the stock of a shop that this one is copied to. */
function stockOf(
  { tracked, policy, backorder_days, few, on_hand }: typeof variantStock.$inferSelect,
  isCounted: boolean,
) {
  if (!tracked) return {};
  const days = backorder_days === null ? {} : { days: backorder_days };
  const opening = isCounted ? { opening: Math.max(0, on_hand) } : {};
  return { stock: { tracked, policy, ...days, low: few, ...opening } };
}
