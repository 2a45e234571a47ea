import { form } from "#machines/form/form-machine.ts";
import type { TooManyRequests, Unforeseen } from "#machines/outcome.ts";

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

export const { machine: accountDeletionMachine, view: accountDeletionView } = form<{
  typed: DeleteAccountInput;
  output: DeleteAccountOutput;
}>()({
  id: "accountDeletion",
  port: "deleteAccount",
  submitted: "deletion.submitted",
  outcomes: {
    deleted: { to: "end", effect: "leave" },
    incorrectPassword: "form",
    stillOpen: "form",
    commissionDebt: "form",
    lastAdministrator: "form",
    tooManyRequests: "form",
    unforeseen: "form",
  },
  isSecret: true,
});
export type AccountDeletionView = ReturnType<typeof accountDeletionView>;
