import { asc, eq } from "drizzle-orm";
import type { Schemas } from "#server/http/reply.ts";
import type { CatalogueLocale } from "#server/commerce/catalogue/catalogue-locale.ts";
import { imagesOf } from "#server/commerce/catalogue/images.ts";
import { findSummaries } from "#server/commerce/catalogue/products.ts";
import { addCacheTags } from "#server/http/cache-tags.ts";
import type { Queries } from "#server/platform/database/database.ts";
import * as schema from "#server/platform/database/schema.ts";
import { textIn, type ReadingLocale } from "#server/commerce/markets/markets.ts";
import { findLinkTargets } from "./targets.ts";

const { promos, recommendedProducts } = schema;

export async function findRecommended(
  queries: Queries,
  locale: CatalogueLocale,
): Promise<Schemas["RecommendedProduct"][]> {
  addCacheTags(["content"]);
  const rows = await queries
    .select()
    .from(recommendedProducts)
    .where(eq(recommendedProducts.market_id, locale.market.id))
    .orderBy(asc(recommendedProducts.position));
  if (rows.length === 0) return [];
  const recommended = await findSummaries(
    queries,
    locale,
    rows.map((row) => row.product_id),
  );
  return rows.flatMap(({ position, product_id }) =>
    recommended.filter(({ id }) => id === product_id).map((product) => ({ position, product_id, product })),
  );
}

export async function findPromos(queries: Queries, locale: ReadingLocale): Promise<Schemas["Promo"][]> {
  addCacheTags(["content"]);
  const rows = await queries
    .select()
    .from(promos)
    .where(eq(promos.market_id, locale.market.id))
    .orderBy(asc(promos.position));
  const images = await imagesOf(
    queries,
    locale,
    rows.map(({ id }) => id),
  );
  const linkOf = await findLinkTargets(queries, rows);
  return rows.flatMap((row) =>
    (images.get(row.id) ?? []).slice(0, 1).map((image) => ({
      id: row.id,
      market_id: row.market_id,
      link: linkOf(row) ?? "/",
      position: row.position,
      category_id: row.category_id,
      product_id: row.product_id,
      text_page_id: row.page_id,
      label: textIn(row.labels, locale.languageId, locale.fallbackId),
      image_id: image.id,
      image,
    })),
  );
}
