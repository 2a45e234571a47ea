import { UnexpectedResponseError, dataOf, unknownCode, type Api, type Wire } from "../../api/client.ts";

export async function preparationRefusal(
  api: Api,
  orderId: string,
  refusal:
    | Wire["NotFound"]
    | Wire["PreparePaymentConflict"]
    | Wire["PreparePaymentUnprocessable"]
    | Wire["PaymentProviderError"],
  signal: AbortSignal,
) {
  switch (refusal.code) {
    case "not_found":
      return { outcome: "notFound" } as const;
    case "currency_not_supported":
      return { outcome: "currencyNotSupported" } as const;
    case "payment_provider_error":
      return { outcome: "providerError" } as const;
    case "order_cancelled":
      return { outcome: "orderCancelled" } as const;
    case "order_being_paid":
      return { outcome: "beingPaid" } as const;
    case "order_paid":
      return paidOrder(api, orderId, signal);
    case "order_draft":
      throw notPlaced(refusal);
    default:
      throw unknownCode(refusal);
  }
}

/** If the provider's result is unclear, the server resolves it by itself, so the customer only waits. */
export function processingRefusal(
  refusal: Wire["Invalid"] | Wire["NotFound"] | Wire["ProcessPaymentConflict"] | Wire["PaymentProviderError"],
) {
  switch (refusal.code) {
    case "invalid":
    case "not_found":
      return { outcome: "notFound" } as const;
    case "payment_provider_error":
      return { outcome: "pending" } as const;
    case "payment_not_prepared":
      return { outcome: "notPrepared" } as const;
    case "payment_not_approved":
      return { outcome: "notApproved" } as const;
    case "payment_declined":
      return { outcome: "declined" } as const;
    case "currency_not_supported":
      return { outcome: "currencyNotSupported" } as const;
    case "order_cancelled":
      return { outcome: "orderCancelled" } as const;
    default:
      throw unknownCode(refusal);
  }
}

export async function cancellationRefusal(
  api: Api,
  orderId: string,
  refusal: Wire["NotFound"] | Wire["CancelOrderConflict"],
  signal: AbortSignal,
) {
  switch (refusal.code) {
    case "not_found":
      return { outcome: "notFound" } as const;
    case "order_being_paid":
      return { outcome: "beingPaid" } as const;
    case "order_paid":
      return paidOrder(api, orderId, signal);
    case "order_draft":
      throw notPlaced(refusal);
    default:
      throw unknownCode(refusal);
  }
}

async function paidOrder(api: Api, orderId: string, signal: AbortSignal) {
  const order = dataOf(await api.GET("/orders/{id}", { params: { path: { id: orderId } }, signal }));
  return { outcome: "alreadyPaid", orderId, reference: order.reference } as const;
}

/** Only orders that are not placed get this. */
const notPlaced = ({ status, detail }: Wire["Problem"]): UnexpectedResponseError =>
  new UnexpectedResponseError(status, detail);
