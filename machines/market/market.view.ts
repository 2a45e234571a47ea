import type { SnapshotFrom } from "xstate";
import { leafOf } from "../leaf.ts";
import type { MarketChoice, MarketComparison } from "./market.contract.ts";
import type { marketMachine } from "./market.machine.ts";

export type MarketView =
  | { sees: "choice"; marketId: string; languageId: string }
  | { sees: "comparing"; marketId: string }
  | { sees: "whatWouldChange"; comparison: MarketComparison }
  | { sees: "unreachable"; chosen: MarketChoice }
  | { sees: "unforeseen"; chosen: MarketChoice }
  | { sees: "switching"; chosen: MarketChoice };

export function marketView({ value, context }: SnapshotFrom<typeof marketMachine>): MarketView {
  const { marketId, languageId, chosen, comparison } = context;
  const leaf = leafOf(value);
  switch (leaf) {
    case "settled":
      return { sees: "choice", marketId, languageId };
    case "comparing.asking":
      return { sees: "comparing", marketId: chosen.marketId };
    case "confirming":
      if (!comparison) throw new Error("nobody confirms what was not compared");
      return { sees: "whatWouldChange", comparison };
    case "comparing.unreachable":
    case "remembering.unreachable":
      return { sees: "unreachable", chosen };
    case "unforeseen":
      return { sees: "unforeseen", chosen };
    case "remembering.asking":
    case "reloading":
      return { sees: "switching", chosen };
  }
}
