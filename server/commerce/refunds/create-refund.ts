import { and, eq } from "drizzle-orm";
import { hasInvisibleCharacters } from "#domain/note.ts";
import type { RefundEligibility } from "#domain/refund.ts";
import type { Schemas } from "#server/http/reply.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { refundItems, refunds } from "#server/platform/database/refund-schema.ts";
import { newId } from "#server/platform/ids.ts";
import { findMarket, findLanguages } from "#server/commerce/markets/markets.ts";
import {
  findReturns,
  isUndecided,
  refundedQuantity,
  orderRefundEligibility,
  type OrderReturn,
  type RefundRow,
} from "#server/commerce/orders/order-returns.ts";
import { findItems, lockOwnOrder, type ItemRow, type OrderRow } from "#server/commerce/orders/orders.ts";
import type { Services } from "#server/commerce/services.ts";

export type CreateRefundResult =
  | { outcome: "drafted"; refund: RefundRow }
  | { outcome: "noOrder" }
  | { outcome: "invalid"; errors: Schemas["RefundFieldError"][] }
  | { outcome: "notRefundable"; why: Exclude<RefundEligibility, "possible">; days: number };

type Wanted = Schemas["RefundWanted"];

export async function createRefund(
  { database, clock }: Services,
  customerId: string,
  orderId: string,
  wanted: Wanted,
): Promise<CreateRefundResult> {
  return database.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, customerId, orderId);
    if (!order) return { outcome: "noOrder" };
    const items = await findItems(tx, [orderId]);
    const now = clock();
    const returns = await findReturns(tx, [orderId]);
    const market = (await findMarket(tx, order.market_id))!;
    const why = orderRefundEligibility(order, items, returns, market, now);
    if (why !== "possible") return { outcome: "notRefundable", why, days: order.refund_days };
    const errors = [
      ...placeErrors(wanted, order, await findLanguages(tx)),
      ...itemErrors(wanted, items, returns.filter(isUndecided)),
    ];
    if (errors.length > 0) return { outcome: "invalid", errors };
    return { outcome: "drafted", refund: await writeDraft(tx, order, wanted, now) };
  });
}

function placeErrors(
  { order_id, market_id, language_id, note }: Wanted,
  order: OrderRow,
  languages: readonly { id: string }[],
): Schemas["RefundFieldError"][] {
  return [
    ...(order_id === undefined || order_id === order.id
      ? []
      : [{ field: "order_id", message: "is not the order in the path" }]),
    ...(market_id === undefined || market_id === order.market_id
      ? []
      : [{ field: "market_id", message: "is not the order's market" }]),
    ...(language_id === undefined || languages.some(({ id }) => id === language_id)
      ? []
      : [{ field: "language_id", message: "is not a language of this shop" }]),
    ...(note && hasInvisibleCharacters(note)
      ? [{ field: "note", message: "holds marks that nobody sees", code: "unseen_marks" as const }]
      : []),
  ];
}

function itemErrors(
  { items: wanted }: Wanted,
  items: readonly ItemRow[],
  open: readonly OrderReturn[],
): Schemas["RefundFieldError"][] {
  return wanted.flatMap(({ id, count }, index): Schemas["RefundFieldError"][] => {
    const item = items.find((orderItem) => orderItem.id === id);
    const isTwice = wanted.findIndex((other) => other.id === id) < index;
    if (!item || isTwice) {
      const message = item ? "is there twice" : "is no item of this order";
      return [{ field: `items.${index}.id`, message, code: "unknown_item" }];
    }
    const left = item.count - item.approved_count - refundedQuantity(open, id);
    return count > left
      ? [
          {
            field: `items.${index}.count`,
            message: `is above the ${left} that are left`,
            code: "count_above_left",
          },
        ]
      : [];
  });
}

async function writeDraft(tx: Queries, order: OrderRow, wanted: Wanted, now: Date): Promise<RefundRow> {
  const content = {
    language_id: wanted.language_id ?? order.language_id,
    reason: wanted.reason ?? null,
    note: wanted.note?.trim() || null,
    updated_at: now,
  };
  const [known] = await tx
    .update(refunds)
    .set(content)
    .where(and(eq(refunds.order_id, order.id), eq(refunds.status, "draft")))
    .returning();
  const [made] = known
    ? [known]
    : await tx
        .insert(refunds)
        .values({
          ...content,
          id: newId(),
          order_id: order.id,
          market_id: order.market_id,
          customer_id: order.customer_id,
          status: "draft",
          created_at: now,
        })
        .returning();
  const refund = made!;
  await tx.delete(refundItems).where(eq(refundItems.refund_id, refund.id));
  await tx
    .insert(refundItems)
    .values(wanted.items.map(({ id, count }) => ({ refund_id: refund.id, order_item_id: id, count })));
  return refund;
}
