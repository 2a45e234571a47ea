import { and, desc, eq, exists, ilike, isNull, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { parseGtin, printedGtin } from "#domain/gtin.ts";
import { nameWithVariant } from "#domain/variant-name.ts";
import { variantName } from "#domain/variants.ts";
import type { Schemas } from "#server/http/reply.ts";
import { productNameColumn } from "#server/commerce/catalogue/known-products.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { customers, orders } from "#server/platform/database/customer-schema.ts";
import { productVariants } from "#server/platform/database/goods-schema.ts";
import { escapeLikePattern } from "#server/platform/database/like-pattern.ts";
import { products, productTexts } from "#server/platform/database/schema.ts";
import { stockMovements, variantStock } from "#server/platform/database/stock-schema.ts";

type Wanted = {
  term?: string;
  language_id?: string;
  skip?: number;
  limit?: number;
  sort?: "relevance" | "reference" | "-reference";
};

export async function findStockEntries(
  queries: Queries,
  { term = "", language_id: language = "en", skip = 0, limit = 24, sort = "relevance" }: Wanted,
): Promise<Schemas["StockEntry"][]> {
  const rows = await queries
    .select({
      stock: variantStock,
      product_id: products.id,
      url_fragment: products.url_fragment,
      name: productNameColumn(language, language),
      reference: productVariants.reference,
      gtin: productVariants.gtin,
      options: products.options,
      chosen: productVariants.option_values,
    })
    .from(variantStock)
    .innerJoin(productVariants, eq(productVariants.id, variantStock.variant_id))
    .innerJoin(products, eq(products.id, productVariants.product_id))
    .where(matches(queries, term))
    .orderBy(...orderOf(sort, term))
    .offset(skip)
    .limit(limit);
  return rows.map(({ stock, gtin, name, options, chosen, ...entry }) => ({
    ...entry,
    ...stock,
    name: nameWithVariant(name ?? "", variantName(options, chosen, language, language)),
    gtin: gtin && printedGtin(gtin),
  }));
}

function orderOf(sort: NonNullable<Wanted["sort"]>, term: string): (SQL | PgColumn)[] {
  if (sort === "reference") return [productVariants.reference];
  if (sort === "-reference") return [desc(productVariants.reference)];
  return [
    ...(term.trim() === "" ? [] : [desc(sql`coalesce(${isNamed(term)}, false)`)]),
    desc(variantStock.tracked),
    products.position,
    productVariants.position,
    productVariants.id,
  ];
}

export async function countStockEntries(queries: Queries, { term = "" }: Wanted): Promise<number> {
  const all = queries
    .select({ id: variantStock.variant_id })
    .from(variantStock)
    .innerJoin(productVariants, eq(productVariants.id, variantStock.variant_id))
    .innerJoin(products, eq(products.id, productVariants.product_id))
    .where(matches(queries, term));
  return queries.$count(all.as("found"));
}

/** What a scanner types is a reference or a GTIN. */
function isNamed(term: string): SQL | undefined {
  const gtin = parseGtin(term);
  return or(
    eq(productVariants.reference, term.trim()),
    gtin === null ? undefined : eq(productVariants.gtin, gtin),
  );
}

function matches(queries: Queries, term: string): SQL | undefined {
  const isSold = and(isNull(products.retired_at), isNull(productVariants.retired_at));
  const typed = term.trim();
  if (typed === "") return isSold;
  const isInName = exists(
    queries
      .select({ id: productTexts.product_id })
      .from(productTexts)
      .where(
        and(
          eq(productTexts.product_id, products.id),
          ilike(productTexts.name, `%${escapeLikePattern(typed)}%`),
        ),
      ),
  );
  return and(isSold, or(isNamed(typed), isInName));
}

const mostMovements = 100;

export async function findMovements(
  queries: Queries,
  variantId: string,
): Promise<Schemas["StockMovement"][]> {
  const rows = await queries
    .select({ movement: stockMovements, administrator: customers.email, order_reference: orders.reference })
    .from(stockMovements)
    .leftJoin(customers, and(eq(customers.id, stockMovements.administrator_id), isNull(customers.deleted_at)))
    .leftJoin(orders, eq(orders.id, stockMovements.order_id))
    .where(eq(stockMovements.variant_id, variantId))
    .orderBy(desc(stockMovements.created_at), desc(stockMovements.id))
    .limit(mostMovements);
  return rows.map(({ movement, administrator, order_reference }) => ({
    id: movement.id,
    kind: movement.kind,
    quantity: movement.quantity,
    on_hand_after: movement.on_hand_after,
    reason: movement.reason,
    administrator,
    order_reference,
    created_at: movement.created_at.toISOString(),
  }));
}
