import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { PasswordRefusal } from "#machines/outcome.ts";
import type { emailConfirmationMachine } from "./email-confirmation.machine.ts";

export type EmailConfirmationView =
  | { screen: "button"; problem: ButtonProblem | null; busy: boolean }
  | { screen: "accountPasswordForm"; problem: AccountPasswordProblem | null; busy: boolean }
  | { screen: "passwordForm"; problem: NewPasswordProblem | null; busy: boolean }
  | { screen: "confirmed"; returnTo: "checkout" | null }
  | { screen: "linkOver"; because: "tokenInvalid" | "tokenExpired" | "alreadyConfirmed" }
  | { screen: "declineButton"; problem: ButtonProblem | null; busy: boolean }
  | { screen: "declined" }
  | { screen: "notDeclined"; because: "tokenInvalid" | "alreadyConfirmed" };

/** `unreachable`: `retry.requested` repeats the same attempt. */
type ButtonProblem = "unforeseen" | "unreachable";
/** `minutes`: time to wait after too many attempts. */
export type NewPasswordProblem =
  | "different"
  | "passwordWeak"
  | PasswordRefusal
  | "unforeseen"
  | "unreachable"
  | { minutes: number };
export type AccountPasswordProblem = "incorrectPassword" | "unforeseen" | "unreachable" | { minutes: number };

export function emailConfirmationView({
  value,
  context,
}: SnapshotFrom<typeof emailConfirmationMachine>): EmailConfirmationView {
  const form = (problem: NewPasswordProblem | null): EmailConfirmationView => ({
    screen: "passwordForm",
    problem,
    busy: false,
  });
  const proof = (problem: AccountPasswordProblem | null): EmailConfirmationView => ({
    screen: "accountPasswordForm",
    problem,
    busy: false,
  });
  switch (leafOf(value)) {
    case "arriving":
      throw new Error("decided at once: nobody sees it");
    case "offering.idle":
      return { screen: "button", problem: null, busy: false };
    case "offering.unforeseen":
      return { screen: "button", problem: "unforeseen", busy: false };
    case "confirming.asking":
      return { screen: "button", problem: null, busy: true };
    case "confirming.unreachable":
      return { screen: "button", problem: "unreachable", busy: false };
    case "enteringPassword.editing":
      return proof(null);
    case "enteringPassword.incorrect":
      return proof("incorrectPassword");
    case "enteringPassword.tooMany":
      return proof({ minutes: Math.ceil(context.seconds / 60) });
    case "enteringPassword.unforeseen":
      return proof("unforeseen");
    case "verifyingPassword.unreachable":
      return proof("unreachable");
    case "verifyingPassword.asking":
      return { screen: "accountPasswordForm", problem: null, busy: true };
    case "choosing.editing":
      return form(null);
    case "choosing.different":
      return form("different");
    case "choosing.weakPassword":
      return form("passwordWeak");
    case "choosing.commonPassword":
      return form("passwordCommon");
    case "choosing.personalPassword":
      return form("passwordPersonal");
    case "choosing.tooMany":
      return form({ minutes: Math.ceil(context.seconds / 60) });
    case "choosing.unforeseen":
      return form("unforeseen");
    case "setting.unreachable":
      return form("unreachable");
    case "setting.asking":
      return { screen: "passwordForm", problem: null, busy: true };
    case "over.confirmed":
      return { screen: "confirmed", returnTo: context.returnTo };
    case "over.unknown":
      return { screen: "linkOver", because: "tokenInvalid" };
    case "over.expired":
      return { screen: "linkOver", because: "tokenExpired" };
    case "over.used":
      return { screen: "linkOver", because: "alreadyConfirmed" };
    case "offeringDecline.idle":
      return { screen: "declineButton", problem: null, busy: false };
    case "offeringDecline.unforeseen":
      return { screen: "declineButton", problem: "unforeseen", busy: false };
    case "declining.asking":
      return { screen: "declineButton", problem: null, busy: true };
    case "declining.unreachable":
      return { screen: "declineButton", problem: "unreachable", busy: false };
    case "declined":
      return { screen: "declined" };
    case "notDeclined.unknown":
      return { screen: "notDeclined", because: "tokenInvalid" };
    case "notDeclined.used":
      return { screen: "notDeclined", because: "alreadyConfirmed" };
  }
}
