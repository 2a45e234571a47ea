/** The payment provider; `paypal.ts` is the one adapter. Every call returns within ten seconds. */
export type PaymentProvider = {
  create: (payment: NewPayment) => Promise<CreatePaymentResult>;
  capture: (expected: ExpectedPayment, requestId: string) => Promise<CaptureState>;
  lookUp: (expected: ExpectedPayment) => Promise<CaptureState>;
  /** Refunds a part of a capture, or what is left of it; idempotent per `requestId`. */
  refund: (captureId: string, requestId: string, part?: RefundAmount) => Promise<RefundState>;
  lookUpRefund: (refundId: string, part?: RefundAmount) => Promise<RefundState>;
  /** The provider's transactions; null if unavailable. */
  listTransactions: (from: Date, until: Date) => Promise<ProviderTransaction[] | null>;
  listDisputes: (since: Date) => Promise<ProviderDispute[] | null>;
  /** Verifies and reads a webhook. */
  readWebhook: (request: WebhookRequest, now: Date) => Promise<WebhookResult>;
};

/** `amount` is a decimal string with the currency's decimals; idempotent per `requestId`. */
export type NewPayment = {
  requestId: string;
  reference: string;
  amount: string;
  currency: string;
  returnUrl: string;
  cancelUrl: string;
};
export type RefundAmount = { amount: string; currency: string };
export type CreatePaymentResult =
  | { outcome: "created"; providerOrderId: string; approvalUrl: string }
  | { outcome: "currencyNotSupported" }
  | { outcome: "failed" };

/** A response about another order, amount or currency does not count. `amount` as in `NewPayment`. */
export type ExpectedPayment = { providerOrderId: string; amount: string; currency: string };

/**
 * `unclear`: no response, or an invalid one; the money may or may not have been captured. `unknown`: the provider
 * does not have the order, or no longer.
 */
export type CaptureState =
  /** `fee`: the provider's fee, as a decimal string in the payment's currency; null if unknown. */
  | { outcome: "captured"; captureId: string; fee: string | null }
  /** Captured, and partly or wholly refunded since. */
  | { outcome: "captureRefunded"; captureId: string; fee: string | null; isWhole: boolean }
  | { outcome: "approved" }
  | { outcome: "notApproved" }
  | { outcome: "declined" }
  | { outcome: "currencyNotSupported" }
  | { outcome: "pending" }
  | { outcome: "unknown" }
  | { outcome: "unclear" };
/**
 * `pending`: accepted but not paid yet; it may still fail. `failed`: accepted, then failed for good. `refused`:
 * nothing was refunded; `issue` is the provider's reason. `unclear`: no response, an invalid one, or one about
 * another amount. Repeating the call with the same `requestId` is safe after the last two.
 */
export type RefundState =
  | { outcome: "refunded"; refundId: string }
  | { outcome: "pending"; refundId: string }
  | { outcome: "failed"; refundId: string; issue: string }
  | { outcome: "refused"; issue: string }
  | { outcome: "unclear" };

/** `amount` and `fee` are positive decimal strings. `other`: money that moved for another reason. */
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
/** A notification to look something up; its own content is not trusted. */
export type ProviderEvent = {
  id: string;
  type: string;
  kind: "payment" | "refund" | "reversal" | "dispute" | "other";
  resourceId: string | null;
  providerOrderId: string | null;
  captureId: string | null;
};
/** `unclear`: the signature can't be verified at the moment. */
export type WebhookResult =
  | { outcome: "event"; event: ProviderEvent }
  | { outcome: "forged" }
  | { outcome: "unclear" };
