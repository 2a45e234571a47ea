import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import { documents } from "#server/platform/database/document-schema.ts";
import { refunds } from "#server/platform/database/refund-schema.ts";
import { forEachIsolated } from "#server/platform/for-each-isolated.ts";
import { findMarket } from "#server/commerce/markets/markets.ts";
import { paymentProviderName } from "#server/commerce/markets/shop-settings.ts";
import { wordsIn } from "#server/commerce/markets/words.ts";
import { withRefundItems } from "#server/commerce/orders/order-returns.ts";
import { findItems } from "#server/commerce/orders/orders.ts";
import { refundedBefore } from "#server/commerce/orders/refund-totals.ts";
import type { Services } from "#server/commerce/services.ts";
import { creditNoteContent } from "./credit-note-content.ts";
import { storeDocument } from "./store-document.ts";

const { orders } = customerSchema;

export async function makeCreditNote(services: Services, refundId: string): Promise<void> {
  const { queries } = services.database;
  const [booked] = await queries
    .select({ refund: refunds, order: orders })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.order_id))
    .where(and(eq(refunds.id, refundId), isNotNull(refunds.credit_note_number)));
  if (!booked) return;
  if ((await queries.$count(documents, eq(documents.refund_id, refundId))) > 0) return;
  const { order } = booked;
  const [refund] = await withRefundItems(queries, [booked.refund]);
  const market = await findMarket(queries, order.market_id);
  const content = creditNoteContent({
    order,
    items: await findItems(queries, [order.id]),
    refund: refund!,
    before: await refundedBefore(queries, refund!),
    timeZone: market!.time_zone,
    provider: paymentProviderName,
    words: await wordsIn(queries, order.language_id),
  });
  const document = { order_id: order.id, refund_id: refundId, document_type: "credit_note" } as const;
  await storeDocument(services, document, content, (tx) =>
    services.jobs.enqueue(tx, "refund-approved-mail", { refundId }),
  );
}

const batchSize = 100;

/**
 * Makes missing credit notes, as `makeMissingInvoices` does invoices.
 * @returns how many refunds lacked theirs
 */
export async function makeMissingCreditNotes(services: Services): Promise<number> {
  const lacking = await services.database.queries
    .select({ id: refunds.id })
    .from(refunds)
    .leftJoin(documents, eq(documents.refund_id, refunds.id))
    .where(and(isNotNull(refunds.credit_note_number), isNull(documents.id)))
    .orderBy(asc(refunds.decided_at))
    .limit(batchSize);
  await forEachIsolated(services, lacking, "a credit note could not be made", ({ id }) =>
    makeCreditNote(services, id),
  );
  return lacking.length;
}
