import type { SnapshotFrom } from "xstate";
import { leafOf } from "../leaf.ts";
import type { Balance } from "./payout.contract.ts";
import type { payoutMachine } from "./payout.machine.ts";
import { amountOf, balanceOf } from "./payout.setup.ts";

/** What leaves the balance, and where it goes. */
export type AskedPayout = { value: number; currency: Balance; ibanEnd: string };

export type PayoutView =
  | {
      sees: "form";
      balances: readonly Balance[];
      currency: string;
      typed: string;
      problem: PayoutProblem | null;
      /** The form stays behind the dialog that asks about it. */
      confirming: AskedPayout | null;
      busy: boolean;
    }
  /** `retry.requested` repeats the same request. */
  | { sees: "unreachable"; asked: AskedPayout }
  | { sees: "requested"; asked: AskedPayout; canAskAgain: boolean }
  | { sees: "tooLittle"; balances: readonly Balance[] }
  | { sees: "notAllowed" };

export type PayoutProblem =
  | "noAmount"
  | "belowMinimum"
  | "aboveBalance"
  | "balanceChanged"
  | "noAccount"
  | "unforeseen";

/** What a person sees. */
export function payoutView({ value, context }: SnapshotFrom<typeof payoutMachine>): PayoutView {
  const { balances, currency, typed, ibanEnd } = context;
  const form = (problem: PayoutProblem | null): Extract<PayoutView, { sees: "form" }> => ({
    sees: "form",
    balances,
    currency,
    typed,
    problem,
    confirming: null,
    busy: false,
  });
  const asked = (): AskedPayout => ({ value: amountOf(context), currency: balanceOf(context), ibanEnd });
  const leaf = leafOf(value);
  switch (leaf) {
    case "tooLittle":
      return { sees: "tooLittle", balances };
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
      return form("noAccount");
    case "entering.unforeseen":
      return form("unforeseen");
    case "confirming":
      return { ...form(null), confirming: asked() };
    case "requesting.asking":
      return { ...form(null), busy: true };
    case "requesting.unreachable":
      return { sees: "unreachable", asked: asked() };
    case "requested":
      return {
        sees: "requested",
        asked: asked(),
        canAskAgain: balances.some(({ balance, minimum }) => balance >= minimum),
      };
    case "notAllowed":
      return { sees: "notAllowed" };
    case "sorting":
    case "entering.checking":
      throw new Error(`nobody sees a payout that is ${leaf}`);
  }
}
