import type { SnapshotFrom } from "xstate";
import { placeOf } from "../place.ts";
import type { CartChange, CartRefusal, LocalLine } from "./cart.contract.ts";
import type { cartMachine } from "./cart.machine.ts";

export type CartView = { lines: LinesView; notice: CartNotice; dropdown: DropdownView };

/** A customer's lines are a query; `pending` is what was asked for and not answered yet. */
export type LinesView =
  | { sees: "nothingYet" }
  | { sees: "ownLines"; lines: readonly LocalLine[] }
  | { sees: "takingOver"; lines: readonly LocalLine[] }
  | { sees: "customerLines"; pending: readonly CartChange[] };

/** `notMerged`, `unreachable`: `retry.requested` tries again, `notice.dismissed` lets go. */
export type CartNotice =
  | { sees: "nothing" }
  | ({ sees: "refusal" } & CartRefusal)
  | { sees: "unreachable"; change: CartChange }
  | { sees: "notMerged" };

export type DropdownView = "closed" | "peeking" | "open" | "disabled";

type Snapshot = SnapshotFrom<typeof cartMachine>;

/** What a person sees of the cart. */
export function cartView(snapshot: Snapshot): CartView {
  return {
    lines: linesView(snapshot),
    notice: notice(snapshot),
    dropdown: snapshot.value.dropdown,
  };
}

function linesView({ value, context: { local, queue } }: Snapshot): LinesView {
  const place = placeOf(value.lines);
  switch (place) {
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
    case "customer.merging":
    case "customer.notMerged":
      return { sees: "takingOver", lines: local.lines };
    case "customer.idle":
    case "customer.changing":
    case "customer.unreachable":
    case "customer.refused.maximum":
    case "customer.refused.unavailable":
    case "customer.refused.clamped":
      return { sees: "customerLines", pending: queue };
  }
}

function notice({ value, context: { queue, refusal } }: Snapshot): CartNotice {
  switch (placeOf(value.lines)) {
    case "visitor.refused":
    case "customer.refused.maximum":
    case "customer.refused.unavailable":
    case "customer.refused.clamped":
      return refusal ? { sees: "refusal", ...refusal } : { sees: "nothing" };
    case "customer.unreachable":
      return queue[0] ? { sees: "unreachable", change: queue[0] } : { sees: "nothing" };
    case "customer.notMerged":
      return { sees: "notMerged" };
    default:
      return { sees: "nothing" };
  }
}
