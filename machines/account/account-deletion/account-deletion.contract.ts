import type { TooManyRequests, Unforeseen } from "#machines/outcome.ts";

export type AccountDeletionEvent =
  | { type: "deletion.submitted"; password: string }
  | { type: "retry.requested" };

/** What prevents the deletion; `references`: of the orders concerned, empty for payouts. */
export type StillOpen = {
  what: "unpaid" | "unsent" | "refunds" | "payouts";
  references: readonly string[];
};

/** Commission that was paid out and later revoked: the customer owes it to the shop. */
export type Debt = { currency: string; amount: number };

export type DeleteAccountInput = { password: string };
export type DeleteAccountOutput =
  | { outcome: "deleted" }
  | { outcome: "incorrectPassword" }
  | { outcome: "stillOpen"; open: readonly StillOpen[] }
  | { outcome: "commissionDebt"; debts: readonly Debt[] }
  | { outcome: "lastAdministrator" }
  | TooManyRequests
  | Unforeseen;
