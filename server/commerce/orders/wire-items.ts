import { money, toWire } from "#domain/money.ts";
import type { Schemas } from "#server/http/reply.ts";
import { backorderDate } from "./backorders.ts";
import { quoteOf } from "./order-quote.ts";
import { recordedWithAmounts, toWireAdjustments } from "#server/commerce/promotions/wire-adjustments.ts";
import { isUndecided, refundedQuantity, type OrderReturn } from "./order-returns.ts";
import type { ItemRow, OrderRow } from "./orders.ts";

export function toWireItems(
  order: OrderRow,
  items: readonly ItemRow[],
  returns: readonly OrderReturn[],
  now: Date,
): Schemas["OrderItem"][] {
  const undecided = returns.filter(isUndecided);
  const withdrawals = undecided.filter(({ withdrawn_at }) => withdrawn_at !== null);
  const { lines } = quoteOf(order, items);
  return items.map((item, index) => ({
    id: item.id,
    id_order: item.order_id,
    product_id: item.product_id,
    variant_id: item.variant_id,
    product_name: item.name,
    product_name_local: item.name_local,
    variant_name: item.variant_name,
    variant_name_local: item.variant_name_local,
    sku: item.sku,
    price: toWire(money(lines[index]!.unit, order)),
    adjustments: toWireAdjustments(order, recordedWithAmounts(item.adjustments, lines[index]!.adjustments)),
    vat_rate: Number(lines[index]!.taxRate) / 10_000,
    count: item.count,
    refunded_count: item.refunded_count,
    approved_count: item.approved_count,
    requested_count: refundedQuantity(undecided, item.id),
    withdrawn_count: refundedQuantity(withdrawals, item.id),
    withdrawal_exempt: item.withdrawal_exempt,
    backordered: item.backordered ?? false,
    backorder_until: backorderDate(order.submitted_at ?? now, item)?.toISOString() ?? null,
  }));
}
