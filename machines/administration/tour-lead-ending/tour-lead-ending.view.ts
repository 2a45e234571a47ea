import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { tourLeadEndingMachine } from "./tour-lead-ending.machine.ts";

export type TourLeadEndingView =
  | { screen: "button"; problem: null | "unforeseen" | "unreachable"; busy: boolean; confirming: boolean }
  | { screen: "result"; became: "ended" | "notFound" | "ownCase" | "administratorsOnly" };

export function tourLeadEndingView({
  value,
}: SnapshotFrom<typeof tourLeadEndingMachine>): TourLeadEndingView {
  const button = { screen: "button", problem: null, busy: false, confirming: false } as const;
  const leaf = leafOf(value);
  switch (leaf) {
    case "waiting.quiet":
      return button;
    case "waiting.unforeseen":
      return { ...button, problem: "unforeseen" };
    case "confirming":
      return { ...button, confirming: true };
    case "ending.asking":
      return { ...button, busy: true };
    case "ending.unreachable":
      return { ...button, problem: "unreachable" };
    case "ended":
    case "ownCase":
      return { screen: "result", became: leaf };
    case "gone":
      return { screen: "result", became: "notFound" };
    case "notAllowed":
      return { screen: "result", became: "administratorsOnly" };
  }
}
