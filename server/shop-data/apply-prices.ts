import { and, eq, sql } from "drizzle-orm";
import { fromWire, minorUnits, vatBasisPoints } from "#domain/money.ts";
import { unitPrice } from "#domain/price.ts";
import * as schema from "../database/schema.ts";
import type { Application } from "./apply.ts";
import type { ProductData } from "./format-goods.ts";

/** A product's price in each market and, where it has changed, when. */
export async function applyPrices({ tx, shop, now }: Application, productId: string, product: ProductData) {
  await tx.delete(schema.productPrices).where(eq(schema.productPrices.product_id, productId));
  for (const market of shop.markets) {
    const price = product.prices[market.id];
    if (!price) continue;
    const full = fromWire(price.price, market);
    const discounted = price.discounted === undefined ? null : fromWire(price.discounted, market);
    const { now: unit, before } = unitPrice(
      {
        full,
        fullIncludesVat: price.includes_vat,
        discounted,
        discountedIncludesVat: price.discounted_includes_vat,
      },
      vatBasisPoints(market.vat_rate),
    );
    const shown = minorUnits(unit);
    const undiscounted = minorUnits(before ?? unit);
    await tx.insert(schema.productPrices).values({
      product_id: productId,
      market_id: market.id,
      price_minor: minorUnits(full),
      price_includes_vat: price.includes_vat,
      discounted_minor: discounted && minorUnits(discounted),
      discounted_includes_vat: price.discounted_includes_vat,
      gross_minor: shown,
    });
    const history = schema.priceHistory;
    const [last] = await tx
      .select({ gross: history.gross_minor })
      .from(history)
      .where(and(eq(history.product_id, productId), eq(history.market_id, market.id)))
      .orderBy(sql`${history.since} desc`)
      .limit(1);
    const key = { product_id: productId, market_id: market.id };
    if (!last) {
      const since = new Date(product.created_at);
      await tx.insert(history).values({ ...key, gross_minor: undiscounted, since });
    }
    if (shown !== (last?.gross ?? undiscounted)) {
      const row = { ...key, gross_minor: shown, since: now };
      const target = [history.product_id, history.market_id, history.since];
      await tx.insert(history).values(row).onConflictDoUpdate({ target, set: row });
    }
  }
}
