import type { PasswordRefused, TooMany, Unforeseen } from "../outcome.ts";

/**
 * What the link carries. `token`: confirms a sign-up. `account`: sets the first password of an account. `decline`: deletes an account that
 * another person made with the address. `returnTo`: the page to go on to after the confirmation.
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
  | { type: "password.forgotten" }
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

/** `confirmEmail`. `passwordRequired`: the sign-up was in another browser. Rejects if the shop does not answer. */
export type ConfirmEmailInput = { token: string };
export type ConfirmEmailOutput = LinkOutcome | { outcome: "passwordRequired" } | Unforeseen;

/** `confirmWithPassword`, the account's own. Rejects if the shop does not answer. */
export type ConfirmWithPasswordInput = { token: string; password: string };
export type ConfirmWithPasswordOutput = LinkOutcome | { outcome: "incorrect" } | TooMany | Unforeseen;

/** `setPassword`, a first or a new one: it confirms the address too. Rejects if the shop does not answer. */
export type SetPasswordInput = { link: { token: string } | { account: string }; password: string };
export type SetPasswordOutput = LinkOutcome | PasswordRefused | TooMany | Unforeseen;

/** `declineSignUp`. Rejects if the shop does not answer. */
export type DeclineSignUpInput = { decline: string };
export type DeclineSignUpOutput =
  /** There is no such account any more. */
  | { outcome: "declined" }
  | { outcome: "unknown" }
  /** The address is confirmed, so the account stays. */
  | { outcome: "used" }
  | Unforeseen;
