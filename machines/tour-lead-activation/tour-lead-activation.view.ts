import type { SnapshotFrom } from "xstate";
import { leafOf } from "../leaf.ts";
import type { tourLeadActivationMachine } from "./tour-lead-activation.machine.ts";

export type TourLeadActivationView =
  | { sees: "button"; problem: null | "unforeseen" | "unreachable"; busy: boolean }
  | { sees: "result"; became: "active" | "notRegistered" | "ended" | "gone" | "ownCase" };

/** What an administrator sees. */
export function tourLeadActivationView({
  value,
}: SnapshotFrom<typeof tourLeadActivationMachine>): TourLeadActivationView {
  const leaf = leafOf(value);
  switch (leaf) {
    case "waiting.quiet":
      return { sees: "button", problem: null, busy: false };
    case "waiting.unforeseen":
      return { sees: "button", problem: "unforeseen", busy: false };
    case "activating.asking":
      return { sees: "button", problem: null, busy: true };
    case "activating.unreachable":
      return { sees: "button", problem: "unreachable", busy: false };
    case "active":
    case "notRegistered":
    case "ended":
    case "gone":
    case "ownCase":
      return { sees: "result", became: leaf };
  }
}
