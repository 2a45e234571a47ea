import { and, eq, exists, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { Services } from "#server/commerce/services.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { productVariants, variantPrices } from "#server/platform/database/goods-schema.ts";
import { markets, productPrices, products } from "#server/platform/database/schema.ts";
import { stockAlerts, variantStock } from "#server/platform/database/stock-schema.ts";
import { variantColumn } from "#server/platform/database/variant-column.ts";

/** Alerts in one transaction. */
const batch = 500;

/** Enqueues the mail of each alert whose variant can be bought again; each alert once. */
export async function mailDueAlerts({
  database,
  clock,
  jobs,
}: Pick<Services, "database" | "clock" | "jobs">): Promise<void> {
  for (;;) {
    const count = await database.transaction(async (tx) => {
      const due = await tx
        .update(stockAlerts)
        .set({ mailing_since: clock() })
        .where(and(isNull(stockAlerts.mailing_since), inArray(stockAlerts.id, dueAlerts(tx))))
        .returning({ id: stockAlerts.id });
      for (const { id } of due) await jobs.enqueue(tx, "stock-alert-mail", { alertId: id });
      return due.length;
    });
    if (count < batch || jobs.isStopping()) return;
  }
}

function dueAlerts(queries: Queries) {
  const hasPrice = (prices: typeof productPrices | typeof variantPrices) =>
    exists(
      queries
        .select({ one: sql`1` })
        .from(prices)
        .where(
          and(eq(variantColumn(prices), stockAlerts.variant_id), eq(prices.market_id, stockAlerts.market_id)),
        ),
    );
  return queries
    .select({ id: stockAlerts.id })
    .from(stockAlerts)
    .innerJoin(variantStock, eq(variantStock.variant_id, stockAlerts.variant_id))
    .innerJoin(productVariants, eq(productVariants.id, stockAlerts.variant_id))
    .innerJoin(products, eq(products.id, productVariants.product_id))
    .innerJoin(markets, eq(markets.id, stockAlerts.market_id))
    .where(
      and(
        isNotNull(stockAlerts.confirmed_at),
        isNull(stockAlerts.mailing_since),
        ne(variantStock.availability, "out_of_stock"),
        isNull(productVariants.retired_at),
        isNull(products.retired_at),
        eq(productVariants.allow_purchase, true),
        eq(products.allow_purchase, true),
        isNull(markets.closed_at),
        or(hasPrice(productPrices), hasPrice(variantPrices)),
      ),
    )
    .limit(batch);
}
