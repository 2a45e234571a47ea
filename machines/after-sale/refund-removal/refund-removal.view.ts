import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { refundRemovalMachine } from "./refund-removal.machine.ts";

/** `question`: whether to delete it. `deleted`: about to navigate to the other refunds. */
export type RefundRemovalView =
  | { screen: "offer" }
  | { screen: "question"; busy: boolean }
  | { screen: "unreachable" }
  | { screen: "refundNotDraft" }
  | { screen: "unforeseen" }
  | { screen: "deleted" };

export function refundRemovalView({ value }: SnapshotFrom<typeof refundRemovalMachine>): RefundRemovalView {
  const leaf = leafOf(value);
  switch (leaf) {
    case "offered":
      return { screen: "offer" };
    case "confirming":
      return { screen: "question", busy: false };
    case "deleting.asking":
      return { screen: "question", busy: true };
    case "deleting.unreachable":
      return { screen: "unreachable" };
    case "notDraft":
      return { screen: "refundNotDraft" };
    case "unforeseen":
    case "deleted":
      return { screen: leaf };
  }
}
