import type { TooManyRequests, Unforeseen } from "#machines/outcome.ts";

/** `isSent`: according to the URL, a link has been sent. */
export type PasswordRecoveryFacts = { isSent: boolean };

export type PasswordRecoveryEvent =
  | { type: "recovery.submitted"; email: string }
  | { type: "retry.requested" };

/** Port `prove`: solves a captcha, whose solution works once and for ten minutes. */
export type ProveOutput = { captcha: string };

export type RecoverPasswordInput = ProveOutput & { email: string };
export type RecoverPasswordOutput =
  /** If an account has the address, an email is sent. */
  | { outcome: "asked" }
  /** Less than ten minutes ago; `seconds`: time to wait. */
  | { outcome: "askedRecently"; seconds: number }
  | { outcome: "invalid" }
  /** The captcha's solution was too old or already used. */
  | { outcome: "captchaInvalid" }
  | TooManyRequests
  | Unforeseen;
