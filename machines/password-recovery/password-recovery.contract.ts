import type { TooMany, Unforeseen } from "../outcome.ts";

/** `isSent`: the address says that a link was mailed. */
export type PasswordRecoveryFacts = { isSent: boolean };

export type PasswordRecoveryEvent =
  | { type: "recovery.submitted"; email: string }
  | { type: "retry.requested" };

/** `prove`: the answer to a captcha, which works once and for ten minutes. Rejects when nobody answers. */
export type ProveOutput = { captcha: string };

/** `recoverPassword`. Rejects when nobody answers. */
export type RecoverPasswordInput = ProveOutput & { email: string };
export type RecoverPasswordOutput =
  /** If somebody has the address, a mail is on its way. */
  | { outcome: "asked" }
  /** Less than ten minutes ago; so many seconds are left. */
  | { outcome: "askedRecently"; seconds: number }
  | { outcome: "incorrect" }
  /** The captcha's answer came too late or was used before. */
  | { outcome: "unproven" }
  | TooMany
  | Unforeseen;
