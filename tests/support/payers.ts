import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Fault } from "#sandbox/faults.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import { orderHelpers } from "./order-helpers.ts";
import type { Provider } from "./provider.ts";
import type { Shop } from "./shop.ts";

/** Shoppers who pay at the provider. */
export function payerHelpers(opened: () => { shop: Shop; provider: Provider }) {
  const shopper = async () => {
    const { shop } = opened();
    const customer = await shop.customer();
    return { customer, ...orderHelpers(shop, customer) };
  };
  const paymentsOf = (orderId: string) =>
    opened()
      .shop.services.database.queries.select()
      .from(customerSchema.payments)
      .where(eq(customerSchema.payments.order_id, orderId));

  /** A shopper whose order is approved at the provider, where a fault may happen. */
  const approved = async (fault: Fault | "" = "") => {
    const { provider } = opened();
    const steps = await shopper();
    const { id, approvalUrl } = await steps.prepared();
    const sentTo = await provider.approve(approvalUrl, fault);
    const captures = await provider.captures();
    const expectPaid = async () => {
      const order = await steps.order(id);
      const payments = await paymentsOf(id);
      expect([order.current_status, order.is_paid, order.amount_due]).toEqual(["paid", true, 44.85]);
      expect(order.invoice_number).toMatch(/^EUROPE-\d{6}$/);
      expect(payments.filter(({ status }) => status === "captured")).toHaveLength(1);
    };
    const expectPaidOnce = async () => {
      await expectPaid();
      expect((await provider.captures()) - captures).toBe(1);
    };
    return { ...steps, id, sentTo, expectPaid, expectPaidOnce };
  };

  return { shopper, paymentsOf, approved };
}
