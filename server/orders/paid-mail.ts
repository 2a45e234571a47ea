import { eq } from "drizzle-orm";
import { addressOf, links } from "#domain/links.ts";
import { toWire, type Money } from "#domain/money.ts";
import * as customerSchema from "../database/customer-schema.ts";
import * as schema from "../database/schema.ts";
import { paymentProviderName } from "../markets/shop-settings.ts";
import { wordsIn, type Words } from "../markets/words.ts";
import { convertAt } from "../points/points.ts";
import type { Services } from "../services.ts";
import { addressLines } from "./address-lines.ts";
import { orderFigures } from "./order-figures.ts";
import { findItems, invoiceNumber, pointsEarned, type ItemRow, type OrderRow } from "./orders.ts";

const { markets } = schema;
const { customers, orders } = customerSchema;

/** Tells the customer that the order is paid, in the order's language. */
export async function mailPaidOrder(services: Services, orderId: string): Promise<void> {
  const { queries } = services.database;
  const [row] = await queries
    .select({ order: orders, email: customers.email, timeZone: markets.time_zone })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customer_id))
    .innerJoin(markets, eq(markets.id, orders.market_id))
    .where(eq(orders.id, orderId));
  if (!row) return;
  const { order, email, timeZone } = row;
  const words = await wordsIn(queries, order.language_id);
  const { languageId, say } = words;
  const { reference } = order;
  const items = await findItems(queries, [orderId]);
  await services.mailer.send({
    id: `order-paid.${orderId}`,
    to: email,
    subject: say("mail.order_paid.subject", { reference }),
    text: [
      say("mail.order_paid.greeting", { name: order.delivery_address.first_name }),
      say("mail.order_paid.thanks", { reference }),
      ...sums(order, items, words),
      [deliverySentence(order, words), ...addressLines(order.delivery_address, words)].join("\n"),
      ...earned(order, items, timeZone, words),
      say("mail.order_paid.invoice", { number: order.invoice_number === null ? "" : invoiceNumber(order) }),
      addressOf(services.settings.publicUrl, languageId, links.orderAccepted(order.id)),
      "Trellis",
    ].join("\n\n"),
  });
}

/** What was bought and what it cost, as the review before it and the invoice after it say. */
function sums(order: OrderRow, items: readonly ItemRow[], words: Words): [lines: string, sums: string] {
  const { say } = words;
  const figures = orderFigures(order, items);
  const row = (label: string, amount: Money | string) =>
    `${label}   ${typeof amount === "string" ? amount : words.money(toWire(amount), order.currency)}`;
  const tax = order.tax_kind;
  const rate = words.percent(order.vat_basis_points);
  const payments = figures.payments.map((payment) =>
    payment.by === "points"
      ? row(say("invoice.paid_with_points", { points: payment.points }), payment.amount)
      : row(say("invoice.paid_by", { provider: paymentProviderName }), payment.amount),
  );
  return [
    items
      .map(({ count, name_local }, index) => row(`${count} × ${name_local}`, figures.lines[index]!.total))
      .join("\n"),
    [
      row(order.shipping_name ?? "", order.shipping_minor === 0n ? say("invoice.free") : figures.shipping),
      row(say(figures.vat ? "invoice.total_incl_vat" : "invoice.total", { tax }), figures.total),
      figures.vat
        ? row(say("invoice.vat", { tax, rate }), figures.vat.amount)
        : say("invoice.no_vat", { tax }),
      ...payments,
    ].join("\n"),
  ];
}

function deliverySentence({ delivery_days_min, delivery_days_max }: OrderRow, { say }: Words): string {
  const least = delivery_days_min ?? 0;
  const most = delivery_days_max ?? 0;
  const range = delivery_days_max === null ? "unknown" : least === most ? "one" : "several";
  return say("mail.order_paid.delivery", { range, least, most });
}

function earned(order: OrderRow, items: readonly ItemRow[], timeZone: string, words: Words): string[] {
  const points = pointsEarned(order, items);
  if (points === 0 || !order.paid_at) return [];
  return [
    words.say("mail.order_paid.earned", { points, date: words.date(convertAt(order.paid_at), timeZone) }),
  ];
}
