import type { SnapshotFrom } from "xstate";
import { leafOf } from "../leaf.ts";
import type { LeftOut } from "./buy-again.contract.ts";
import type { buyAgainMachine } from "./buy-again.machine.ts";

/** `leftOut` is said by name. */
export type BuyAgainView =
  | { screen: "offer"; busy: boolean }
  /** `names`: what nobody answered about; `retry.requested` asks again for those only. */
  | { screen: "unanswered"; names: readonly string[]; leftOut: readonly LeftOut[] }
  /** All but `leftOut`. */
  | { screen: "inCart"; leftOut: readonly LeftOut[] }
  | { screen: "nothingAdded"; leftOut: readonly LeftOut[] };

/** What a person sees. */
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
