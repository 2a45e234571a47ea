import { UnexpectedResponseError, dataOf, unknownCode, type Api, type Wire } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";

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
    case "order_paid":
      return { outcome: outcomeOf(refusal.code), ...(await paidOrder(api, orderId, signal)) };
    case "order_draft":
      throw notPlaced(refusal);
    case "not_found":
    case "currency_not_supported":
    case "payment_provider_error":
    case "order_cancelled":
    case "order_being_paid":
      return { outcome: outcomeOf(refusal.code) };
    default:
      throw unknownCode(refusal);
  }
}

export function processingRefusal(
  refusal: Wire["Invalid"] | Wire["NotFound"] | Wire["ProcessPaymentConflict"] | Wire["PaymentProviderError"],
) {
  switch (refusal.code) {
    case "invalid":
    case "not_found":
      return { outcome: outcomeOf("not_found") };
    case "payment_provider_error":
    case "payment_not_prepared":
    case "payment_not_approved":
    case "payment_declined":
    case "currency_not_supported":
    case "order_cancelled":
      return { outcome: outcomeOf(refusal.code) };
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
    case "order_paid":
      return { outcome: outcomeOf(refusal.code), ...(await paidOrder(api, orderId, signal)) };
    case "order_draft":
      throw notPlaced(refusal);
    case "not_found":
    case "order_being_paid":
      return { outcome: outcomeOf(refusal.code) };
    default:
      throw unknownCode(refusal);
  }
}

async function paidOrder(api: Api, orderId: string, signal: AbortSignal) {
  const order = dataOf(await api.GET("/orders/{id}", { params: { path: { id: orderId } }, signal }));
  return { orderId, reference: order.reference };
}

/** Only orders that are not placed get this. */
const notPlaced = ({ status, detail }: Wire["Problem"]): UnexpectedResponseError =>
  new UnexpectedResponseError(status, detail);
