import { lineSubtotal } from "#domain/line-total.ts";
import type { OpeningHours } from "#domain/opening-hours.ts";
import { isTaxed } from "#domain/tax.ts";
import { deliveryRows, reductionRows } from "./reduction-rows.ts";
import type { CustomerRow } from "#server/commerce/accounts/customers.ts";
import { isGuest } from "#server/commerce/accounts/guests.ts";
import { findDocuments, isInvoice } from "#server/commerce/documents/documents.ts";
import type { EmailTemplate, EmailPart, EmailRow } from "#server/commerce/mail/email-template.ts";
import { renderEmailBodies } from "#server/commerce/mail/render-email-bodies.ts";
import { earningsHeldUntil } from "#server/commerce/markets/earnings-hold.ts";
import type { MarketRow } from "#server/commerce/markets/markets.ts";
import { paymentProviderName } from "#server/commerce/markets/shop-settings.ts";
import { wordsIn, type Words } from "#server/commerce/markets/words.ts";
import type { Services } from "#server/commerce/services.ts";
import { addressLines } from "./address-lines.ts";
import { buyerName } from "./buyer-name.ts";
import { findOpeningHours } from "./opening-hours.ts";
import { orderAddress } from "./order-link.ts";
import { backordered, deliverySentence, wished } from "./paid-mail-delivery.ts";
import { findOrderToMail } from "./order-to-mail.ts";
import { paymentsOf, quoteOf } from "./order-quote.ts";
import { planOrder } from "./plan-order.ts";
import { taxRows } from "./tax-rows.ts";
import { withdrawalInstruction } from "./withdrawal-instruction.ts";
import { findItems, invoiceNumber, earnedPointsOf, lineName, type ItemRow, type OrderRow } from "./orders.ts";

export async function mailPaidOrder(services: Services, orderId: string): Promise<void> {
  const { queries } = services.database;
  const row = await findOrderToMail(queries, orderId);
  const invoice = (await findDocuments(queries, [orderId])).find(isInvoice);
  if (!row || !invoice) return;
  const { order, email } = row;
  const words = await wordsIn(queries, order.language_id);
  const items = await findItems(queries, [orderId]);
  const instruction = await withdrawalInstruction(queries, order, items, words);
  const week = (await findOpeningHours(queries, [order])).get(orderId) ?? null;
  const href = orderAddress(services, words.languageId, order, row);
  await services.mailer.send({
    id: `order-paid.${orderId}`,
    to: email,
    replyTo: order.seller?.email,
    ...renderEmailBodies(
      letterOf({ ...row, items, week, href, instruction, now: services.clock() }, words),
      words,
    ),
    attachments: [
      {
        filename: invoice.file_name,
        contentType: invoice.content_type,
        content: await services.documentFiles.read(invoice.content_hash),
      },
    ],
  });
}

type Paid = Pick<CustomerRow, "guest_email_key"> & {
  order: OrderRow;
  items: readonly ItemRow[];
  market: MarketRow;
  week: OpeningHours | null;
  href: string;
  instruction: readonly EmailPart[];
  now: Date;
};

function letterOf(paid: Paid, words: Words): EmailTemplate {
  const { order, items, market, week, href, instruction, now } = paid;
  const { say } = words;
  const { reference, delivery_address } = order;
  const packing = planOrder(order, items, market, now);
  const paragraph = (text: string): EmailPart => ({ kind: "paragraph", text });
  return {
    heading: say("mail.order_paid.subject", { reference }),
    parts: [
      paragraph(say("mail.greeting", { name: buyerName(order) })),
      paragraph(
        packing.day === "later"
          ? say("mail.order_paid.thanks_later", { reference, date: words.date(packing.at, market.time_zone) })
          : say(packing.day === "today" ? "mail.order_paid.thanks" : "mail.order_paid.thanks_unplanned", {
              reference,
            }),
      ),
      { kind: "bill", ...billOf(order, items, words) },
      ...backordered(order, items, market, words).map(paragraph),
      {
        kind: "address",
        heading: deliverySentence(order, items, week, words),
        lines: addressLines(delivery_address, words),
      },
      ...giftOf(order, words),
      ...wished(order, words).map(paragraph),
      ...(isGuest(paid) ? [] : earned(order, items, market, words)).map(paragraph),
      paragraph(say("mail.order_paid.invoice", { number: invoiceNumber(order) })),
      { kind: "button", text: say("mail.see_order"), href },
      paragraph(say("mail.questions")),
      ...instruction,
    ],
  };
}

function giftOf({ gift_note: text }: OrderRow, { say }: Words): EmailPart[] {
  if (text === null) return [];
  return [
    { kind: "paragraph", text: say(text === "" ? "mail.order_paid.gift" : "mail.order_paid.gift_with_note") },
    ...(text === "" ? [] : [{ kind: "quote" as const, text }]),
  ];
}

function billOf(
  order: OrderRow,
  items: readonly ItemRow[],
  words: Words,
): { lines: EmailRow[]; sums: EmailRow[] } {
  const { say } = words;
  const quote = quoteOf(order, items);
  const write = (amount: bigint) => words.money(amount, order);
  const tax = order.tax_kind;
  const payments = paymentsOf({ ...quote, money: quote.due }).map((payment) => ({
    label:
      payment.by === "points"
        ? say("invoice.paid_with_points", { points: payment.points })
        : say("invoice.paid_by", { provider: paymentProviderName }),
    value: write(payment.amount),
  }));
  return {
    lines: items.map((item, index) => ({
      label: `${words.count(item.count)} × ${lineName(item)}`,
      value: write(lineSubtotal(quote.lines[index]!)),
    })),
    sums: [
      ...reductionRows(order, items, words),
      ...deliveryRows(order, order.shipping_name ?? "", words),
      {
        label: say(isTaxed(quote.taxes) ? "invoice.total_incl_vat" : "invoice.total", { tax }),
        value: write(quote.total),
        weight: "total",
      },
      ...taxRows(order, quote.taxes, words),
      ...payments,
    ],
  };
}

function earned(order: OrderRow, items: readonly ItemRow[], market: MarketRow, words: Words): string[] {
  const points = earnedPointsOf(order, items);
  if (points === 0 || !order.paid_at) return [];
  return [
    words.say("mail.order_paid.earned", {
      points,
      date: words.date(earningsHeldUntil(order, market), market.time_zone),
    }),
  ];
}
