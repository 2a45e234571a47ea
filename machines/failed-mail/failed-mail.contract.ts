import type { Unforeseen } from "../outcome.ts";

export type FailedMailFacts = { mailId: string };

export type FailedMailEvent = { type: "mail.resent" } | { type: "retry.requested" };

/** `resend`. Rejects if the shop does not answer. */
export type ResendInput = { mailId: string };
export type ResendOutput =
  /** It is tried again at once. */
  | { outcome: "queued" }
  /** It is being sent, or was. */
  | { outcome: "gone" }
  | { outcome: "notAllowed" }
  | Unforeseen;
