import { observed, type Operation } from "#server/platform/telemetry/telemetry.ts";
import type { PaymentProvider } from "./provider.ts";

const call = (name: string): Operation => ({ kind: "provider", name });
const outcomeOf = ({ outcome }: { outcome: string }): string => outcome;

export const observedProvider = (provider: PaymentProvider): PaymentProvider => ({
  create: (payment) => observed(call("create"), () => provider.create(payment), outcomeOf),
  capture: (expected, requestId) =>
    observed(call("capture"), () => provider.capture(expected, requestId), outcomeOf),
  lookUp: (expected) => observed(call("look up"), () => provider.lookUp(expected), outcomeOf),
  refund: (captureId, requestId, part) =>
    observed(call("refund"), () => provider.refund(captureId, requestId, part), outcomeOf),
  lookUpRefund: (refundId, part) =>
    observed(call("look up refund"), () => provider.lookUpRefund(refundId, part), outcomeOf),
  listTransactions: (from, until) =>
    observed(
      call("list transactions"),
      () => provider.listTransactions(from, until),
      (found) => (found ? "listed" : "unclear"),
    ),
  listDisputes: (since) =>
    observed(
      call("list disputes"),
      () => provider.listDisputes(since),
      (found) => (found ? "listed" : "unclear"),
    ),
  readWebhook: (request, now) =>
    observed(call("read webhook"), () => provider.readWebhook(request, now), outcomeOf),
});
