import { eq } from "drizzle-orm";
import { addressOf, links } from "#domain/links.ts";
import { money, sum, times, toWire, type Money } from "#domain/money.ts";
import * as customerSchema from "../database/customer-schema.ts";
import { wordsIn } from "../markets/words.ts";
import type { Services } from "../services.ts";
import { findItems, invoiceNumber } from "./orders.ts";

const { customers, orders } = customerSchema;

/** Tells the customer that the order is paid, in the order's language. */
export async function mailPaidOrder(services: Services, orderId: string): Promise<void> {
  const { queries } = services.database;
  const [row] = await queries
    .select({ order: orders, email: customers.email })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customer_id))
    .where(eq(orders.id, orderId));
  if (!row) return;
  const { order, email } = row;
  const words = await wordsIn(queries, order.language_id);
  const { languageId, say } = words;
  const write = (amount: Money) => words.money(toWire(amount), order.currency);
  const lines = (await findItems(queries, [orderId])).map(({ count, unit_minor, name_local }) => {
    const total = times(money(unit_minor, order), count);
    return `${count} × ${name_local}   ${write(total)}`;
  });
  const shipping = money(order.shipping_minor, order);
  const total = sum([money(order.items_minor, order), shipping], order);
  const { reference } = order;
  await services.mailer.send({
    id: `order-paid.${orderId}`,
    to: email,
    subject: say("mail.order_paid.subject", { reference }),
    text: [
      say("mail.order_paid.greeting", { name: order.delivery_address.first_name }),
      say("mail.order_paid.thanks", { reference }),
      lines.join("\n"),
      `${order.shipping_name}   ${write(shipping)}\n${say("mail.order_paid.total")}   ${write(total)}`,
      say("mail.order_paid.invoice", { number: order.invoice_number === null ? "" : invoiceNumber(order) }),
      addressOf(services.settings.publicUrl, languageId, links.orderAccepted(order.id)),
      "Trellis",
    ].join("\n\n"),
  });
}
