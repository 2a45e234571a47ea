import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { PasswordRefusal } from "#machines/outcome.ts";
import type { ResendView } from "#machines/account/resend-view.ts";
import type { signUpMachine } from "./sign-up.machine.ts";

export type { ResendView };
export type SignUpView =
  | { screen: "form"; email: string; problem: SignUpProblem | null; busy: boolean }
  | { screen: "registered"; email: string; resend: ResendView };

/** `unreachable`: `retry.requested` repeats the same attempt. `minutes`: time to wait after too many attempts. */
export type SignUpProblem =
  | "emailRegistered"
  | "passwordWeak"
  | PasswordRefusal
  | "invalid"
  | "captchaInvalid"
  | "unforeseen"
  | "unreachable"
  | { minutes: number };

export function signUpView({
  value,
  context: { email, seconds, detail },
}: SnapshotFrom<typeof signUpMachine>): SignUpView {
  const form = (problem: SignUpProblem | null): SignUpView => ({
    screen: "form",
    email,
    problem,
    busy: false,
  });
  const registered = (resend: ResendView): SignUpView => ({ screen: "registered", email, resend });
  switch (leafOf(value)) {
    case "typing.editing":
      return form(null);
    case "typing.registeredAlready":
      return form("emailRegistered");
    case "typing.weakPassword":
      return form("passwordWeak");
    case "typing.commonPassword":
      return form("passwordCommon");
    case "typing.personalPassword":
      return form("passwordPersonal");
    case "typing.incorrect":
      return form("invalid");
    case "typing.unproven":
      return form("captchaInvalid");
    case "typing.tooMany":
      return form({ minutes: Math.ceil(seconds / 60) });
    case "typing.unforeseen":
      return form("unforeseen");
    case "signingUp.proving.unreachable":
    case "signingUp.registering.unreachable":
      return form("unreachable");
    case "signingUp.proving.asking":
    case "signingUp.registering.asking":
      return { screen: "form", email, problem: null, busy: true };
    case "registered.settled":
      return registered({ screen: "offer" });
    case "registered.resending":
      return registered({ screen: "sending" });
    case "registered.resent":
      return registered({ screen: "sent" });
    case "registered.refused":
      return registered({ screen: "refused", detail });
    case "registered.unreachable":
      return registered({ screen: "unreachable" });
    case "registered.unforeseen":
      return registered({ screen: "unforeseen" });
  }
}
