import type { PasswordRefused, TooManyRequests, Unforeseen } from "#machines/outcome.ts";

/** `token`: from the email's link; null: the URL has none. */
export type PasswordResetFacts = { token: string | null };

export type PasswordResetEvent =
  | { type: "reset.submitted"; password: string; repeated: string }
  | { type: "retry.requested" };

export type ResetPasswordInput = { token: string; password: string };
export type ResetPasswordOutput =
  | { outcome: "reset" }
  /** Too old, used before, replaced by another, or never sent. */
  | { outcome: "tokenInvalid" }
  | PasswordRefused
  | TooManyRequests
  | Unforeseen;
