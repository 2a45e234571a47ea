import type { SnapshotFrom } from "xstate";
import { leafOf } from "../leaf.ts";
import type { failedMailMachine } from "./failed-mail.machine.ts";

export type FailedMailView =
  | { sees: "open"; problem: "unforeseen" | null; busy: boolean }
  | { sees: "unreachable" | "queued" | "gone" | "notAllowed" };

/** What a person sees. */
export function failedMailView({ value }: SnapshotFrom<typeof failedMailMachine>): FailedMailView {
  const leaf = leafOf(value);
  switch (leaf) {
    case "open.looking":
      return { sees: "open", problem: null, busy: false };
    case "open.unforeseen":
      return { sees: "open", problem: "unforeseen", busy: false };
    case "sending.asking":
      return { sees: "open", problem: null, busy: true };
    case "sending.unreachable":
      return { sees: "unreachable" };
    case "queued":
    case "gone":
    case "notAllowed":
      return { sees: leaf };
  }
}
