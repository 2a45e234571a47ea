import { and, asc, eq, inArray } from "drizzle-orm";
import type { Schemas } from "#server/http/reply.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { documents } from "#server/platform/database/document-schema.ts";

export type DocumentRow = typeof documents.$inferSelect;
const { orders } = customerSchema;

export const isInvoice = ({ document_type }: DocumentRow): boolean => document_type === "invoice";

export const findDocuments = (queries: Queries, orderIds: readonly string[]): Promise<DocumentRow[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : queries
        .select()
        .from(documents)
        .where(inArray(documents.order_id, [...orderIds]))
        .orderBy(asc(documents.created_at), asc(documents.id));

type DocumentIds = { customerId: string; orderId: string; documentId: string; fileName: string };

export async function findOwnDocument(
  queries: Queries,
  { customerId, orderId, documentId, fileName }: DocumentIds,
): Promise<DocumentRow | null> {
  const [row] = await queries
    .select({ document: documents })
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.order_id))
    .where(
      and(
        eq(documents.id, documentId),
        eq(documents.order_id, orderId),
        eq(documents.file_name, fileName),
        eq(orders.customer_id, customerId),
      ),
    );
  return row?.document ?? null;
}

/** For administrators: any customer's order. Null if there is none. */
export async function findDocumentOfOrder(
  queries: Queries,
  { orderId, documentId }: Pick<DocumentIds, "orderId" | "documentId">,
): Promise<DocumentRow | null> {
  const [row] = await queries
    .select()
    .from(documents)
    .where(and(eq(documents.id, documentId), eq(documents.order_id, orderId)));
  return row ?? null;
}

export const toWireDocument = (row: DocumentRow): Schemas["Document"] => ({
  id: row.id,
  order_id: row.order_id,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  file_name: row.file_name,
  content_type: row.content_type,
  document_type: row.document_type,
});
