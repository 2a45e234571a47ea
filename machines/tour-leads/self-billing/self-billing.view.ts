import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { TaxData, TaxFieldProblem } from "./self-billing.contract.ts";
import type { selfBillingMachine } from "./self-billing.machine.ts";

/** `unreachable`: `retry.requested` repeats the same attempt. */
export type SelfBillingProblem = "unforeseen" | "unreachable";

export type SelfBillingView =
  | { screen: "offer"; hasEnded: boolean }
  | { screen: "agreement"; data: TaxData; isNew: boolean; problem: SelfBillingProblem | null; busy: boolean }
  | {
      screen: "form";
      data: TaxData | null;
      wrong: readonly TaxFieldProblem[];
      problem: SelfBillingProblem | null;
      busy: boolean;
    }
  | { screen: "notATourLead" };

export function selfBillingView({
  value,
  context,
}: SnapshotFrom<typeof selfBillingMachine>): SelfBillingView {
  const { data, wrong } = context;
  const form = (problem: SelfBillingProblem | null, busy = false): SelfBillingView => ({
    screen: "form",
    data,
    wrong: [],
    problem,
    busy,
  });
  const agreement = (problem: SelfBillingProblem | null, busy = false): SelfBillingView => {
    if (!data) throw new Error("there is no agreement to show");
    return { screen: "agreement", data, isNew: leaf === "agreed.kept", problem, busy };
  };
  const leaf = leafOf(value);
  switch (leaf) {
    case "offered.resting":
    case "offered.ended":
      return { screen: "offer", hasEnded: leaf === "offered.ended" };
    case "agreed.resting":
    case "agreed.kept":
      return agreement(null);
    case "ending.asking":
      return agreement(null, true);
    case "ending.unreachable":
      return agreement("unreachable");
    case "ending.unforeseen":
      return agreement("unforeseen");
    case "typing.editing":
      return form(null);
    case "typing.wrong":
      return { screen: "form", data, wrong, problem: null, busy: false };
    case "typing.unforeseen":
      return form("unforeseen");
    case "keeping.asking":
      return form(null, true);
    case "keeping.unreachable":
      return form("unreachable");
    case "notAllowed":
      return { screen: "notATourLead" };
    case "sorting":
      throw new Error("nobody sees an agreement that is being sorted");
  }
}
