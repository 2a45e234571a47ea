import type { PasswordRefused, TooMany, Unforeseen } from "../outcome.ts";

/** `token`: of the mail's link; null: the address has none. */
export type PasswordResetFacts = { token: string | null };

export type PasswordResetEvent =
  | { type: "reset.submitted"; password: string; repeated: string }
  | { type: "retry.requested" };

/** `resetPassword`. Rejects if the shop does not answer. */
export type ResetPasswordInput = { token: string; password: string };
export type ResetPasswordOutput =
  | { outcome: "reset" }
  /** Too old, used before, replaced by another, or never sent. */
  | { outcome: "linkInvalid" }
  | PasswordRefused
  | TooMany
  | Unforeseen;
