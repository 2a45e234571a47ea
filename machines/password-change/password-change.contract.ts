import type { PasswordRefused, TooMany, Unforeseen } from "../outcome.ts";

type Passwords = { current: string; password: string };

export type PasswordChangeEvent =
  | ({ type: "change.submitted"; repeated: string } & Passwords)
  | { type: "retry.requested" };

/** `changePassword`. Rejects when nobody answers. */
export type ChangePasswordInput = Passwords;
export type ChangePasswordOutput =
  /** Every other session is over. */
  { outcome: "changed" } | { outcome: "incorrect" } | PasswordRefused | TooMany | Unforeseen;
