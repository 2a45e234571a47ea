import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { failedMailMachine } from "./failed-mail.machine.ts";

export type FailedMailView =
  | { screen: "open"; problem: "unforeseen" | null; busy: boolean }
  | { screen: "unreachable" | "queued" | "notFound" | "administratorsOnly" };

export function failedMailView({ value }: SnapshotFrom<typeof failedMailMachine>): FailedMailView {
  const leaf = leafOf(value);
  switch (leaf) {
    case "open.looking":
      return { screen: "open", problem: null, busy: false };
    case "open.unforeseen":
      return { screen: "open", problem: "unforeseen", busy: false };
    case "sending.asking":
      return { screen: "open", problem: null, busy: true };
    case "sending.unreachable":
      return { screen: "unreachable" };
    case "queued":
      return { screen: "queued" };
    case "gone":
      return { screen: "notFound" };
    case "notAllowed":
      return { screen: "administratorsOnly" };
  }
}
