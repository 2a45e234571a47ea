import type { PasswordRefused, TooManyRequests, Unforeseen } from "#machines/outcome.ts";
import type { ResendInput, ResendOutput, ReturnTo } from "#machines/account/session/session.contract.ts";

/** `returnTo`: the page that the link in the email leads to. */
export type SignUpFacts = { returnTo: ReturnTo };

export type Registration = { email: string; password: string };

export type SignUpEvent =
  | ({ type: "signUp.submitted" } & Registration)
  | { type: "retry.requested" }
  | { type: "login.chosen" }
  /** The email did not arrive. */
  | { type: "resend.requested" }
  /** The address was wrong. */
  | { type: "other.chosen" };

/** `resendConfirmation`, with the password that was just chosen. */
export type { ResendInput, ResendOutput };

/** Port `prove`: solves a captcha, whose solution works once and for ten minutes. */
export type ProveOutput = { captcha: string };

export type SignUpInput = Registration & ProveOutput & { returnTo: ReturnTo };
export type SignUpOutput =
  | { outcome: "registered" }
  | { outcome: "emailRegistered" }
  | PasswordRefused
  | { outcome: "invalid" }
  /** The captcha's solution was too old or already used. */
  | { outcome: "captchaInvalid" }
  | TooManyRequests
  | Unforeseen;
