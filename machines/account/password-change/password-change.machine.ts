import { form } from "#machines/form/form-machine.ts";
import type { PasswordRefused, TooManyRequests, Unforeseen } from "#machines/outcome.ts";

export type ChangePasswordInput = { current: string; password: string };
export type ChangePasswordOutput =
  /** Every other session has ended. */
  { outcome: "changed" } | { outcome: "incorrectPassword" } | PasswordRefused | TooManyRequests | Unforeseen;

export const { machine: passwordChangeMachine, view: passwordChangeView } = form<{
  typed: ChangePasswordInput & { repeated: string };
  input: ChangePasswordInput;
  output: ChangePasswordOutput;
}>()({
  id: "passwordChange",
  port: "changePassword",
  submitted: "change.submitted",
  checks: { different: ({ password, repeated }) => password !== repeated },
  inputOf: (_, { current, password }) => ({ current, password }),
  outcomes: {
    changed: "form",
    incorrectPassword: "form",
    passwordWeak: "form",
    passwordCommon: "form",
    passwordPersonal: "form",
    tooManyRequests: "form",
    unforeseen: "form",
  },
  isSecret: true,
});
export type PasswordChangeView = ReturnType<typeof passwordChangeView>;
