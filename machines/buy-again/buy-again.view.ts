import type { SnapshotFrom } from "xstate";
import { leafOf } from "../leaf.ts";
import type { LeftOut } from "./buy-again.contract.ts";
import type { buyAgainMachine } from "./buy-again.machine.ts";

/** `leftOut` is said by name. */
export type BuyAgainView =
  | { sees: "offer"; busy: boolean }
  /** `names`: what nobody answered about; `retry.requested` asks again for those only. */
  | { sees: "unanswered"; names: readonly string[]; leftOut: readonly LeftOut[] }
  /** All but `leftOut`. */
  | { sees: "inCart"; leftOut: readonly LeftOut[] }
  | { sees: "nothingAdded"; leftOut: readonly LeftOut[] };

/** What a person sees. */
export function buyAgainView({ value, context }: SnapshotFrom<typeof buyAgainMachine>): BuyAgainView {
  const { leftOut, unanswered } = context;
  const leaf = leafOf(value);
  switch (leaf) {
    case "offered":
      return { sees: "offer", busy: false };
    case "adding.choosing":
      throw new Error("decided at once: nobody sees it");
    case "adding.asking":
      return { sees: "offer", busy: true };
    case "unanswered":
      return { sees: "unanswered", names: unanswered.map(({ name }) => name), leftOut };
    case "inCart":
    case "nothingAdded":
      return { sees: leaf, leftOut };
  }
}
