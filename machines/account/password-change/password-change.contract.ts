import type { PasswordRefused, TooManyRequests, Unforeseen } from "#machines/outcome.ts";

type Passwords = { current: string; password: string };

export type PasswordChangeEvent =
  | ({ type: "change.submitted"; repeated: string } & Passwords)
  | { type: "retry.requested" };

export type ChangePasswordInput = Passwords;
export type ChangePasswordOutput =
  /** Every other session has ended. */
  { outcome: "changed" } | { outcome: "incorrectPassword" } | PasswordRefused | TooManyRequests | Unforeseen;
