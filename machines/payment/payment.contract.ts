import type { Unforeseen } from "../outcome.ts";

/**
 * How the person came to an order that is not paid: by placing it, back from the provider as the address says, by finding
 * it here or placed in another tab, or while it is being paid already.
 */
export type Arrival = "ordered" | "approved" | "cancelled" | "found" | "foundElsewhere" | "beingPaid";
export type PaymentFacts = { orderId: string; arrival: Arrival };

export type PaymentEvent =
  | { type: "payment.requested" }
  | { type: "cancellation.requested" }
  | { type: "retry.requested" };

/** How it ended. `calledOff`: here; `cancelled`: in another tab, or left unpaid for a day. */
export type PaymentOutput =
  | ({ outcome: "paid" } & PaidOrder)
  | { outcome: "calledOff" }
  | { outcome: "cancelled" }
  | { outcome: "notFound" };

export type PaidOrder = { orderId: string; reference: string };

/** `preparePayment`, `processPayment` and `cancelOrder` take this. */
export type OrderInput = { orderId: string };
export type PreparePaymentOutput =
  | { outcome: "prepared"; approvalUrl: string }
  | { outcome: "currencyNotSupported" }
  | { outcome: "providerError" }
  | { outcome: "orderCancelled" }
  /** Another tab pays it right now. */
  | { outcome: "beingPaid" }
  | ({ outcome: "alreadyPaid" } & PaidOrder)
  | { outcome: "notFound" }
  | Unforeseen;
export type ProcessPaymentOutput =
  | ({ outcome: "paid" } & PaidOrder)
  /** The person did not approve it. */
  | { outcome: "notApproved" }
  | { outcome: "orderCancelled" }
  | { outcome: "declined" }
  | { outcome: "currencyNotSupported" }
  | { outcome: "pending" }
  /** There is nothing to be approved yet. */
  | { outcome: "notPrepared" }
  | { outcome: "notFound" }
  | Unforeseen;
export type CancelOrderOutput =
  | { outcome: "cancelled" }
  | { outcome: "beingPaid" }
  | ({ outcome: "alreadyPaid" } & PaidOrder)
  | { outcome: "notFound" }
  | Unforeseen;
