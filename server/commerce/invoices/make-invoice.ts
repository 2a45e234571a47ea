import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import { documents } from "#server/platform/database/document-schema.ts";
import { forEachIsolated } from "#server/platform/for-each-isolated.ts";
import { wordsIn } from "#server/commerce/markets/words.ts";
import { findMarket } from "#server/commerce/markets/markets.ts";
import { paymentProviderName } from "#server/commerce/markets/shop-settings.ts";
import { findItems, paidStatuses } from "#server/commerce/orders/orders.ts";
import type { Services } from "#server/commerce/services.ts";
import { invoiceContent } from "./invoice-content.ts";
import { storeDocument } from "./store-document.ts";

const { orders } = customerSchema;
const isInvoice = eq(documents.document_type, "invoice");

export async function makeInvoice(services: Services, orderId: string): Promise<void> {
  const { queries } = services.database;
  const [order] = await queries.select().from(orders).where(eq(orders.id, orderId));
  if (!order || order.invoice_number === null) return;
  if ((await queries.$count(documents, and(eq(documents.order_id, orderId), isInvoice))) > 0) return;
  const market = await findMarket(queries, order.market_id);
  const content = invoiceContent({
    order,
    items: await findItems(queries, [orderId]),
    timeZone: market!.time_zone,
    provider: paymentProviderName,
    words: await wordsIn(queries, order.language_id),
  });
  const document = { order_id: orderId, refund_id: null, document_type: "invoice" } as const;
  await storeDocument(services, document, content, (tx) =>
    services.jobs.enqueue(tx, "order-paid", { orderId }),
  );
}

const batchSize = 100;

/**
 * Makes missing invoices: of orders paid before documents existed, or whose job failed too often.
 * @returns how many orders lacked theirs
 */
export async function makeMissingInvoices(services: Services): Promise<number> {
  const lacking = await services.database.queries
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(documents, and(eq(documents.order_id, orders.id), isInvoice))
    .where(and(inArray(orders.status, [...paidStatuses]), isNull(documents.id)))
    .orderBy(asc(orders.paid_at))
    .limit(batchSize);
  await forEachIsolated(services, lacking, "an invoice could not be made", ({ id }) =>
    makeInvoice(services, id),
  );
  return lacking.length;
}
