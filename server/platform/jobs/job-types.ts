export type JobData = {
  "order-paid": { orderId: string };
  "order-to-pack-mail": { orderId: string };
  invoice: { orderId: string };
  "credit-note": { refundId: string };
  "missing-invoices": Record<string, never>;
  /** Jobs of the last release have neither `credentialVersion` nor `request`. */
  "confirmation-mail": {
    customerId: string;
    returnTo: "checkout" | null;
    credentialVersion?: number;
    request?: { at: string; browser: string | null; system: string | null; network: string | null };
  };
  "already-registered-mail": { customerId: string };
  "recovery-mail": { recoveryId: string };
  "password-changed-mail": { customerId: string };
  "sign-in-change-mail": {
    customerId: string;
    change:
      | "passkey_added"
      | "passkey_removed"
      | "app_added"
      | "app_removed"
      | "recovery_codes_replaced"
      | "recovery_code_used"
      | "second_factor_reset";
  };
  "new-browser-mail": {
    customerId: string;
    at: string;
    browser: string | null;
    system: string | null;
    network: string | null;
  };
  "contact-mail": { messageId: string };
  "contact-copy-mail": { messageId: string };
  /** Enqueued whether or not the address is the order's, so that no response takes longer. */
  "guest-order-link-mail": { orderId: string; isOwnAddress: boolean };
  "keep-order-mail": { orderId: string };
  "stock-alert-confirmation-mail": { alertId: string };
  "stock-alert-mail": { alertId: string };
  "stock-alerts": Record<string, never>;
  promotions: Record<string, never>;
  "refund-requested-mail": { refundId: string };
  "refund-to-decide-mail": { refundId: string };
  "withdrawal-mail": { refundId: string };
  "withdrawal-to-decide-mail": { refundId: string };
  "refund-approved-mail": { refundId: string };
  "refund-rejected-mail": { refundId: string };
  "bank-account-changed-mail": { customerId: string };
  "payout-requested-mail": { payoutId: string };
  "payout-paid-mail": { payoutId: string };
  "payout-failed-mail": { payoutId: string };
  "self-billing-invoice": { payoutId: string };
  "order-shipped-mail": { orderId: string; shipmentId?: string; change: number };
  "order-delivered-mail": { orderId: string };
  "tour-lead-invitation-mail": { tourLeadId: string };
  "tour-lead-password-mail": { tourLeadId: string; customerId: string };
  "tour-lead-registered-mail": { tourLeadId: string };
  "tour-lead-activated-mail": { tourLeadId: string; customerId: string };
  "tour-lead-ended-mail": { tourLeadId: string; endedAt: string };
  "provider-event": { eventId: string };
  "payment-issue-mail": { issueId: string };
  "cancel-unpaid": Record<string, never>;
  "compare-payments": Record<string, never>;
  "finish-payments": Record<string, never>;
  "convert-deposits": Record<string, never>;
  "mature-commissions": Record<string, never>;
  "clear-expired": Record<string, never>;
  "forget-mails": { address: string };
  "picture-tones": Record<string, never>;
};
export type JobName = keyof JobData;

/** A job waits only behind those with the same resource: the payment provider, the processor, the mail server, or none. */
export const queueByJob: Readonly<Record<JobName, "payments" | "documents" | "letters" | "upkeep">> = {
  "provider-event": "payments",
  "cancel-unpaid": "payments",
  "compare-payments": "payments",
  "finish-payments": "payments",
  invoice: "documents",
  "credit-note": "documents",
  "self-billing-invoice": "documents",
  "missing-invoices": "documents",
  "order-paid": "letters",
  "order-to-pack-mail": "letters",
  "payment-issue-mail": "letters",
  "confirmation-mail": "letters",
  "already-registered-mail": "letters",
  "recovery-mail": "letters",
  "password-changed-mail": "letters",
  "sign-in-change-mail": "letters",
  "new-browser-mail": "letters",
  "contact-mail": "letters",
  "contact-copy-mail": "letters",
  "guest-order-link-mail": "letters",
  "keep-order-mail": "letters",
  "stock-alert-confirmation-mail": "letters",
  "stock-alert-mail": "letters",
  "refund-requested-mail": "letters",
  "refund-to-decide-mail": "letters",
  "withdrawal-mail": "letters",
  "withdrawal-to-decide-mail": "letters",
  "refund-approved-mail": "letters",
  "refund-rejected-mail": "letters",
  "bank-account-changed-mail": "letters",
  "payout-requested-mail": "letters",
  "payout-paid-mail": "letters",
  "payout-failed-mail": "letters",
  "order-shipped-mail": "letters",
  "order-delivered-mail": "letters",
  "tour-lead-invitation-mail": "letters",
  "tour-lead-password-mail": "letters",
  "tour-lead-registered-mail": "letters",
  "tour-lead-activated-mail": "letters",
  "tour-lead-ended-mail": "letters",
  "stock-alerts": "upkeep",
  promotions: "upkeep",
  "convert-deposits": "upkeep",
  "mature-commissions": "upkeep",
  "clear-expired": "upkeep",
  "forget-mails": "upkeep",
  "picture-tones": "upkeep",
};
export const queues = [...new Set(Object.values(queueByJob))];

/** Mails that a person is waiting for; sent before all others. */
const urgent: readonly JobName[] = [
  "confirmation-mail",
  "already-registered-mail",
  "recovery-mail",
  "guest-order-link-mail",
  "keep-order-mail",
  "stock-alert-confirmation-mail",
  "tour-lead-password-mail",
];
export const jobPriority = (name: JobName): number => (urgent.includes(name) ? 1 : 0);
