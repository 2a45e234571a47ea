import type { ComponentProps } from "react";
import { marketPaths } from "../../../machines/market/market.paths.ts";
import type { FlowStage } from "../../../workshop/stories/flow-stage.ts";
import { MarketContext } from "./market.context.ts";
import { MarketChooser } from "./market.flow.tsx";
import MarketSwitch from "./market-switch.flow.tsx";

export const marketStage: FlowStage<typeof marketPaths.machine> = { paths: marketPaths, Screen };

function Screen({ actor }: ComponentProps<(typeof marketStage)["Screen"]>) {
  return (
    <MarketContext value={actor}>
      <main>
        <MarketChooser />
      </main>
      <MarketSwitch />
    </MarketContext>
  );
}
