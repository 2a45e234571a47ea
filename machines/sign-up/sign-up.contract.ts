import type { PasswordRefused, TooMany, Unforeseen } from "../outcome.ts";
import type { ResendInput, ResendOutput, ReturnTo } from "../session/session.contract.ts";

/** `returnTo`: where the link in the mail finally leads. */
export type SignUpFacts = { returnTo: ReturnTo };

export type Registration = { email: string; password: string };

export type SignUpEvent =
  | ({ type: "signUp.submitted" } & Registration)
  | { type: "retry.requested" }
  | { type: "login.chosen" }
  /** The mail did not come. */
  | { type: "resend.requested" }
  /** The address was the wrong one. */
  | { type: "other.chosen" };

/** `resendConfirmation`, with the password that was just chosen. Rejects when the request fails. */
export type { ResendInput, ResendOutput };

/** `prove`: the answer to a captcha, which works once and for ten minutes. Rejects when nobody answers. */
export type ProveOutput = { captcha: string };

/** `signUp`. Rejects when nobody answers. */
export type SignUpInput = Registration & ProveOutput & { returnTo: ReturnTo };
export type SignUpOutput =
  /** A mail with a link is on its way. */
  | { outcome: "registered" }
  | { outcome: "registeredAlready" }
  | PasswordRefused
  | { outcome: "incorrect" }
  /** The captcha's answer came too late or was used before. */
  | { outcome: "unproven" }
  | TooMany
  | Unforeseen;
