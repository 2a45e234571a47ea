import { noOrder, ok, type Handlers } from "#server/http/reply.ts";
import { notPayableDetail, notPayableCodes } from "#server/commerce/orders/not-payable.ts";
import { toWireOrder } from "#server/commerce/orders/wire-order.ts";
import type { Services } from "#server/commerce/services.ts";
import { preparePayment } from "./prepare.ts";
import { processPayment } from "./process.ts";
import { returnOrigin } from "./return-origin.ts";

type PaymentHandlers = Pick<Handlers, "preparePayment" | "processPayment">;

export const paymentHandlers = (services: Services): PaymentHandlers => ({
  preparePayment: async ({ params, headers, customer, refuse }) => {
    const origin = returnOrigin(services.settings, headers.origin);
    const prepared = await preparePayment(services, customer.id, params.id, origin);
    switch (prepared.outcome) {
      case "prepared":
        return ok({ payment_id: prepared.payment.id, approval_url: prepared.payment.approval_url });
      case "noOrder":
        return noOrder();
      case "notPayable":
        return refuse(409, notPayableDetail(prepared.status), { code: notPayableCodes[prepared.status] });
      case "currencyNotSupported":
        return refuse(422, "The payment provider does not support this currency.", {
          code: "currency_not_supported",
        });
      case "providerError":
        return refuse(502, "Payment provider error", { code: "payment_provider_error" });
    }
  },

  processPayment: async ({ params, customer, refuse }) => {
    const processed = await processPayment(services, customer, params.id);
    switch (processed.outcome) {
      case "paid":
      case "pending":
        return ok(await toWireOrder(services, processed.order));
      case "noOrder":
        return noOrder();
      case "notPrepared":
        return refuse(409, "There is no payment for this order yet.", { code: "payment_not_prepared" });
      case "cancelled":
        return refuse(409, "This order was cancelled.", { code: "order_cancelled" });
      case "notApproved":
        return refuse(409, "The payment was not approved.", { code: "payment_not_approved" });
      case "declined":
        return refuse(409, "The payment was declined.", { code: "payment_declined" });
      case "currencyNotSupported":
        return refuse(409, "The payment provider does not support this currency.", {
          code: "currency_not_supported",
        });
      case "unclear":
        return refuse(502, "Payment provider error", { code: "payment_provider_error" });
    }
  },
});
