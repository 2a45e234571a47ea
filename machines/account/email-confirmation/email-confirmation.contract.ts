import type { PasswordRefused, TooManyRequests, Unforeseen } from "#machines/outcome.ts";

/**
 * From the link. `token`: confirms a sign-up. `account`: sets the first password of an account. `decline`: deletes an
 * account that someone else made with the email address. `returnTo`: the page after the confirmation.
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

export type LinkOutcome =
  | { outcome: "confirmed" }
  /** Never sent, or truncated. */
  | { outcome: "tokenInvalid" }
  | { outcome: "tokenExpired" }
  | { outcome: "alreadyConfirmed" };

/** Port `confirmEmail`. `passwordRequired`: the sign-up was in another browser. */
export type ConfirmEmailInput = { token: string };
export type ConfirmEmailOutput = LinkOutcome | { outcome: "passwordRequired" } | Unforeseen;

export type ConfirmWithPasswordInput = { token: string; password: string };
export type ConfirmWithPasswordOutput =
  | LinkOutcome
  | { outcome: "incorrectPassword" }
  | TooManyRequests
  | Unforeseen;

/** Port `setPassword`: sets a first or a new password, which confirms the address too. */
export type SetPasswordInput = { link: { token: string } | { account: string }; password: string };
export type SetPasswordOutput = LinkOutcome | PasswordRefused | TooManyRequests | Unforeseen;

export type DeclineSignUpInput = { decline: string };
export type DeclineSignUpOutput =
  | { outcome: "declined" }
  | { outcome: "tokenInvalid" }
  /** The address is confirmed, so the account stays. */
  | { outcome: "alreadyConfirmed" }
  | Unforeseen;
