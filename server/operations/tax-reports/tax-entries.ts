import { and, asc, eq, gt, gte, inArray, isNotNull, lt, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { reverseTaxes, type TaxRow } from "#domain/tax.ts";
import type { MarketRow } from "#server/commerce/markets/markets.ts";
import { quoteOf } from "#server/commerce/orders/order-quote.ts";
import { creditNoteNumber, withRefundItems } from "#server/commerce/orders/order-returns.ts";
import { findItems, invoiceNumber, type OrderRow } from "#server/commerce/orders/orders.ts";
import { bookedRefundTotals, refundedBefore } from "#server/commerce/orders/refund-totals.ts";
import { orders } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { refunds } from "#server/platform/database/refund-schema.ts";

/** The table of an invoice or credit note; a credit note's amounts are negative. */
export type TaxEntry = { at: Date; document: string; order: OrderRow; taxes: TaxRow[] };

const batchSize = 100;

/**
 * Invoices, then credit notes, of a month in the market's time zone, by their numbers.
 * @param month such as `2026-11`
 */
export async function* taxEntries(
  queries: Queries,
  market: MarketRow,
  month: string,
): AsyncGenerator<TaxEntry> {
  yield* invoiceEntries(queries, market, month);
  yield* creditNoteEntries(queries, market, month);
}

async function* invoiceEntries(queries: Queries, market: MarketRow, month: string): AsyncGenerator<TaxEntry> {
  for (let last = 0; ;) {
    const batch = await queries
      .select()
      .from(orders)
      .where(
        and(
          eq(orders.market_id, market.id),
          isIn(orders.paid_at, market, month),
          gt(orders.invoice_number, last),
        ),
      )
      .orderBy(asc(orders.invoice_number))
      .limit(batchSize);
    const items = await findItems(
      queries,
      batch.map(({ id }) => id),
    );
    for (const order of batch) {
      const own = items.filter(({ order_id }) => order_id === order.id);
      const { taxes } = quoteOf(order, own);
      yield { at: order.paid_at!, document: invoiceNumber(order), order, taxes };
      last = order.invoice_number!;
    }
    if (batch.length < batchSize) return;
  }
}

async function* creditNoteEntries(
  queries: Queries,
  market: MarketRow,
  month: string,
): AsyncGenerator<TaxEntry> {
  for (let last = 0; ;) {
    const rows = await queries
      .select()
      .from(refunds)
      .where(
        and(
          eq(refunds.market_id, market.id),
          isIn(refunds.decided_at, market, month),
          isNotNull(refunds.credit_note_number),
          gt(refunds.credit_note_number, last),
        ),
      )
      .orderBy(asc(refunds.credit_note_number))
      .limit(batchSize);
    const ids = rows.map(({ order_id }) => order_id);
    const items = await findItems(queries, ids);
    const ordered = await queries.select().from(orders).where(inArray(orders.id, ids));
    for (const refund of await withRefundItems(queries, rows)) {
      const order = ordered.find(({ id }) => id === refund.order_id)!;
      const own = items.filter(({ order_id }) => order_id === order.id);
      const { taxes } = bookedRefundTotals(order, own, refund, await refundedBefore(queries, refund));
      yield {
        at: refund.decided_at!,
        document: creditNoteNumber(refund),
        order,
        taxes: reverseTaxes(taxes),
      };
      last = refund.credit_note_number!;
    }
    if (rows.length < batchSize) return;
  }
}

function isIn(column: PgColumn, { time_zone }: MarketRow, month: string): SQL | undefined {
  const start = sql`${`${month}-01`}::timestamp`;
  return and(
    gte(column, sql`${start} at time zone ${time_zone}`),
    lt(column, sql`(${start} + interval '1 month') at time zone ${time_zone}`),
  );
}
