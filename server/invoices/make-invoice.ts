import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import * as customerSchema from "../database/customer-schema.ts";
import { documents } from "../database/document-schema.ts";
import { newId } from "../ids.ts";
import { eachAlone } from "../each-alone.ts";
import { wordsIn } from "../markets/words.ts";
import { findMarket } from "../markets/markets.ts";
import { paymentProviderName } from "../markets/shop-settings.ts";
import { findItems, paidStatuses } from "../orders/orders.ts";
import type { Services } from "../services.ts";
import { invoiceContent } from "./invoice-content.ts";
import { drawAside } from "./draw-aside.ts";

const { orders } = customerSchema;
const isInvoice = eq(documents.document_type, "invoice");

/** Milliseconds. Whoever paid longer ago has had a mail without an invoice, by an older version. */
const mailedWithin = 7 * 86_400_000;

/**
 * Makes the invoice of a paid order, unless there is one. The file is written before its row, so whatever fails
 * can be tried again; of two at once, one writes the row, and both wrote the same file. The one row enqueues the one
 * mail that carries it.
 */
export async function makeInvoice(services: Services, orderId: string): Promise<void> {
  const { queries, transaction } = services.database;
  const [order] = await queries.select().from(orders).where(eq(orders.id, orderId));
  if (!order || order.invoice_number === null) return;
  const [made] = await queries
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.order_id, orderId), isInvoice));
  if (made) return;
  const market = await findMarket(queries, order.market_id);
  const content = invoiceContent({
    order,
    items: await findItems(queries, [orderId]),
    timeZone: market!.time_zone,
    provider: paymentProviderName,
    words: await wordsIn(queries, order.language_id),
  });
  const content_hash = await services.documentFiles.store(await drawAside(content));
  const now = services.clock();
  const isMailed = now.getTime() - content.issuedAt.getTime() <= mailedWithin;
  await transaction(async (tx) => {
    const [row] = await tx
      .insert(documents)
      .values({
        id: newId(),
        order_id: orderId,
        document_type: "invoice",
        file_name: `invoice-${content.number}.pdf`,
        content_type: "application/pdf",
        content_hash,
        created_at: now,
        updated_at: now,
      })
      .onConflictDoNothing()
      .returning();
    if (row && isMailed) await services.jobs.enqueue(tx, "order-paid", { orderId });
  });
}

const atOnce = 100;

/**
 * Makes missing invoices: of orders paid before there were documents, or whose job failed too often.
 *
 * @returns how many orders lacked theirs
 */
export async function makeMissingInvoices(services: Services): Promise<number> {
  const lacking = await services.database.queries
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(documents, and(eq(documents.order_id, orders.id), isInvoice))
    .where(and(inArray(orders.status, [...paidStatuses]), isNull(documents.id)))
    .orderBy(asc(orders.paid_at))
    .limit(atOnce);
  await eachAlone(lacking, "an invoice could not be made", ({ id }) => makeInvoice(services, id));
  return lacking.length;
}
