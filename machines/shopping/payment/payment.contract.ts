import type { Unforeseen } from "#machines/outcome.ts";

/**
 * How the customer came to an unpaid order: by placing it, by returning from the provider (according to the URL), by
 * opening it where a payment may have been started before, because another tab placed it, while it is already being paid,
 * or after the provider refused its currency.
 */
export type Arrival =
  | "ordered"
  | "approved"
  | "cancelled"
  | "found"
  | "begun"
  | "foundElsewhere"
  | "beingPaid"
  | "unpayable";
export type PaymentFacts = { orderId: string; arrival: Arrival };

export type PaymentEvent =
  | { type: "payment.requested" }
  | { type: "cancellation.requested" }
  | { type: "cancellation.confirmed" }
  | { type: "cancellation.dropped" }
  | { type: "retry.requested" };

/** How it ended. `calledOff`: cancelled here. `cancelled`: in another tab, or after a day without payment. */
export type PaymentOutput =
  | ({ outcome: "paid" } & PaidOrder)
  | { outcome: "calledOff" }
  | { outcome: "cancelled" }
  /** A guest's order: it can be opened again by the link in its mail. */
  | { outcome: "guestTokenExpired" }
  | { outcome: "notFound" };

export type PaidOrder = { orderId: string; reference: string };

export type OrderInput = { orderId: string };
export type PreparePaymentOutput =
  | { outcome: "prepared"; approvalUrl: string }
  | { outcome: "currencyNotSupported" }
  | { outcome: "paymentProviderError" }
  | { outcome: "orderCancelled" }
  | { outcome: "orderBeingPaid" }
  | ({ outcome: "orderPaid" } & PaidOrder)
  | { outcome: "guestTokenExpired" }
  | { outcome: "notFound" }
  | Unforeseen;
export type ProcessPaymentOutput =
  | ({ outcome: "paid" } & PaidOrder)
  | { outcome: "paymentNotApproved" }
  | { outcome: "orderCancelled" }
  | { outcome: "paymentDeclined" }
  | { outcome: "currencyNotSupported" }
  | { outcome: "pending" }
  | { outcome: "paymentProviderError" }
  /** No payment was prepared, so there is nothing to approve. */
  | { outcome: "paymentNotPrepared" }
  | { outcome: "guestTokenExpired" }
  | { outcome: "notFound" }
  | Unforeseen;
export type CancelOrderOutput =
  | { outcome: "cancelled" }
  | { outcome: "orderBeingPaid" }
  | ({ outcome: "orderPaid" } & PaidOrder)
  | { outcome: "guestTokenExpired" }
  | { outcome: "notFound" }
  | Unforeseen;
