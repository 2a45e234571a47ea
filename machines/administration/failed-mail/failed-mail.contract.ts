import type { Unforeseen } from "#machines/outcome.ts";

export type FailedMailFacts = { mailId: string };

export type FailedMailEvent = { type: "mail.resent" } | { type: "retry.requested" };

export type ResendInput = { mailId: string };
export type ResendOutput =
  /** It is sent again at once. */
  | { outcome: "queued" }
  /** It is being sent, or was sent. */
  | { outcome: "notFound" }
  | { outcome: "administratorsOnly" }
  | Unforeseen;
