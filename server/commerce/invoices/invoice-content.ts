import type { Words } from "#server/commerce/markets/words.ts";
import { addressLines } from "#server/commerce/orders/address-lines.ts";
import { lineSubtotal } from "#domain/line-total.ts";
import { deliveryRows, reductionRows } from "#server/commerce/orders/reduction-rows.ts";
import { paymentsOf, quoteOf } from "#server/commerce/orders/order-quote.ts";
import { invoiceNumber, lineName, type ItemRow, type OrderRow } from "#server/commerce/orders/orders.ts";
import {
  deliveryLabel,
  recipientBlock,
  sharedContent,
  vatIdRows,
  type DocumentContent,
} from "./document-content.ts";

type Invoiced = {
  order: OrderRow;
  items: readonly ItemRow[];
  timeZone: string;
  provider: string;
  words: Words;
};

export function invoiceContent({ order, items, timeZone, provider, words }: Invoiced): DocumentContent {
  const { seller, paid_at, submitted_at } = order;
  if (!seller || !paid_at || order.invoice_number === null) throw new Error(`order ${order.id} is not paid`);
  const { say, date } = words;
  const quote = quoteOf(order, items);
  const lines = items.map((item, index) => ({
    name: lineName(item),
    sku: item.sku,
    count: item.count,
    ...quote.lines[index]!,
    total: lineSubtotal(quote.lines[index]!),
  }));
  const number = invoiceNumber(order);
  const paidOn = date(paid_at, timeZone);
  return {
    ...sharedContent(
      { ...order, seller },
      {
        ...quote,
        lines,
        reductions: reductionRows(order, items, words),
        delivery: deliveryRows(order, deliveryLabel(order, words), words),
      },
      words,
    ),
    title: say("invoice.title"),
    number,
    issuedAt: paid_at,
    facts: [
      { label: say("invoice.number"), value: number },
      { label: say("invoice.date"), value: paidOn },
      { label: say("invoice.order"), value: order.reference },
      { label: say("invoice.order_date"), value: date(submitted_at ?? order.created_at, timeZone) },
      { label: say("invoice.paid_on"), value: paidOn },
      ...vatIdRows(order, words),
    ],
    addresses: [
      recipientBlock(order, words),
      { label: say("invoice.delivery"), lines: addressLines(order.delivery_address, words) },
    ],
    payments: paymentsOf({ ...quote, money: quote.due }).map((payment) => ({
      label:
        payment.by === "points"
          ? say("invoice.paid_with_points", { points: payment.points })
          : say("invoice.paid_by", { provider }),
      value: words.money(payment.amount, order),
    })),
    paid: say("invoice.paid", { date: paidOn }),
  };
}
