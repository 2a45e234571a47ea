/** The payment provider as the shop sees it: one adapter, `paypal.ts`. Every call answers within ten seconds. */
export type PaymentProvider = {
  create: (payment: NewPayment) => Promise<Created>;
  capture: (providerOrderId: string, requestId: string) => Promise<CaptureState>;
  lookUp: (providerOrderId: string) => Promise<CaptureState>;
};

/** `amount` is a decimal string with the currency's decimals; `requestId` makes a repetition the same payment. */
export type NewPayment = {
  requestId: string;
  reference: string;
  amount: string;
  currency: string;
  returnUrl: string;
  cancelUrl: string;
};
export type Created =
  | { outcome: "created"; providerOrderId: string; approvalUrl: string }
  | { outcome: "currencyNotSupported" }
  | { outcome: "failed" };

/** `unclear`: no answer, or none that makes sense; the money may or may not have been taken. */
export type CaptureState =
  | { outcome: "captured"; captureId: string }
  | { outcome: "approved" }
  | { outcome: "notApproved" }
  | { outcome: "declined" }
  | { outcome: "pending" }
  | { outcome: "unclear" };
