import type { SnapshotFrom } from "xstate";
import { leafOf } from "../leaf.ts";
import type { refundRemovalMachine } from "./refund-removal.machine.ts";

/** `question`: whether to give it up. `deleted`: on the way to the other refunds. */
export type RefundRemovalView =
  | { sees: "offer" }
  | { sees: "question"; busy: boolean }
  | { sees: "unreachable" }
  | { sees: "notDraft" }
  | { sees: "unforeseen" }
  | { sees: "deleted" };

/** What a person sees. */
export function refundRemovalView({ value }: SnapshotFrom<typeof refundRemovalMachine>): RefundRemovalView {
  const leaf = leafOf(value);
  switch (leaf) {
    case "offered":
      return { sees: "offer" };
    case "confirming":
      return { sees: "question", busy: false };
    case "deleting.asking":
      return { sees: "question", busy: true };
    case "deleting.unreachable":
      return { sees: "unreachable" };
    case "notDraft":
    case "unforeseen":
    case "deleted":
      return { sees: leaf };
  }
}
