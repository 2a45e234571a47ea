import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { PasswordRefusal } from "#machines/outcome.ts";
import type { passwordChangeMachine } from "./password-change.machine.ts";

export type PasswordChangeView = { screen: "form"; note: PasswordChangeNote | null; busy: boolean };

/** `unreachable`: `retry.requested` repeats the same attempt. `minutes`: time to wait after too many attempts. */
export type PasswordChangeNote =
  | "changed"
  | "different"
  | "incorrectPassword"
  | "passwordWeak"
  | PasswordRefusal
  | "unforeseen"
  | "unreachable"
  | { minutes: number };

export function passwordChangeView({
  value,
  context,
}: SnapshotFrom<typeof passwordChangeMachine>): PasswordChangeView {
  const form = (note: PasswordChangeNote | null): PasswordChangeView => ({
    screen: "form",
    note,
    busy: false,
  });
  switch (leafOf(value)) {
    case "typing.editing":
      return form(null);
    case "typing.changed":
      return form("changed");
    case "typing.different":
      return form("different");
    case "typing.incorrect":
      return form("incorrectPassword");
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
    case "changing.unreachable":
      return form("unreachable");
    case "changing.asking":
      return { screen: "form", note: null, busy: true };
  }
}
