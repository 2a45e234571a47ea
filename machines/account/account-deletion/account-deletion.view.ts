import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { Debt, StillOpen } from "./account-deletion.contract.ts";
import type { accountDeletionMachine } from "./account-deletion.machine.ts";

export type AccountDeletionView = { screen: "form"; note: AccountDeletionNote | null; busy: boolean };

/** `unreachable`: `retry.requested` repeats the same attempt. `minutes`: time to wait after too many attempts. */
export type AccountDeletionNote =
  | "incorrectPassword"
  | "lastAdministrator"
  | "unforeseen"
  | "unreachable"
  | { minutes: number }
  | { open: readonly StillOpen[] }
  | { debts: readonly Debt[] };

export function accountDeletionView({
  value,
  context,
}: SnapshotFrom<typeof accountDeletionMachine>): AccountDeletionView {
  const form = (note: AccountDeletionNote | null): AccountDeletionView => ({
    screen: "form",
    note,
    busy: false,
  });
  switch (leafOf(value)) {
    case "typing.editing":
      return form(null);
    case "typing.incorrect":
      return form("incorrectPassword");
    case "typing.stillOpen":
      return form({ open: context.open });
    case "typing.inDebt":
      return form({ debts: context.debts });
    case "typing.lastAdministrator":
      return form("lastAdministrator");
    case "typing.tooMany":
      return form({ minutes: Math.ceil(context.seconds / 60) });
    case "typing.unforeseen":
      return form("unforeseen");
    case "deleting.unreachable":
      return form("unreachable");
    case "deleting.asking":
    // Still shown until the farewell page loads.
    case "deleted":
      return { screen: "form", note: null, busy: true };
  }
}
