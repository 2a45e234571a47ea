import type { TooMany, Unforeseen } from "../outcome.ts";

export type AccountDeletionEvent =
  | { type: "deletion.submitted"; password: string }
  | { type: "retry.requested" };

/** `deleteAccount`. Rejects when nobody answers. */
export type DeleteAccountInput = { password: string };
export type DeleteAccountOutput =
  | { outcome: "deleted" }
  | { outcome: "incorrect" }
  /** Money may still come for these orders; `references`: what they are called. */
  | { outcome: "ordersOpen"; references: readonly string[] }
  | TooMany
  | Unforeseen;
