import type {
  CancelOrderOutput,
  OrderInput,
  PreparePaymentOutput,
  ProcessPaymentOutput,
} from "#machines/shopping/payment/payment.contract.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { dataOf, refusalOf, type Api, type Wire } from "#src/api/client.ts";
import { isGuestTokenExpired } from "#src/guests/guest-api.ts";
import { cancellationRefusal, preparationRefusal, processingRefusal } from "./payment.refusals.ts";

export type PaymentActorDependencies = {
  api: Api;
  paymentMethod: Wire["PaymentMethod"];
  /** The lines of a cancelled order are in the cart again. */
  onCancelled: (order: Wire["Order"]) => Promise<void>;
};

export const paymentActors = ({ api, paymentMethod, onCancelled }: PaymentActorDependencies) => {
  const path = (id: string) => ({ params: { path: { id } } });
  return {
    preparePayment: createForgivingPort<PreparePaymentOutput, OrderInput>()(async ({ input, signal }) => {
      const result = await api.POST("/orders/{id}/prepare_payment", {
        params: { path: { id: input.orderId }, query: { payment_method: paymentMethod } },
        signal,
      });
      if (isGuestTokenExpired(result)) return { outcome: "guestTokenExpired" };
      const refusal = refusalOf(result, 404, 409, 422, 502);
      if (refusal) return preparationRefusal(api, input.orderId, refusal, signal);
      return { outcome: "prepared", approvalUrl: dataOf(result).approval_url };
    }),

    processPayment: createForgivingPort<ProcessPaymentOutput, OrderInput>()(
      async ({ input: { orderId }, signal }) => {
        const result = await api.POST("/orders/{id}/process_payment", { ...path(orderId), signal });
        if (isGuestTokenExpired(result)) return { outcome: "guestTokenExpired" };
        const refusal = refusalOf(result, 400, 404, 409, 502);
        if (refusal) return processingRefusal(refusal);
        const order = dataOf(result);
        return order.is_paid
          ? { outcome: "paid", orderId, reference: order.reference }
          : { outcome: "pending" };
      },
    ),

    cancelOrder: createForgivingPort<CancelOrderOutput, OrderInput>()(
      async ({ input: { orderId }, signal }) => {
        const result = await api.POST("/orders/{id}/cancel", { ...path(orderId), signal });
        if (isGuestTokenExpired(result)) return { outcome: "guestTokenExpired" };
        const refusal = refusalOf(result, 404, 409);
        if (refusal) return cancellationRefusal(api, orderId, refusal, signal);
        await onCancelled(dataOf(result));
        return { outcome: "cancelled" };
      },
    ),
  };
};
