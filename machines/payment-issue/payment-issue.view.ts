import type { SnapshotFrom } from "xstate";
import { leafOf } from "../leaf.ts";
import type { paymentIssueMachine } from "./payment-issue.machine.ts";

export type PaymentIssueView =
  | { sees: "open"; problem: "unforeseen" | null; busy: boolean }
  | { sees: "unreachable" | "closed" | "ownCase" | "notAllowed" };

/** What a person sees. */
export function paymentIssueView({ value }: SnapshotFrom<typeof paymentIssueMachine>): PaymentIssueView {
  const leaf = leafOf(value);
  switch (leaf) {
    case "open.looking":
      return { sees: "open", problem: null, busy: false };
    case "open.unforeseen":
      return { sees: "open", problem: "unforeseen", busy: false };
    case "closing.asking":
      return { sees: "open", problem: null, busy: true };
    case "closing.unreachable":
      return { sees: "unreachable" };
    case "closed":
    case "ownCase":
    case "notAllowed":
      return { sees: leaf };
  }
}
