import type { RefundedPart } from "#domain/refund.ts";
import type { Words } from "#server/commerce/markets/words.ts";
import { creditNoteNumber, type OrderReturn } from "#server/commerce/orders/order-returns.ts";
import { invoiceNumber, type ItemRow, type OrderRow } from "#server/commerce/orders/orders.ts";
import { bookedRefundTotals } from "#server/commerce/orders/refund-totals.ts";
import { reducedBy } from "#server/commerce/orders/reduction-rows.ts";
import {
  deliveryLabel,
  recipientBlock,
  sharedContent,
  vatIdRows,
  type DocumentContent,
} from "./document-content.ts";

type Credited = {
  order: OrderRow;
  items: readonly ItemRow[];
  refund: OrderReturn;
  /** Refunded by earlier credit notes. */
  before: RefundedPart;
  timeZone: string;
  provider: string;
  words: Words;
};

export function creditNoteContent({
  order,
  items,
  refund,
  before,
  timeZone,
  provider,
  words,
}: Credited): DocumentContent {
  const { seller, paid_at } = order;
  const { decided_at } = refund;
  if (!seller || !paid_at || !decided_at || refund.credit_note_number === null) {
    throw new Error(`refund ${refund.id} is not booked`);
  }
  const { say, date } = words;
  const figures = bookedRefundTotals(order, items, refund, before);
  const number = creditNoteNumber(refund);
  const issuedOn = date(decided_at, timeZone);
  return {
    ...sharedContent(
      { ...order, seller },
      {
        ...figures,
        reductions: reducedBy(order, figures, words),
        delivery:
          figures.shipping === null
            ? []
            : [{ label: deliveryLabel(order, words), value: words.money(figures.shipping, order) }],
      },
      words,
    ),
    title: say("invoice.credit_note.title"),
    number,
    issuedAt: decided_at,
    facts: [
      { label: say("invoice.credit_note.number"), value: number },
      { label: say("invoice.credit_note.date"), value: issuedOn },
      { label: say("invoice.credit_note.corrects"), value: invoiceNumber(order) },
      { label: say("invoice.credit_note.invoice_date"), value: date(paid_at, timeZone) },
      { label: say("invoice.order"), value: order.reference },
      ...vatIdRows(order, words),
    ],
    addresses: [recipientBlock(order, words)],
    payments: figures.back.map((part) => ({
      label:
        part.by === "points"
          ? say("invoice.credit_note.in_points", { points: part.points })
          : say("invoice.credit_note.by", { provider }),
      value: words.money(part.amount, order),
    })),
    paid: say("invoice.credit_note.paid_back", { date: issuedOn }),
  };
}
