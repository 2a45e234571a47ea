import type { TooMany, Unforeseen } from "../outcome.ts";

export type AccountDeletionEvent =
  | { type: "deletion.submitted"; password: string }
  | { type: "retry.requested" };

/** Something that has to be settled first; `references`: what the orders are called that it is about, none for payouts. */
export type StillOpen = {
  what: "unpaid" | "unsent" | "refunds" | "payouts";
  references: readonly string[];
};

/** Commission that was paid out and taken back since: what the customer owes the shop. */
export type Debt = { currency: string; amount: number };

/** `deleteAccount`. Rejects if the shop does not answer. */
export type DeleteAccountInput = { password: string };
export type DeleteAccountOutput =
  | { outcome: "deleted" }
  | { outcome: "incorrect" }
  | { outcome: "stillOpen"; open: readonly StillOpen[] }
  | { outcome: "inDebt"; debts: readonly Debt[] }
  | { outcome: "lastAdministrator" }
  | TooMany
  | Unforeseen;
