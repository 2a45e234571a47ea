import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { PasswordRefusal } from "#machines/outcome.ts";
import type { passwordResetMachine } from "./password-reset.machine.ts";

export type PasswordResetView =
  | { screen: "form"; problem: PasswordResetProblem | null; busy: boolean }
  | { screen: "tokenInvalid" }
  | { screen: "done" };

/** `unreachable`: `retry.requested` repeats the same attempt. `minutes`: time to wait after too many attempts. */
export type PasswordResetProblem =
  | "different"
  | "passwordWeak"
  | PasswordRefusal
  | "unforeseen"
  | "unreachable"
  | { minutes: number };

export function passwordResetView({
  value,
  context,
}: SnapshotFrom<typeof passwordResetMachine>): PasswordResetView {
  const leaf = leafOf(value);
  const form = (problem: PasswordResetProblem | null): PasswordResetView => ({
    screen: "form",
    problem,
    busy: false,
  });
  switch (leaf) {
    case "arriving":
      throw new Error("decided at once: nobody sees it");
    case "typing.editing":
      return form(null);
    case "typing.different":
      return form("different");
    case "typing.weakPassword":
      return form("passwordWeak");
    case "typing.commonPassword":
      return form("passwordCommon");
    case "typing.personalPassword":
      return form("passwordPersonal");
    case "typing.tooMany":
      return form({ minutes: Math.ceil(context.seconds / 60) });
    case "typing.unforeseen":
      return form("unforeseen");
    case "resetting.unreachable":
      return form("unreachable");
    case "resetting.asking":
      return { screen: "form", problem: null, busy: true };
    case "linkInvalid":
      return { screen: "tokenInvalid" };
    case "done":
      return { screen: "done" };
  }
}
