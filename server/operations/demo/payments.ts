import { newId } from "#server/platform/ids.ts";
import type { CaptureState, PaymentProvider } from "#server/commerce/payment/provider.ts";

/** `paid`: when the payment is captured, null: it was abandoned; `paidBack`: when a refund is completed. */
type Course = { paid: Date | null; paidBack: Date };

/** Marks payments without a counterpart at the provider. */
export const demoPaymentPrefix = "DEMO-";

/**
 * The id of a payment in the demo's history encodes its course, so that nothing has to be stored; no real provider's
 * id begins like it.
 */
const paymentId = ({ paid, paidBack }: Course): string =>
  [`${demoPaymentPrefix}${paid?.getTime() ?? ""}`, paidBack.getTime(), newId()].join("-");

function courseOf(name: string): Course {
  const [paid, paidBack] = name.slice(demoPaymentPrefix.length).split("-");
  return { paid: paid ? new Date(Number(paid)) : null, paidBack: new Date(Number(paidBack)) };
}

/** Takes the payments of the demo's history and redirects straight back. */
export function demoPaymentProvider(clock: () => Date, course: Course): PaymentProvider {
  return {
    ...answers(clock),
    create: async ({ returnUrl }) => ({
      outcome: "created",
      providerOrderId: paymentId(course),
      approvalUrl: returnUrl,
    }),
  };
}

/**
 * Handles the payments of the demo's history itself and passes everything else to the provider. An abandoned one is
 * unknown, as at a real provider after a while, so the next attempt creates another at the provider.
 */
export function withDemoPayments(provider: PaymentProvider, clock: () => Date): PaymentProvider {
  const past = answers(clock);
  const providerOf = (name: string) => (name.startsWith(demoPaymentPrefix) ? past : provider);
  return {
    create: provider.create,
    capture: (expected, requestId) => providerOf(expected.providerOrderId).capture(expected, requestId),
    lookUp: (expected) => providerOf(expected.providerOrderId).lookUp(expected),
    refund: (captureId, requestId, part) => providerOf(captureId).refund(captureId, requestId, part),
    lookUpRefund: (refundId, part) => providerOf(refundId).lookUpRefund(refundId, part),
    listTransactions: provider.listTransactions,
    listDisputes: provider.listDisputes,
    readWebhook: provider.readWebhook,
  };
}

function answers(clock: () => Date): Omit<PaymentProvider, "create"> {
  const state = async ({ providerOrderId: name }: { providerOrderId: string }): Promise<CaptureState> => {
    const { paid } = courseOf(name);
    if (!paid) return { outcome: "unknown" };
    return paid > clock() ? { outcome: "pending" } : { outcome: "captured", captureId: name, fee: null };
  };
  return {
    capture: state,
    lookUp: state,
    refund: async (name, requestId) =>
      courseOf(name).paidBack > clock()
        ? { outcome: "unclear" }
        : { outcome: "refunded", refundId: `${demoPaymentPrefix}${requestId}` },
    lookUpRefund: async (refundId) => ({ outcome: "refunded", refundId }),
    listTransactions: async () => [],
    listDisputes: async () => [],
    readWebhook: async () => ({ outcome: "forged" }),
  };
}
