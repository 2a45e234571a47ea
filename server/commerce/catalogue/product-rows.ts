import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Queries } from "#server/platform/database/database.ts";
import { productFacts } from "#server/platform/database/goods-schema.ts";
import { preparedPerHandle } from "#server/platform/database/prepared.ts";
import { productPrices, products } from "#server/platform/database/schema.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";
import { detailsColumn, nameColumn, sharedColumns } from "./product-columns.ts";

const summaryColumns = {
  product: products,
  price: productPrices,
  name: nameColumn,
  pets: productFacts.pets,
  ...sharedColumns,
};
const isOneOf = sql`${products.id} = any(${sql.placeholder("ids")}::uuid[])`;
const hasAddress = eq(products.url_fragment, sql.placeholder("address"));

const summariesById = preparedPerHandle((queries) =>
  queries
    .select(summaryColumns)
    .from(products)
    .innerJoin(productPrices, eq(productPrices.product_id, products.id))
    .leftJoin(productFacts, eq(productFacts.product_id, products.id))
    .where(inMarket(isOneOf))
    .prepare("product_summaries_by_id"),
);
const selectDetails = (queries: Queries, condition: SQL) =>
  queries
    .select({ ...summaryColumns, details: detailsColumn })
    .from(products)
    .innerJoin(productPrices, eq(productPrices.product_id, products.id))
    .leftJoin(productFacts, eq(productFacts.product_id, products.id))
    .where(inMarket(condition));
const detailsById = preparedPerHandle((queries) =>
  selectDetails(queries, isOneOf).prepare("product_details_by_id"),
);
const detailsByAddress = preparedPerHandle((queries) =>
  selectDetails(queries, hasAddress).prepare("product_details_by_address"),
);

const inMarket = (condition: SQL) => and(eq(productPrices.market_id, sql.placeholder("market")), condition);

export type ProductRow = Awaited<ReturnType<ReturnType<typeof summariesById>["execute"]>>[number];

/** What lists show of products, in the order of their ids; without those that the market does not sell. */
export async function findProductRows(
  queries: Queries,
  locale: ReadingLocale,
  ids: readonly string[],
): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const rows = await summariesById(queries).execute({ ...placeOf(locale), ids });
  const byId = new Map(rows.map((row) => [row.product.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** What a product's own page shows. */
export async function findProductDetails(
  queries: Queries,
  locale: ReadingLocale,
  reference: { id: string } | { url_fragment: string },
) {
  const place = placeOf(locale);
  const [row] =
    "id" in reference
      ? await detailsById(queries).execute({ ...place, ids: [reference.id] })
      : await detailsByAddress(queries).execute({ ...place, address: reference.url_fragment });
  return row ?? null;
}

const placeOf = ({ languageId, fallbackId, market }: ReadingLocale) => ({
  language: languageId,
  fallback: fallbackId,
  market: market.id,
});
