import { isTaxed } from "#domain/tax.ts";
import type { EmailRow } from "#server/commerce/mail/email-template.ts";
import { paymentProviderName } from "#server/commerce/markets/shop-settings.ts";
import type { Words } from "#server/commerce/markets/words.ts";
import { taxRows } from "#server/commerce/orders/tax-rows.ts";
import { refundTotals, type OrderReturn } from "#server/commerce/orders/order-returns.ts";
import type { ItemRow, OrderRow } from "#server/commerce/orders/orders.ts";
import { reducedBy } from "#server/commerce/orders/reduction-rows.ts";
import { refundLines, type RefundTotals } from "#server/commerce/orders/refund-totals.ts";

export type MailedRefund = { refund: OrderReturn; order: OrderRow; items: readonly ItemRow[] };
type Bill = { lines: EmailRow[]; sums: EmailRow[] };

export function requestedRefundRows({ refund, order, items }: MailedRefund, words: Words): Bill {
  const { value, shipping, items: itemsMinor } = refundTotals(refund, order, items);
  const lines = refundLines(items, refund.items);
  return {
    lines: piecesIn(order, lines, words),
    sums: [
      ...reducedBy(order, { lines, items: itemsMinor }, words),
      ...deliveryOf(order, shipping > 0n ? shipping : null, words),
      {
        label: words.say(refund.withdrawn_at ? "mail.withdrawal.total" : "mail.refund.total"),
        value: write(value, order, words),
        weight: "total",
      },
    ],
  };
}

export function bookedRefundRows(order: OrderRow, figures: RefundTotals, words: Words): Bill {
  const { say } = words;
  const tax = order.tax_kind;
  return {
    lines: piecesIn(order, figures.lines, words),
    sums: [
      ...reducedBy(order, figures, words),
      ...deliveryOf(order, figures.shipping, words),
      {
        label: say(isTaxed(figures.taxes) ? "invoice.total_incl_vat" : "invoice.total", { tax }),
        value: write(figures.total, order, words),
        weight: "total",
      },
      ...taxRows(order, figures.taxes, words),
      ...figures.back.map((part) => ({
        label:
          part.by === "points"
            ? say("invoice.credit_note.in_points", { points: part.points })
            : say("invoice.credit_note.by", { provider: paymentProviderName }),
        value: write(part.amount, order, words),
      })),
    ],
  };
}

export const declinedRows = ({ refund, order, items }: MailedRefund, words: Words): EmailRow[] => {
  const pieces = (refund.declined_items ?? []).map(({ id, count }) => ({ order_item_id: id, count }));
  return piecesIn(order, refundLines(items, pieces), words);
};

const piecesIn = (order: OrderRow, lines: RefundTotals["lines"], words: Words): EmailRow[] =>
  lines.map(({ name, count, total }) => ({
    label: `${words.count(count)} × ${name}`,
    value: write(total, order, words),
  }));

const deliveryOf = (order: OrderRow, shipping: bigint | null, words: Words): EmailRow[] =>
  shipping !== null ? [{ label: order.shipping_name ?? "", value: write(shipping, order, words) }] : [];

const write = (amount: bigint, order: OrderRow, words: Words): string => words.money(amount, order);
