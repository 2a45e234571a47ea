import type { TooMany, Unforeseen } from "../outcome.ts";

/**
 * `token`: of a sign-up's mail. `account`: of a link to an account without a password; they choose one. `decline`: of the mail's other link,
 * by which the owner of the address says that somebody else signed up. All null: the address has none. `returnTo`: where the mail finally leads.
 */
export type EmailConfirmationFacts = {
  token: string | null;
  account: string | null;
  decline: string | null;
  returnTo: "checkout" | null;
};

export type EmailConfirmationEvent =
  | { type: "confirmation.requested" }
  | { type: "password.entered"; password: string }
  | { type: "new.password.preferred" }
  | { type: "password.submitted"; password: string; repeated: string }
  | { type: "decline.requested" }
  | { type: "retry.requested" };

/** What a link may turn out to be. */
export type LinkOutcome =
  | { outcome: "confirmed" }
  /** Never sent, or cut on its way. */
  | { outcome: "unknown" }
  | { outcome: "expired" }
  /** The address is confirmed already. */
  | { outcome: "used" };

/** `confirmEmail`. `passwordRequired`: somebody signed up in another browser. Rejects when nobody answers. */
export type ConfirmEmailInput = { token: string };
export type ConfirmEmailOutput = LinkOutcome | { outcome: "passwordRequired" } | Unforeseen;

/** `confirmWithPassword`, the account's own. Rejects when nobody answers. */
export type ConfirmWithPasswordInput = { token: string; password: string };
export type ConfirmWithPasswordOutput = LinkOutcome | { outcome: "incorrect" } | TooMany | Unforeseen;

/** `setPassword`, a first or a new one: it confirms the address too. Rejects when nobody answers. */
export type SetPasswordInput = { link: { token: string } | { account: string }; password: string };
export type SetPasswordOutput = LinkOutcome | { outcome: "weakPassword" } | Unforeseen;

/** `declineSignUp`. Rejects when nobody answers. */
export type DeclineSignUpInput = { decline: string };
export type DeclineSignUpOutput =
  /** There is no such account any more. */
  | { outcome: "declined" }
  | { outcome: "unknown" }
  /** The address is confirmed, so the account stays. */
  | { outcome: "used" }
  | Unforeseen;
