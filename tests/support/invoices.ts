import { makeInvoice } from "#server/commerce/invoices/make-invoice.ts";
import { jobActor } from "#server/commerce/audit/audit.ts";
import { markOrderPaid } from "#server/commerce/orders/paid.ts";
import { lockOrderOfCustomer } from "#server/commerce/orders/orders.ts";
import { orderHelpers, spade } from "./order-helpers.ts";
import type { Shop, TestCustomer } from "./shop.ts";

/** Pays a new order without a provider and returns its invoice's path. */
export async function invoiceOf(shop: Shop, owner: TestCustomer): Promise<string> {
  const steps = orderHelpers(shop, owner);
  const { id } = await steps.submitted([spade]);
  await shop.services.database.transaction(async (tx) => {
    await markOrderPaid(tx, shop.services, jobActor, await lockOrderOfCustomer(tx, id));
  });
  await makeInvoice(shop.services, id);
  const [document] = (await steps.order(id)).documents;
  return `/orders/${id}/documents/${document!.id}/${document!.file_name}`;
}
