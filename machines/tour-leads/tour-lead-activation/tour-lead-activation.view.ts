import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { tourLeadActivationMachine } from "./tour-lead-activation.machine.ts";

export type TourLeadActivationView =
  | { screen: "button"; problem: null | "unforeseen" | "unreachable"; busy: boolean }
  | { screen: "result"; became: "active" | "notRegistered" | "membershipEnded" | "notFound" | "ownCase" };

export function tourLeadActivationView({
  value,
}: SnapshotFrom<typeof tourLeadActivationMachine>): TourLeadActivationView {
  const leaf = leafOf(value);
  switch (leaf) {
    case "waiting.quiet":
      return { screen: "button", problem: null, busy: false };
    case "waiting.unforeseen":
      return { screen: "button", problem: "unforeseen", busy: false };
    case "activating.asking":
      return { screen: "button", problem: null, busy: true };
    case "activating.unreachable":
      return { screen: "button", problem: "unreachable", busy: false };
    case "active":
    case "notRegistered":
    case "ownCase":
      return { screen: "result", became: leaf };
    case "ended":
      return { screen: "result", became: "membershipEnded" };
    case "gone":
      return { screen: "result", became: "notFound" };
  }
}
