import { nameWithVariant } from "#domain/variant-name.ts";
import { fromWire, minorUnits, money, toWire } from "#domain/money.ts";
import { calculateRefund } from "#domain/refund.ts";
import type {
  RefundAmounts,
  Counts,
  ReviewedOrder,
  ReviewedRefund,
} from "#machines/administration/refund-review/refund-review.contract.ts";
import { paidForItem } from "#src/orders/paid-for-item.ts";
import type { Wire } from "#src/api/client.ts";

export function toReviewed({
  refund,
  is_paying_back,
  provider_refusal,
  first_approval,
}: Wire["RefundToDecide"]): ReviewedRefund {
  const { order, current_status } = refund;
  if (current_status === "draft") throw new Error("a draft is its customer's own");
  return {
    id: refund.id,
    status: current_status,
    isPayingBack: is_paying_back,
    providerRefusal: provider_refusal,
    isWithdrawal: refund.withdrawn_at !== null,
    firstApproval: first_approval && {
      at: first_approval.at,
      isOwn: first_approval.is_own,
      counts: Object.fromEntries(first_approval.items.map(({ id, count }) => [id, count])),
      note: first_approval.note,
    },
    lines: refund.items.map(({ id, price, count, ...item }) => ({
      id,
      name: nameWithNumber(item),
      price,
      asked: count,
      left: leftOf(order, id),
      isExempt: order.items.some((item) => item.id === id && item.withdrawal_exempt),
    })),
    declined: refund.declined_items.map(({ id, price, count, ...item }) => ({
      id,
      name: nameWithNumber(item),
      price,
      count,
    })),
    order: {
      currency: order.currency,
      currency_precision: order.currency_precision,
      shipping: order.shipping_cost_incl_vat,
      shippingBack: refund.withdrawn_at ? order.standard_shipping_incl_vat : order.shipping_cost_incl_vat,
      money: order.amount_due,
      points: order.used_points,
      lines: order.items.map((item) => ({
        id: item.id,
        paid: paidForItem(item, order),
        count: item.count,
        refunded: item.approved_count,
      })),
    },
    back: { value: refund.total_amount, money: refund.money_amount, points: refund.points },
    decidedAt: refund.decided_at,
    decisionNote: refund.decision_note,
  };
}

function leftOf({ items }: Wire["Order"], lineId: string): number {
  const item = items.find(({ id }) => id === lineId);
  return item ? item.count - item.approved_count : 0;
}

/** The refund for these counts, calculated as on the server. `withShipping`: the order's last items are returned. */
export function backFor(order: ReviewedOrder, counts: Counts): RefundAmounts & { withShipping: boolean } {
  const minor = (amount: number) => minorUnits(fromWire(amount, order));
  const wire = (units: bigint) => toWire(money(units, order));
  const back = calculateRefund(
    {
      moneyPaid: minor(order.money),
      pointsPaid: order.points,
      shipping: minor(order.shipping),
      lines: order.lines.map(({ id, paid, count, refunded }) => ({
        id,
        total: minor(paid),
        count,
        refundedCount: refunded,
        // Points that the items earned are deducted separately, and taxes are not shown here.
        pointsEach: 0,
        taxRate: 0n,
      })),
    },
    new Map(Object.entries(counts)),
    minor(order.shippingBack),
  );
  return {
    value: wire(back.value),
    money: wire(back.money),
    points: back.points,
    withShipping: back.shipping > 0n,
  };
}

type Named = { product_name: string; variant_name: string | null; sku?: string };

/** In the shop's language, with the number by which it is found on the shelf. Servers of the last release send none. */
const nameWithNumber = ({ product_name, variant_name, sku }: Named): string =>
  nameWithVariant(nameWithVariant(product_name, variant_name), sku ?? null);
