import type { Unforeseen } from "../outcome.ts";

/**
 * `token`: of a sign-up's mail. `account`: of a mail to somebody whose account was made without a password; they choose one.
 * Both null: the address has neither. `returnTo`: where the mail finally leads.
 */
export type EmailConfirmationFacts = {
  token: string | null;
  account: string | null;
  returnTo: "checkout" | null;
};

export type EmailConfirmationEvent =
  | { type: "confirmation.requested" }
  | { type: "password.submitted"; password: string; repeated: string }
  | { type: "retry.requested" };

/** What a link may turn out to be. */
export type LinkOutcome =
  | { outcome: "confirmed" }
  /** Never sent, or cut on its way. */
  | { outcome: "unknown" }
  | { outcome: "expired" }
  /** The address is confirmed already. */
  | { outcome: "used" };

/** `confirmEmail`. Rejects when nobody answers. */
export type ConfirmEmailInput = { token: string };
export type ConfirmEmailOutput = LinkOutcome | Unforeseen;

/** `setFirstPassword`: it confirms the address too. Rejects when nobody answers. */
export type SetFirstPasswordInput = { account: string; password: string };
export type SetFirstPasswordOutput = LinkOutcome | { outcome: "weakPassword" } | Unforeseen;
