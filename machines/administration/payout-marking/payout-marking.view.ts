import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { PayoutResult } from "./payout-marking.contract.ts";
import type { payoutMarkingMachine } from "./payout-marking.machine.ts";

export type PayoutMarkingView =
  | {
      screen: "choice";
      problem: "unforeseen" | null;
      confirming: PayoutResult | null;
      busy: boolean;
    }
  | { screen: "marked"; result: PayoutResult }
  | { screen: "unreachable" | "payoutDecided" | "ownCase" | "administratorsOnly" };

export function payoutMarkingView({
  value,
  context: { result },
}: SnapshotFrom<typeof payoutMarkingMachine>): PayoutMarkingView {
  const choice = { screen: "choice", problem: null, confirming: null, busy: false } as const;
  const leaf = leafOf(value);
  switch (leaf) {
    case "choosing.looking":
      return choice;
    case "choosing.unforeseen":
      return { ...choice, problem: "unforeseen" };
    case "confirming":
      return { ...choice, confirming: result };
    case "marking.asking":
      return { ...choice, busy: true };
    case "marking.unreachable":
      return { screen: "unreachable" };
    case "marked":
      return { screen: "marked", result };
    case "overtaken":
      return { screen: "payoutDecided" };
    case "ownCase":
      return { screen: "ownCase" };
    case "notAllowed":
      return { screen: "administratorsOnly" };
  }
}
