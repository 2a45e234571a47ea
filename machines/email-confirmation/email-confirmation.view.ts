import type { SnapshotFrom } from "xstate";
import { leafOf } from "../leaf.ts";
import type { PasswordRefusal } from "../outcome.ts";
import type { emailConfirmationMachine } from "./email-confirmation.machine.ts";

export type EmailConfirmationView =
  | { sees: "button"; problem: ButtonProblem | null; busy: boolean }
  /** The account's password is asked for. */
  | { sees: "accountPasswordForm"; problem: AccountPasswordProblem | null; busy: boolean }
  | { sees: "passwordForm"; problem: NewPasswordProblem | null; busy: boolean }
  | { sees: "confirmed"; returnTo: "checkout" | null }
  /** The link confirms nothing. */
  | { sees: "linkOver"; because: "unknown" | "expired" | "used" }
  | { sees: "declineButton"; problem: ButtonProblem | null; busy: boolean }
  | { sees: "declined" }
  /** The link deletes nothing. */
  | { sees: "notDeclined"; because: "unknown" | "used" };

/** `unreachable`: `retry.requested` repeats the same attempt. */
type ButtonProblem = "unforeseen" | "unreachable";
/** `minutes`: left to wait, because it was tried too often. */
export type NewPasswordProblem =
  | "different"
  | "weakPassword"
  | PasswordRefusal
  | "unforeseen"
  | "unreachable"
  | { minutes: number };
export type AccountPasswordProblem = "incorrect" | "unforeseen" | "unreachable" | { minutes: number };

/** What a person sees. */
export function emailConfirmationView({
  value,
  context,
}: SnapshotFrom<typeof emailConfirmationMachine>): EmailConfirmationView {
  const form = (problem: NewPasswordProblem | null): EmailConfirmationView => ({
    sees: "passwordForm",
    problem,
    busy: false,
  });
  const proof = (problem: AccountPasswordProblem | null): EmailConfirmationView => ({
    sees: "accountPasswordForm",
    problem,
    busy: false,
  });
  switch (leafOf(value)) {
    case "arriving":
      throw new Error("decided at once: nobody sees it");
    case "offering.idle":
      return { sees: "button", problem: null, busy: false };
    case "offering.unforeseen":
      return { sees: "button", problem: "unforeseen", busy: false };
    case "confirming.asking":
      return { sees: "button", problem: null, busy: true };
    case "confirming.unreachable":
      return { sees: "button", problem: "unreachable", busy: false };
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
      return { sees: "accountPasswordForm", problem: null, busy: true };
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
      return { sees: "passwordForm", problem: null, busy: true };
    case "over.confirmed":
      return { sees: "confirmed", returnTo: context.returnTo };
    case "over.unknown":
      return { sees: "linkOver", because: "unknown" };
    case "over.expired":
      return { sees: "linkOver", because: "expired" };
    case "over.used":
      return { sees: "linkOver", because: "used" };
    case "offeringDecline.idle":
      return { sees: "declineButton", problem: null, busy: false };
    case "offeringDecline.unforeseen":
      return { sees: "declineButton", problem: "unforeseen", busy: false };
    case "declining.asking":
      return { sees: "declineButton", problem: null, busy: true };
    case "declining.unreachable":
      return { sees: "declineButton", problem: "unreachable", busy: false };
    case "declined":
      return { sees: "declined" };
    case "notDeclined.unknown":
      return { sees: "notDeclined", because: "unknown" };
    case "notDeclined.used":
      return { sees: "notDeclined", because: "used" };
  }
}
