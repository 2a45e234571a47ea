import type { SnapshotFrom } from "xstate";
import { leafOf } from "../leaf.ts";
import type { PasswordRefusal } from "../outcome.ts";
import type { emailConfirmationMachine } from "./email-confirmation.machine.ts";

export type EmailConfirmationView =
  | { screen: "button"; problem: ButtonProblem | null; busy: boolean }
  | { screen: "accountPasswordForm"; problem: AccountPasswordProblem | null; busy: boolean }
  | { screen: "passwordForm"; problem: NewPasswordProblem | null; busy: boolean }
  | { screen: "confirmed"; returnTo: "checkout" | null }
  | { screen: "linkOver"; because: "unknown" | "expired" | "used" }
  | { screen: "declineButton"; problem: ButtonProblem | null; busy: boolean }
  | { screen: "declined" }
  | { screen: "notDeclined"; because: "unknown" | "used" };

/** `unreachable`: `retry.requested` repeats the same attempt. */
type ButtonProblem = "unforeseen" | "unreachable";
/** `minutes`: time to wait after too many attempts. */
export type NewPasswordProblem =
  | "different"
  | "weakPassword"
  | PasswordRefusal
  | "unforeseen"
  | "unreachable"
  | { minutes: number };
export type AccountPasswordProblem = "incorrect" | "unforeseen" | "unreachable" | { minutes: number };

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
      return proof("incorrect");
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
      return form("weakPassword");
    case "choosing.commonPassword":
      return form("commonPassword");
    case "choosing.personalPassword":
      return form("personalPassword");
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
      return { screen: "linkOver", because: "unknown" };
    case "over.expired":
      return { screen: "linkOver", because: "expired" };
    case "over.used":
      return { screen: "linkOver", because: "used" };
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
      return { screen: "notDeclined", because: "unknown" };
    case "notDeclined.used":
      return { screen: "notDeclined", because: "used" };
  }
}
