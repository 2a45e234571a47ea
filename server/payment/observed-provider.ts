import { watched, type Work } from "../telemetry/watch.ts";
import type { PaymentProvider } from "./provider.ts";

const call = (name: string): Work => ({ kind: "provider", name });
const outcomeOf = ({ outcome }: { outcome: string }): string => outcome;

/** Each call is told to whoever watches, with how it ended. */
export const observedProvider = (provider: PaymentProvider): PaymentProvider => ({
  create: (payment) => watched(call("create"), () => provider.create(payment), outcomeOf),
  capture: (expected, requestId) =>
    watched(call("capture"), () => provider.capture(expected, requestId), outcomeOf),
  lookUp: (expected) => watched(call("look up"), () => provider.lookUp(expected), outcomeOf),
  refund: (captureId, requestId, part) =>
    watched(call("refund"), () => provider.refund(captureId, requestId, part), outcomeOf),
  lookUpRefund: (refundId, part) =>
    watched(call("look up refund"), () => provider.lookUpRefund(refundId, part), outcomeOf),
  listTransactions: (from, until) =>
    watched(
      call("list transactions"),
      () => provider.listTransactions(from, until),
      (found) => (found ? "listed" : "unclear"),
    ),
  listDisputes: (since) =>
    watched(
      call("list disputes"),
      () => provider.listDisputes(since),
      (found) => (found ? "listed" : "unclear"),
    ),
  readWebhook: (request, now) =>
    watched(call("read webhook"), () => provider.readWebhook(request, now), outcomeOf),
});
