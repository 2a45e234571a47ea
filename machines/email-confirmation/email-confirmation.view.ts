import type { SnapshotFrom } from "xstate";
import { leafOf } from "../leaf.ts";
import type { emailConfirmationMachine } from "./email-confirmation.machine.ts";

export type EmailConfirmationView =
  | { sees: "button"; problem: "unforeseen" | "unreachable" | null; busy: boolean }
  | { sees: "passwordForm"; problem: FirstPasswordProblem | null; busy: boolean }
  | { sees: "confirmed"; returnTo: "checkout" | null }
  /** The link confirms nothing. */
  | { sees: "linkOver"; because: "unknown" | "expired" | "used" };

/** `unreachable`: `retry.requested` repeats the same attempt. */
export type FirstPasswordProblem = "different" | "weakPassword" | "unforeseen" | "unreachable";

/** What a person sees. */
export function emailConfirmationView({
  value,
  context,
}: SnapshotFrom<typeof emailConfirmationMachine>): EmailConfirmationView {
  const form = (problem: FirstPasswordProblem | null): EmailConfirmationView => ({
    sees: "passwordForm",
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
    case "choosing.editing":
      return form(null);
    case "choosing.different":
      return form("different");
    case "choosing.weakPassword":
      return form("weakPassword");
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
  }
}
