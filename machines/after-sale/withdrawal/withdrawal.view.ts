import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { Counts, WithdrawalOrder } from "./withdrawal.contract.ts";
import type { withdrawalMachine } from "./withdrawal.machine.ts";

/** `counts`: initial values of the form. `at`: when the server received the withdrawal, ISO 8601. */
export type WithdrawalView =
  | { screen: "offer" }
  | {
      screen: "form";
      order: WithdrawalOrder;
      counts: Counts;
      problem: WithdrawalProblem | null;
      busy: boolean;
    }
  | { screen: "withdrawn"; refundId: string; at: string; email: string | null }
  | { screen: "withdrawalTooLate" | "nothingLeft" | "notPossible" };

export type WithdrawalProblem =
  | "nothingChosen"
  | "invalid"
  | "guestTokenExpired"
  | "unforeseen"
  | "unreachable";

export function withdrawalView({ value, context }: SnapshotFrom<typeof withdrawalMachine>): WithdrawalView {
  const { order, counts, email, withdrawn } = context;
  const form = (problem: WithdrawalProblem | null, busy = false): WithdrawalView => ({
    screen: "form",
    order,
    counts,
    problem,
    busy,
  });
  const leaf = leafOf(value);
  switch (leaf) {
    case "offered":
      return { screen: "offer" };
    case "choosing.looking":
      return form(null);
    case "choosing.nothingChosen":
      return form("nothingChosen");
    case "choosing.countsChanged":
      return form("invalid");
    case "choosing.guestTokenExpired":
      return form("guestTokenExpired");
    case "choosing.unforeseen":
      return form("unforeseen");
    case "sending.asking":
      return form(null, true);
    case "sending.unreachable":
      return form("unreachable");
    case "withdrawn":
      if (!withdrawn) throw new Error("withdrawn without an answer");
      return { screen: "withdrawn", ...withdrawn, email };
    case "tooLate":
      return { screen: "withdrawalTooLate" };
    case "nothingLeft":
    case "notPossible":
      return { screen: leaf };
  }
}
