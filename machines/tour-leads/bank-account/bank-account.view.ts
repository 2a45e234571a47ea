import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { BankAccount, WrongFields } from "./bank-account.contract.ts";
import type { bankAccountMachine } from "./bank-account.machine.ts";

export type BankAccountView =
  | { screen: "account"; account: BankAccount; isNew: boolean }
  | {
      screen: "form";
      account: BankAccount | null;
      problem: BankAccountProblem | null;
      busy: boolean;
    }
  | { screen: "notATourLead" };

/** `unreachable`: `retry.requested` repeats the same attempt. `minutes`: time to wait after too many attempts. */
export type BankAccountProblem =
  | WrongFields
  | { minutes: number }
  | "incorrectPassword"
  | "passwordNeeded"
  | "unforeseen"
  | "unreachable";

export function bankAccountView({
  value,
  context,
}: SnapshotFrom<typeof bankAccountMachine>): BankAccountView {
  const { account, wrong, seconds } = context;
  const form = (problem: BankAccountProblem | null, busy = false): BankAccountView => ({
    screen: "form",
    account,
    problem,
    busy,
  });
  const leaf = leafOf(value);
  switch (leaf) {
    case "shown.resting":
    case "shown.kept":
      if (!account) throw new Error("there is no account to show");
      return { screen: "account", account, isNew: leaf === "shown.kept" };
    case "typing.editing":
      return form(null);
    case "typing.wrong":
      return form(wrong);
    case "typing.incorrect":
      return form("incorrectPassword");
    case "typing.accountThere":
      return form("passwordNeeded");
    case "typing.tooMany":
      return form({ minutes: Math.ceil(seconds / 60) });
    case "typing.unforeseen":
      return form("unforeseen");
    case "keeping.asking":
      return form(null, true);
    case "keeping.unreachable":
      return form("unreachable");
    case "notAllowed":
      return { screen: "notATourLead" };
    case "sorting":
      throw new Error("nobody sees an account that is being sorted");
  }
}
