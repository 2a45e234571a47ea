import { money, toWire } from "#domain/money.ts";
import { nothingRefunded, refundTaxes } from "#domain/refund.ts";
import { sumOf } from "#domain/tax.ts";
import type { Schemas } from "#server/http/reply.ts";
import { withdrawalDays } from "#server/commerce/markets/earnings-hold.ts";
import type { MarketRow } from "#server/commerce/markets/markets.ts";
import {
  paidOrder,
  refundedPart,
  refundTotals,
  isPayingBack,
  totalQuantity,
  orderRefundEligibility,
  refundDeadline,
  type OrderReturn,
} from "./order-returns.ts";
import type { ItemRow, OrderRow } from "./orders.ts";
import { planOrder } from "./plan-order.ts";
import { orderWithdrawalEligibility, withdrawalDeadline } from "./withdrawal-terms.ts";

type ReturnFields =
  | "order_returns"
  | "has_requested_return"
  | "refundable"
  | "refundable_until"
  | "refund_days"
  | "refund_files"
  | "refund_file_bytes"
  | "withdrawal_days"
  | "withdrawable"
  | "withdrawable_until"
  | "packing_day"
  | "packing_from"
  | "total_refund_incl_vat"
  | "total_refund_excl_vat";

export function toWireReturns(
  order: OrderRow,
  items: readonly ItemRow[],
  returns: readonly OrderReturn[],
  market: MarketRow,
  now: Date,
): Pick<Schemas["Order"], ReturnFields> {
  const approved = returns.filter(({ status }) => status === "approved");
  const refunded = refundTaxes(paidOrder(order, items), nothingRefunded, refundedPart(approved));
  const wire = (minor: bigint) => toWire(money(minor, order));
  const packing = order.status === "paid" ? planOrder(order, items, market, now) : null;
  return {
    order_returns: returns.map((row) => ({
      id: row.id,
      created_at: row.created_at.toISOString(),
      current_status: row.status,
      is_paying_back: isPayingBack(row),
      requested_at: row.requested_at?.toISOString() ?? null,
      withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
      decided_at: row.decided_at?.toISOString() ?? null,
      total_amount: wire(refundTotals(row, order, items).value),
      total_refunded_count: totalQuantity(row),
    })),
    has_requested_return: returns.some(({ status }) => status === "requested"),
    packing_day: packing?.day ?? null,
    packing_from: packing?.day === "later" ? packing.at.toISOString() : null,
    refundable: orderRefundEligibility(order, items, returns, market, now),
    refundable_until: refundDeadline(order, market)?.toISOString() ?? null,
    refund_days: order.refund_days,
    refund_files: market.refund_files,
    refund_file_bytes: market.refund_file_bytes,
    withdrawal_days: withdrawalDays(order, market),
    withdrawable: orderWithdrawalEligibility(order, items, returns, market, now),
    withdrawable_until: withdrawalDeadline(order, market)?.toISOString() ?? null,
    total_refund_incl_vat: wire(sumOf(refunded, "gross")),
    total_refund_excl_vat: wire(sumOf(refunded, "net")),
  };
}
