import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { paymentIssueMachine } from "./payment-issue.machine.ts";

export type PaymentIssueView =
  | { screen: "open"; problem: "unforeseen" | null; busy: boolean }
  | { screen: "unreachable" | "closed" | "ownCase" | "administratorsOnly" };

export function paymentIssueView({ value }: SnapshotFrom<typeof paymentIssueMachine>): PaymentIssueView {
  const leaf = leafOf(value);
  switch (leaf) {
    case "open.looking":
      return { screen: "open", problem: null, busy: false };
    case "open.unforeseen":
      return { screen: "open", problem: "unforeseen", busy: false };
    case "closing.asking":
      return { screen: "open", problem: null, busy: true };
    case "closing.unreachable":
      return { screen: "unreachable" };
    case "closed":
    case "ownCase":
      return { screen: leaf };
    case "notAllowed":
      return { screen: "administratorsOnly" };
  }
}
