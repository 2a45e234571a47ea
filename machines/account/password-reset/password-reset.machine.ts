import { form } from "#machines/form/form-machine.ts";
import type { PasswordRefused, TooManyRequests, Unforeseen } from "#machines/outcome.ts";

/** `token`: from the email's link; null: the URL has none. */
export type PasswordResetFacts = { token: string | null };

export type ResetPasswordInput = { token: string; password: string };
export type ResetPasswordOutput =
  /** Every session has ended, in this browser too. */
  | { outcome: "reset" }
  /** Too old, used before, replaced by another, or never sent. */
  | { outcome: "tokenInvalid" }
  | PasswordRefused
  | TooManyRequests
  | Unforeseen;

export const { machine: passwordResetMachine, view: passwordResetView } = form<{
  facts: PasswordResetFacts;
  typed: { password: string; repeated: string };
  input: ResetPasswordInput;
  output: ResetPasswordOutput;
}>()({
  id: "passwordReset",
  port: "resetPassword",
  submitted: "reset.submitted",
  endsAtOnce: { tokenInvalid: ({ token }) => token === null },
  checks: { different: ({ password, repeated }) => password !== repeated },
  inputOf: ({ token }, { password }) => ({ token: token!, password }),
  outcomes: {
    reset: { to: "end", effect: "goToLogin" },
    tokenInvalid: "end",
    passwordWeak: "form",
    passwordCommon: "form",
    passwordPersonal: "form",
    tooManyRequests: "form",
    unforeseen: "form",
  },
  isSecret: true,
});
export type PasswordResetView = ReturnType<typeof passwordResetView>;
