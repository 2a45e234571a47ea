/** The payment provider as the shop sees it: one adapter, `paypal.ts`. Every call answers within ten seconds. */
export type PaymentProvider = {
  create: (payment: NewPayment) => Promise<CreatePaymentResult>;
  capture: (expected: ExpectedPayment, requestId: string) => Promise<CaptureState>;
  lookUp: (expected: ExpectedPayment) => Promise<CaptureState>;
  /** A part of a capture, or all that is left of it; the same `requestId` refunds once. */
  refund: (captureId: string, requestId: string, part?: RefundAmount) => Promise<RefundState>;
  /** What has become of a refund that was pending. */
  lookUpRefund: (refundId: string, part?: RefundAmount) => Promise<RefundState>;
  /** The provider's own list of money that has moved; null if it can't be had. */
  listTransactions: (from: Date, until: Date) => Promise<ProviderTransaction[] | null>;
  /** Disputes that have changed since then; null if they can't be had. */
  listDisputes: (since: Date) => Promise<ProviderDispute[] | null>;
  /** Reads what the provider sent by itself, if it was the provider. */
  readWebhook: (request: WebhookRequest, now: Date) => Promise<WebhookResult>;
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
export type RefundAmount = { amount: string; currency: string };
export type CreatePaymentResult =
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
  /** `fee`: what the provider keeps, as a decimal string in the payment's currency; null if it does not say. */
  | { outcome: "captured"; captureId: string; fee: string | null }
  /** The money was taken, and some or all of it has been paid back since. */
  | { outcome: "captureRefunded"; captureId: string; fee: string | null; isWhole: boolean }
  | { outcome: "approved" }
  | { outcome: "notApproved" }
  | { outcome: "declined" }
  | { outcome: "currencyNotSupported" }
  | { outcome: "pending" }
  | { outcome: "unknown" }
  | { outcome: "unclear" };
/**
 * `pending`: the provider has accepted it and has not paid it yet; it may still fail. `failed`: it was accepted and has come
 * to nothing, for good. `refused`: nothing was paid back; `issue` says why, in the provider's words. `unclear`: no answer, none that makes sense,
 * or one about another amount. Asking again with the same `requestId` is safe after both.
 */
export type RefundState =
  | { outcome: "refunded"; refundId: string }
  | { outcome: "pending"; refundId: string }
  | { outcome: "failed"; refundId: string; issue: string }
  | { outcome: "refused"; issue: string }
  | { outcome: "unclear" };

/** `amount` and `fee` are decimal strings above zero. `other`: money that moved for another reason. */
export type ProviderTransaction = {
  id: string;
  kind: "capture" | "refund" | "other";
  amount: string;
  currency: string;
  fee: string | null;
  at: Date;
};

export type ProviderDispute = { id: string; captureId: string | null; isResolved: boolean };

export type WebhookRequest = { headers: Record<string, string | undefined>; rawBody: Buffer };
/** Something has changed there. It only says where to look: what is true now is asked for. */
export type ProviderEvent = {
  id: string;
  /** In the provider's words. */
  type: string;
  kind: "payment" | "refund" | "reversal" | "dispute" | "other";
  resourceId: string | null;
  providerOrderId: string | null;
  captureId: string | null;
};
/** `unclear`: whether the provider sent it can't be found out now. */
export type WebhookResult =
  | { outcome: "event"; event: ProviderEvent }
  | { outcome: "forged" }
  | { outcome: "unclear" };
