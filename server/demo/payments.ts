import { newId } from "../ids.ts";
import type { CaptureState, PaymentProvider } from "../payment/provider.ts";

/** `paid`: when the customer's bank decides, null: the customer never went on to pay; `paidBack`: when a refund has gone through. */
type Course = { paid: Date | null; paidBack: Date };

/** Of what no provider has heard. */
export const demoPaymentPrefix = "DEMO-";

/**
 * What was paid before a demo was first started was paid nowhere: no provider has heard of it. It bears a name that says how it
 * goes on, so that nobody need remember it, and no provider's name begins like it.
 */
const nameOf = ({ paid, paidBack }: Course): string =>
  [`${demoPaymentPrefix}${paid?.getTime() ?? ""}`, paidBack.getTime(), newId()].join("-");

function courseOf(name: string): Course {
  const [paid, paidBack] = name.slice(demoPaymentPrefix.length).split("-");
  return { paid: paid ? new Date(Number(paid)) : null, paidBack: new Date(Number(paidBack)) };
}

/** Takes the payments of the demo's past. Whoever is sent to it to pay is sent straight back. */
export function demoPaymentProvider(clock: () => Date, course: Course): PaymentProvider {
  return {
    ...answers(clock),
    create: async ({ returnUrl }) => ({
      outcome: "created",
      providerOrderId: nameOf(course),
      approvalUrl: returnUrl,
    }),
  };
}

/**
 * A demo's provider: what was paid in its past is answered here, and everything else by the provider. A payment that nobody went on with is
 * unknown, as after a while at a real one: the next attempt makes another, at the provider.
 */
export function withDemoPayments(provider: PaymentProvider, clock: () => Date): PaymentProvider {
  const past = answers(clock);
  const of = (name: string) => (name.startsWith(demoPaymentPrefix) ? past : provider);
  return {
    create: provider.create,
    capture: (expected, requestId) => of(expected.providerOrderId).capture(expected, requestId),
    lookUp: (expected) => of(expected.providerOrderId).lookUp(expected),
    refund: (captureId, requestId, part) => of(captureId).refund(captureId, requestId, part),
    lookUpRefund: (refundId, part) => of(refundId).lookUpRefund(refundId, part),
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
