import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { LeftOut } from "./buy-again.contract.ts";
import type { buyAgainMachine } from "./buy-again.machine.ts";

export type BuyAgainView =
  | { screen: "offer"; busy: boolean }
  /** `names`: lines without a response; `retry.requested` repeats only those. */
  | { screen: "unanswered"; names: readonly string[]; leftOut: readonly LeftOut[] }
  | { screen: "inCart"; leftOut: readonly LeftOut[] }
  | { screen: "nothingAdded"; leftOut: readonly LeftOut[] };

export function buyAgainView({ value, context }: SnapshotFrom<typeof buyAgainMachine>): BuyAgainView {
  const { leftOut, unanswered } = context;
  const leaf = leafOf(value);
  switch (leaf) {
    case "offered":
      return { screen: "offer", busy: false };
    case "adding.choosing":
      throw new Error("decided at once: nobody sees it");
    case "adding.asking":
      return { screen: "offer", busy: true };
    case "unanswered":
      return { screen: "unanswered", names: unanswered.map(({ name }) => name), leftOut };
    case "inCart":
    case "nothingAdded":
      return { screen: leaf, leftOut };
  }
}
