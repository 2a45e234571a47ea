import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { Balance } from "./payout.contract.ts";
import type { payoutMachine } from "./payout.machine.ts";
import { amountOf, balanceOf } from "./payout.setup.ts";

export type AskedPayout = { value: number; currency: Balance; ibanEnd: string };

export type PayoutView =
  | {
      screen: "form";
      balances: readonly Balance[];
      currency: string;
      typed: string;
      problem: PayoutProblem | null;
      confirming: AskedPayout | null;
      busy: boolean;
    }
  | { screen: "unreachable"; asked: AskedPayout }
  | { screen: "requested"; asked: AskedPayout; canAskAgain: boolean }
  | { screen: "tooLittle"; balances: readonly Balance[] }
  | { screen: "notATourLead" };

export type PayoutProblem =
  | "noAmount"
  | "belowMinimum"
  | "aboveBalance"
  | "balanceChanged"
  | "noBankAccount"
  | "unforeseen";

export function payoutView({ value, context }: SnapshotFrom<typeof payoutMachine>): PayoutView {
  const { balances, currency, typed, ibanEnd } = context;
  const form = (problem: PayoutProblem | null): Extract<PayoutView, { screen: "form" }> => ({
    screen: "form",
    balances,
    currency,
    typed,
    problem,
    confirming: null,
    busy: false,
  });
  const request = (): AskedPayout => ({ value: amountOf(context), currency: balanceOf(context), ibanEnd });
  const leaf = leafOf(value);
  switch (leaf) {
    case "tooLittle":
      return { screen: "tooLittle", balances };
    case "entering.editing":
      return form(null);
    case "entering.noAmount":
      return form("noAmount");
    case "entering.belowMinimum":
      return form("belowMinimum");
    case "entering.aboveBalance":
      return form("aboveBalance");
    case "entering.balanceChanged":
      return form("balanceChanged");
    case "entering.noAccount":
      return form("noBankAccount");
    case "entering.unforeseen":
      return form("unforeseen");
    case "confirming":
      return { ...form(null), confirming: request() };
    case "requesting.asking":
      return { ...form(null), busy: true };
    case "requesting.unreachable":
      return { screen: "unreachable", asked: request() };
    case "requested":
      return {
        screen: "requested",
        asked: request(),
        canAskAgain: balances.some(({ balance, minimum }) => balance >= minimum),
      };
    case "notAllowed":
      return { screen: "notATourLead" };
    case "sorting":
    case "entering.checking":
      throw new Error(`nobody sees a payout that is ${leaf}`);
  }
}
