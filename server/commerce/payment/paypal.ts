import { captureState, paypalIssues, createdOrder, refundState } from "./paypal-responses.ts";
import { paypalClient, type PaypalAccess } from "./paypal-client.ts";
import { listDisputes } from "./paypal-disputes.ts";
import { listTransactions } from "./paypal-transactions.ts";
import { webhookReader } from "./paypal-webhook.ts";
import type { CreatePaymentResult, ExpectedPayment, NewPayment, PaymentProvider } from "./provider.ts";

const longestWait = 10_000;

/**
 * PayPal's Orders v2 over plain HTTP: developer.paypal.com/docs/api/orders/v2.
 * @param timeout milliseconds until a call times out
 */
export function paypal(
  { webhookId = null, ...access }: PaypalAccess & { webhookId?: string | null },
  timeout = longestWait,
): PaymentProvider {
  const call = paypalClient(access, timeout);

  async function create(payment: NewPayment): Promise<CreatePaymentResult> {
    const answer = await call("POST", "/v2/checkout/orders", payment.requestId, {
      intent: "CAPTURE",
      purchase_units: [
        {
          reference_id: payment.reference,
          custom_id: payment.reference,
          amount: { currency_code: payment.currency, value: payment.amount },
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            user_action: "PAY_NOW",
            shipping_preference: "NO_SHIPPING",
            return_url: payment.returnUrl,
            cancel_url: payment.cancelUrl,
          },
        },
      },
    });
    if (!answer) return { outcome: "failed" };
    if (paypalIssues(answer).includes("CURRENCY_NOT_SUPPORTED")) return { outcome: "currencyNotSupported" };
    const made = createdOrder(answer);
    return made
      ? { outcome: "created", providerOrderId: made.id, approvalUrl: made.approvalUrl }
      : { outcome: "failed" };
  }

  return {
    create,
    capture: async (expected, requestId) => {
      const answer = await call("POST", `${addressOf(expected)}/capture`, requestId, {});
      return answer ? captureState(answer, expected) : { outcome: "unclear" };
    },
    lookUp: async (expected) => {
      const answer = await call("GET", addressOf(expected), null, null);
      return answer ? captureState(answer, expected) : { outcome: "unclear" };
    },
    refund: async (captureId, requestId, part) => {
      const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`;
      const body = part ? { amount: { currency_code: part.currency, value: part.amount } } : {};
      const answer = await call("POST", path, requestId, body);
      return answer ? refundState(answer, part) : { outcome: "unclear" };
    },
    lookUpRefund: async (refundId, part) => {
      const path = `/v2/payments/refunds/${encodeURIComponent(refundId)}`;
      const answer = await call("GET", path, null, null);
      return answer ? refundState(answer, part) : { outcome: "unclear" };
    },
    listTransactions: (from, until) => listTransactions(call, from, until),
    listDisputes: (since) => listDisputes(call, since),
    readWebhook: webhookReader({ baseUrl: access.baseUrl, webhookId, timeout }),
  };
}

const addressOf = ({ providerOrderId }: ExpectedPayment): string =>
  `/v2/checkout/orders/${encodeURIComponent(providerOrderId)}`;
