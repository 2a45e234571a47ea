/** The payment provider as the shop sees it: one adapter, `paypal.ts`. Every call answers within ten seconds. */
export type PaymentProvider = {
  create: (payment: NewPayment) => Promise<Created>;
  capture: (expected: ExpectedPayment, requestId: string) => Promise<CaptureState>;
  lookUp: (expected: ExpectedPayment) => Promise<CaptureState>;
  /** A part of a capture, or all that is left of it; the same `requestId` refunds once. */
  refund: (captureId: string, requestId: string, part?: Part) => Promise<RefundState>;
};

/** `amount` is a decimal string with the currency's decimals; the same `requestId` is the same payment. */
export type NewPayment = {
  requestId: string;
  reference: string;
  amount: string;
  currency: string;
  returnUrl: string;
  cancelUrl: string;
};
/** `amount` as in `NewPayment`. */
export type Part = { amount: string; currency: string };
export type Created =
  | { outcome: "created"; providerOrderId: string; approvalUrl: string }
  | { outcome: "currencyNotSupported" }
  | { outcome: "failed" };

/** What an answer must be about: one about another order, amount or currency does not count. `amount` as in `NewPayment`. */
export type ExpectedPayment = { providerOrderId: string; amount: string; currency: string };

/**
 * `unclear`: no answer, or none that makes sense; the money may or may not have been taken. `unknown`: the provider has no
 * such order, or has it no more.
 */
export type CaptureState =
  | { outcome: "captured"; captureId: string }
  | { outcome: "approved" }
  | { outcome: "notApproved" }
  | { outcome: "declined" }
  | { outcome: "currencyNotSupported" }
  | { outcome: "pending" }
  | { outcome: "unknown" }
  | { outcome: "unclear" };
/**
 * `refused`: nothing was paid back; `issue` says why, in the provider's words. `unclear`: no answer, none that makes sense,
 * or one about another amount. Asking again with the same `requestId` is safe after both.
 */
export type RefundState =
  | { outcome: "refunded"; refundId: string }
  | { outcome: "refused"; issue: string }
  | { outcome: "unclear" };
