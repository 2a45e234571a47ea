import { eq } from "drizzle-orm";
import { lineTotal, totalOf } from "#domain/price.ts";
import * as customerSchema from "../database/customer-schema.ts";
import { toWireOrders } from "../orders/orders.ts";
import type { Services } from "../services.ts";
import { wordsIn } from "./words.ts";

/** Tells the customer that the order is paid, in the order's language. */
export async function mailPaidOrder(services: Services, orderId: string): Promise<void> {
  const { queries } = services.database;
  const [row] = await queries
    .select({ order: customerSchema.orders, email: customerSchema.customers.email })
    .from(customerSchema.orders)
    .innerJoin(customerSchema.customers, eq(customerSchema.customers.id, customerSchema.orders.customer_id))
    .where(eq(customerSchema.orders.id, orderId));
  const [order] = row ? await toWireOrders(queries, [row.order]) : [];
  if (!row || !order) return;
  const { languageId, say, money } = await wordsIn(queries, order.language_id);
  const write = (amount: number) => money(amount, order.currency);
  const lines = order.items.map(({ count, price, product_name_local }) => {
    const total = lineTotal(price, count, row.order);
    return `${count} × ${product_name_local}   ${write(total)}`;
  });
  const total = totalOf([order.total_price_incl_vat, order.shipping_cost_incl_vat], row.order);
  const { reference } = order;
  await services.mailer.send({
    to: row.email,
    subject: say("mail.order_paid.subject", { reference }),
    text: [
      say("mail.order_paid.greeting", { name: order.delivery_address?.first_name ?? "" }),
      say("mail.order_paid.thanks", { reference }),
      lines.join("\n"),
      `${order.shipping_name}   ${write(order.shipping_cost_incl_vat)}\n${say("order.total")}   ${write(total)}`,
      say("mail.order_paid.invoice", { number: order.invoice_number ?? "" }),
      `${services.settings.publicUrl}/${languageId}/order-accepted/${order.id}`,
      "Trellis",
    ].join("\n\n"),
  });
}
