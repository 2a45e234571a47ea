import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Schemas } from "#server/http/reply.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { productVariants } from "#server/platform/database/goods-schema.ts";
import * as schema from "#server/platform/database/schema.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";
import type { CatalogueLocale } from "./catalogue-locale.ts";
import { primaryImagesOfVariants } from "./images.ts";
import { findSummaries } from "./products.ts";
import { findSoldVariants, nameOfVariant, variantFields } from "./variants.ts";

const { products } = schema;
type Wanted = { product_id: string; variant_id: string };

type Shown = ReadonlyMap<string, Schemas["ProductSummary"]>;

/**
 * Products as the wanted variants, by variant: with their reference, price, points and picture. What the market does not
 * sell is missing.
 */
export async function findProductsAsVariants(
  queries: Queries,
  locale: CatalogueLocale,
  wanted: readonly Wanted[],
): Promise<Shown> {
  const ids = [...new Set(wanted.map(({ product_id }) => product_id))];
  return showAsVariants(queries, locale, await findSummaries(queries, locale, ids), wanted);
}

/** Each product as the variants of it that ids name; an id of the product itself is its default variant's. */
export async function showNamedVariants(
  queries: Queries,
  locale: ReadingLocale,
  products: readonly Schemas["ProductSummary"][],
  productsOfIds: ReadonlyMap<string, string>,
): Promise<Schemas["ProductSummary"][]> {
  const wanted = [...productsOfIds].map(([variant_id, product_id]) => ({ product_id, variant_id }));
  const shown = await showAsVariants(queries, locale, products, wanted);
  return products.flatMap((product) =>
    wanted
      .filter(({ product_id }) => product_id === product.id)
      .flatMap(({ variant_id }) => shown.get(variant_id) ?? (variant_id === product.id ? product : [])),
  );
}

/** If the search term is the whole reference of one variant, its product is shown as that variant. */
export async function showSoughtVariant(
  queries: Queries,
  locale: ReadingLocale,
  products: readonly Schemas["ProductSummary"][],
  reference: string | undefined,
): Promise<Schemas["ProductSummary"][]> {
  const several = products.filter(({ options }) => options.length > 0);
  if (reference === undefined || several.length === 0) return [...products];
  const { id: variant_id, product_id } = productVariants;
  const wanted = await queries
    .select({ variant_id, product_id })
    .from(productVariants)
    .where(
      and(
        eq(productVariants.reference, reference),
        isNull(productVariants.retired_at),
        inArray(
          product_id,
          several.map(({ id }) => id),
        ),
      ),
    );
  const shown = await showAsVariants(queries, locale, several, wanted);
  const variantOf = new Map(wanted.map((one) => [one.product_id, one.variant_id]));
  return products.map((product) => shown.get(variantOf.get(product.id) ?? "") ?? product);
}

async function showAsVariants(
  queries: Queries,
  locale: ReadingLocale,
  products: readonly Schemas["ProductSummary"][],
  wanted: readonly Wanted[],
): Promise<Shown> {
  const summaries = new Map(products.map((summary) => [summary.id, summary]));
  const isAsListed = (summary: Schemas["ProductSummary"], variantId: string) =>
    summary.variant_id === variantId && summary.options.length === 0;
  const others = wanted.filter(({ product_id, variant_id }) => {
    const summary = summaries.get(product_id);
    return summary !== undefined && !isAsListed(summary, variant_id);
  });
  const asOthers = await findOthers(queries, locale, summaries, others);
  const pictures = await variantPictures(queries, locale, summaries, wanted);
  return new Map(
    wanted.flatMap(({ product_id, variant_id }) => {
      const summary = summaries.get(product_id);
      if (!summary) return [];
      // A listed product has the best availability of its variants; as one of them it has its own.
      const shown = isAsListed(summary, variant_id) ? summary : asOthers.get(variant_id);
      if (!shown) return [];
      const primary_image = pictures.get(variant_id) ?? shown.primary_image;
      return [[variant_id, { ...shown, primary_image }] as const];
    }),
  );
}

async function findOthers(
  queries: Queries,
  locale: ReadingLocale,
  summaries: Shown,
  wanted: readonly Wanted[],
): Promise<Shown> {
  if (wanted.length === 0) return new Map();
  const ids = [...new Set(wanted.map(({ product_id }) => product_id))];
  const rows = await queries.select().from(products).where(inArray(products.id, ids));
  const sold = await findSoldVariants(queries, locale, ids);
  return new Map(
    wanted.flatMap(({ product_id, variant_id }) => {
      const one = sold.get(product_id)?.find(({ variant }) => variant.id === variant_id);
      if (!one) return [];
      const product = rows.find(({ id }) => id === product_id)!;
      const shown = {
        ...summaries.get(product_id)!,
        ...variantFields(locale, product, one),
        variant_id,
        variant_name: nameOfVariant(locale, product, one.variant),
      };
      return [[variant_id, shown] as const];
    }),
  );
}

async function variantPictures(
  queries: Queries,
  locale: ReadingLocale,
  summaries: Shown,
  wanted: readonly Wanted[],
) {
  const withOptions = wanted.filter(({ product_id }) => (summaries.get(product_id)?.options.length ?? 0) > 0);
  return primaryImagesOfVariants(
    queries,
    locale,
    withOptions.map(({ variant_id }) => variant_id),
  );
}
