import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { MarketChoice, MarketComparison } from "./market.contract.ts";
import type { marketMachine } from "./market.machine.ts";

export type MarketView =
  | { screen: "choice"; marketId: string; languageId: string }
  | { screen: "comparing"; marketId: string }
  | { screen: "whatWouldChange"; comparison: MarketComparison }
  | { screen: "unreachable"; chosen: MarketChoice }
  | { screen: "unforeseen"; chosen: MarketChoice }
  | { screen: "switching"; chosen: MarketChoice };

export function marketView({ value, context }: SnapshotFrom<typeof marketMachine>): MarketView {
  const { marketId, languageId, chosen, comparison } = context;
  const leaf = leafOf(value);
  switch (leaf) {
    case "settled":
      return { screen: "choice", marketId, languageId };
    case "comparing.asking":
      return { screen: "comparing", marketId: chosen.marketId };
    case "confirming":
      if (!comparison) throw new Error("nobody confirms what was not compared");
      return { screen: "whatWouldChange", comparison };
    case "comparing.unreachable":
    case "remembering.unreachable":
      return { screen: "unreachable", chosen };
    case "unforeseen":
      return { screen: "unforeseen", chosen };
    case "remembering.asking":
    case "reloading":
      return { screen: "switching", chosen };
  }
}
