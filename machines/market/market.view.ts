import type { SnapshotFrom } from "xstate";
import { placeOf } from "../place.ts";
import type { MarketChoice, MarketComparison } from "./market.contract.ts";
import type { marketMachine } from "./market.machine.ts";

export type MarketView =
  | { sees: "choice"; marketId: string; languageId: string }
  | { sees: "comparing"; marketId: string }
  | { sees: "whatWouldChange"; comparison: MarketComparison }
  | { sees: "unreachable"; chosen: MarketChoice }
  | { sees: "switching"; chosen: MarketChoice };

/** What a person sees of market and language. */
export function marketView({ value, context }: SnapshotFrom<typeof marketMachine>): MarketView {
  const { marketId, languageId, chosen, comparison } = context;
  const place = placeOf(value);
  switch (place) {
    case "settled":
      return { sees: "choice", marketId, languageId };
    case "comparing":
      return { sees: "comparing", marketId: chosen.marketId };
    case "confirming":
      if (!comparison) throw new Error("nobody confirms what was not compared");
      return { sees: "whatWouldChange", comparison };
    case "unreachable.comparison":
    case "unreachable.memory":
      return { sees: "unreachable", chosen };
    case "remembering":
    case "reloading":
      return { sees: "switching", chosen };
  }
}
