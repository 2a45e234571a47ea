import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { CartChange, CartRefusal, LocalLine } from "./cart.contract.ts";
import type { cartMachine } from "./cart.machine.ts";

export type CartView = { lines: LinesView; notice: CartNotice };

/** A customer's lines are a query; `pending`: changes without a response yet. */
export type LinesView =
  | { screen: "nothingYet" }
  | { screen: "ownLines"; lines: readonly LocalLine[] }
  | { screen: "takingOver"; lines: readonly LocalLine[] }
  | { screen: "customerLines"; pending: readonly CartChange[] };

/** For `notMerged` and `unreachable`, `retry.requested` tries again and `notice.dismissed` gives up. */
export type CartNotice =
  | { screen: "nothing" }
  | ({ screen: "refusal" } & CartRefusal)
  | { screen: "unreachable"; change: CartChange }
  | { screen: "notMerged" };

type Snapshot = SnapshotFrom<typeof cartMachine>;

export function cartView(snapshot: Snapshot): CartView {
  return { lines: linesView(snapshot), notice: notice(snapshot) };
}

function linesView({ value, context: { local, queue } }: Snapshot): LinesView {
  const leaf = leafOf(value);
  switch (leaf) {
    case "waiting":
    case "visitor.reading":
    case "customer.readingLocal":
      return { screen: "nothingYet" };
    case "visitor.deciding":
    case "customer.deciding":
      throw new Error("decided at once: nobody sees it");
    case "visitor.idle":
    case "visitor.refused":
      return { screen: "ownLines", lines: local.lines };
    case "customer.merging.asking":
    case "customer.merging.unreachable":
    case "customer.merging.unforeseen":
      return { screen: "takingOver", lines: local.lines };
    case "customer.idle":
    case "customer.changing.asking":
    case "customer.refused.maximum":
    case "customer.refused.unavailable":
    case "customer.refused.clamped":
    case "customer.refused.unforeseen":
      return { screen: "customerLines", pending: queue };
    case "customer.changing.unreachable":
      return { screen: "customerLines", pending: [] };
  }
}

function notice({ value, context: { queue, refusal } }: Snapshot): CartNotice {
  switch (leafOf(value)) {
    case "visitor.refused":
    case "customer.refused.maximum":
    case "customer.refused.unavailable":
    case "customer.refused.clamped":
    case "customer.refused.unforeseen":
      return refusal ? { screen: "refusal", ...refusal } : { screen: "nothing" };
    case "customer.changing.unreachable":
      return queue[0] ? { screen: "unreachable", change: queue[0] } : { screen: "nothing" };
    case "customer.merging.unreachable":
      return { screen: "notMerged" };
    case "customer.merging.unforeseen":
      return { screen: "refusal", reason: "unforeseen" };
    default:
      return { screen: "nothing" };
  }
}
