import type { SnapshotFrom } from "xstate";
import { leafOf } from "../leaf.ts";
import type { CartChange, CartRefusal, LocalLine } from "./cart.contract.ts";
import type { cartMachine } from "./cart.machine.ts";

export type CartView = { lines: LinesView; notice: CartNotice };

/** A customer's lines are a query; `pending` holds the changes not answered yet. */
export type LinesView =
  | { sees: "nothingYet" }
  | { sees: "ownLines"; lines: readonly LocalLine[] }
  | { sees: "takingOver"; lines: readonly LocalLine[] }
  | { sees: "customerLines"; pending: readonly CartChange[] };

/** For `notMerged` and `unreachable`, `retry.requested` tries again and `notice.dismissed` gives up. */
export type CartNotice =
  | { sees: "nothing" }
  | ({ sees: "refusal" } & CartRefusal)
  | { sees: "unreachable"; change: CartChange }
  | { sees: "notMerged" };

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
      return { sees: "nothingYet" };
    case "visitor.deciding":
    case "customer.deciding":
      throw new Error("decided at once: nobody sees it");
    case "visitor.idle":
    case "visitor.refused":
      return { sees: "ownLines", lines: local.lines };
    case "customer.merging.asking":
    case "customer.merging.unreachable":
    case "customer.merging.unforeseen":
      return { sees: "takingOver", lines: local.lines };
    case "customer.idle":
    case "customer.changing.asking":
    case "customer.refused.maximum":
    case "customer.refused.unavailable":
    case "customer.refused.clamped":
    case "customer.refused.unforeseen":
      return { sees: "customerLines", pending: queue };
    case "customer.changing.unreachable":
      return { sees: "customerLines", pending: [] };
  }
}

function notice({ value, context: { queue, refusal } }: Snapshot): CartNotice {
  switch (leafOf(value)) {
    case "visitor.refused":
    case "customer.refused.maximum":
    case "customer.refused.unavailable":
    case "customer.refused.clamped":
    case "customer.refused.unforeseen":
      return refusal ? { sees: "refusal", ...refusal } : { sees: "nothing" };
    case "customer.changing.unreachable":
      return queue[0] ? { sees: "unreachable", change: queue[0] } : { sees: "nothing" };
    case "customer.merging.unreachable":
      return { sees: "notMerged" };
    case "customer.merging.unforeseen":
      return { sees: "refusal", reason: "unforeseen" };
    default:
      return { sees: "nothing" };
  }
}
