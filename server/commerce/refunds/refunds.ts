import { and, asc, eq, inArray } from "drizzle-orm";
import { allocate } from "#domain/allocate.ts";
import { money, toWire } from "#domain/money.ts";
import { paidShare } from "#domain/refund.ts";
import type { Schemas } from "#server/http/reply.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { orderByCreation, type Pagination } from "#server/platform/database/pagination.ts";
import { refundImages, refunds, type RefundStatus } from "#server/platform/database/refund-schema.ts";
import { findDocuments, toWireDocument, type DocumentRow } from "#server/commerce/documents/documents.ts";
import {
  creditNoteNumber,
  refundTotals,
  isPayingBack,
  paidOrder,
  refundedQuantity,
  totalQuantity,
  withRefundItems,
  type OrderReturn,
  type RefundRow,
} from "#server/commerce/orders/order-returns.ts";
import {
  findItems,
  lockOrderOfCustomer,
  type ItemRow,
  type OrderRow,
} from "#server/commerce/orders/orders.ts";
import { toWireOrders } from "#server/commerce/orders/wire-order.ts";
import type { Services } from "#server/commerce/services.ts";

export type RefundImageRow = typeof refundImages.$inferSelect;
export type RefundFilter = { current_status?: RefundStatus; order_id?: string };
const { orders } = customerSchema;

const belonging = (customerId: string, { current_status, order_id }: RefundFilter) =>
  and(
    eq(refunds.customer_id, customerId),
    current_status ? eq(refunds.status, current_status) : undefined,
    order_id ? eq(refunds.order_id, order_id) : undefined,
  );

export const findRefunds = (
  queries: Queries,
  customerId: string,
  filter: RefundFilter,
  { skip = 0, limit = 24, sort = "-created_at" }: Pagination,
): Promise<RefundRow[]> =>
  queries
    .select()
    .from(refunds)
    .where(belonging(customerId, filter))
    .orderBy(...orderByCreation(refunds, sort))
    .offset(skip)
    .limit(limit);

export const countRefunds = (queries: Queries, customerId: string, filter: RefundFilter): Promise<number> =>
  queries.$count(refunds, belonging(customerId, filter));

/** Null if there is none, or it belongs to another customer. */
export async function findRefund(
  queries: Queries,
  customerId: string,
  id: string,
): Promise<RefundRow | null> {
  const [row] = await queries
    .select()
    .from(refunds)
    .where(and(eq(refunds.id, id), eq(refunds.customer_id, customerId)));
  return row ?? null;
}

export async function lockRefund(tx: Queries, { id, order_id }: RefundRow) {
  const order = await lockOrderOfCustomer(tx, order_id);
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for("update");
  return { order, refund: refund ?? null };
}

export const findImages = (queries: Queries, refundIds: readonly string[]): Promise<RefundImageRow[]> =>
  refundIds.length === 0
    ? Promise.resolve([])
    : queries
        .select()
        .from(refundImages)
        .where(inArray(refundImages.refund_id, [...refundIds]))
        .orderBy(asc(refundImages.created_at), asc(refundImages.id));

export const toWireImage = (row: RefundImageRow): Schemas["RefundImage"] => ({
  id: row.id,
  file_name: row.file_name,
  customer_id: row.customer_id,
  holder_id: row.refund_id,
  holder_type: "refund",
  order_return_id: row.refund_id,
  image_width: row.width,
  image_height: row.height,
});

type RequiredServices = Pick<Services, "database" | "clock">;

export async function toWireRefund(services: RequiredServices, row: RefundRow): Promise<Schemas["Refund"]> {
  const [refund] = await toWireRefunds(services, [row]);
  return refund!;
}

export async function toWireRefunds(
  services: RequiredServices,
  rows: readonly RefundRow[],
): Promise<Schemas["Refund"][]> {
  const { queries } = services.database;
  const orderIds = [...new Set(rows.map(({ order_id }) => order_id))];
  const orderRows =
    orderIds.length === 0 ? [] : await queries.select().from(orders).where(inArray(orders.id, orderIds));
  const wireOrders = await toWireOrders(services, orderRows);
  const items = await findItems(queries, orderIds);
  const documents = await findDocuments(queries, orderIds);
  const images = await findImages(
    queries,
    rows.map(({ id }) => id),
  );
  return (await withRefundItems(queries, rows)).map((row) => ({
    ...writeRefund(
      row,
      orderRows.find(({ id }) => id === row.order_id)!,
      items.filter(({ order_id }) => order_id === row.order_id),
      documents.find(({ refund_id }) => refund_id === row.id),
    ),
    order: wireOrders.find(({ id }) => id === row.order_id)!,
    images: images.filter(({ refund_id }) => refund_id === row.id).map(toWireImage),
  }));
}

function writeRefund(
  row: OrderReturn,
  order: OrderRow,
  items: readonly ItemRow[],
  creditNote: DocumentRow | undefined,
): Omit<Schemas["Refund"], "order" | "images"> {
  const figures = refundTotals(row, order, items);
  const wire = (minor: bigint) => toWire(money(minor, order));
  const { lines } = paidOrder(order, items);
  const shareOf = (index: number, count: number) => paidShare(lines[index]!, count);
  const counts = items.map(({ id }) => refundedQuantity([row], id));
  const paid = allocate(
    figures.items,
    counts.map((count, index) => shareOf(index, count)),
  );
  const declined = items.map(({ id }) => row.declined_items?.find((one) => one.id === id)?.count ?? 0);
  const itemOf = (item: ItemRow, count: number, amount: bigint): Schemas["RefundItem"][] =>
    count === 0
      ? []
      : [
          {
            id: item.id,
            product_id: item.product_id,
            variant_id: item.variant_id,
            product_name: item.name,
            product_name_local: item.name_local,
            variant_name: item.variant_name,
            variant_name_local: item.variant_name_local,
            sku: item.sku,
            price: wire(item.unit_minor),
            count,
            paid_amount: wire(amount),
          },
        ];
  const time = (at: Date | null) => at?.toISOString() ?? null;
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    order_id: row.order_id,
    items: items.flatMap((item, index) => itemOf(item, counts[index]!, paid[index]!)),
    declined_items: items.flatMap((item, index) =>
      itemOf(item, declined[index]!, shareOf(index, declined[index]!)),
    ),
    note: row.note,
    reason: row.reason,
    total_amount: wire(figures.value),
    money_amount: wire(figures.money),
    points: figures.points,
    total_refunded_count: totalQuantity(row),
    current_status: row.status,
    is_paying_back: isPayingBack(row),
    requested_at: time(row.requested_at),
    withdrawn_at: time(row.withdrawn_at),
    decided_at: time(row.decided_at),
    decision_note: row.decision_note,
    credit_note_number: row.credit_note_number === null ? null : creditNoteNumber(row),
    credit_note: creditNote ? toWireDocument(creditNote) : null,
  };
}
