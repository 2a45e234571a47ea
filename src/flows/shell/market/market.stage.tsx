import type { ComponentProps } from "react";
import { marketPaths } from "#machines/shell/market/market.paths.ts";
import { ShopWith } from "#workshop/stage/shop-with.tsx";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { MarketChooser } from "./market.flow.tsx";
import MarketSwitch from "./market-switch.flow.tsx";

export const marketStage: FlowStage<typeof marketPaths.machine> = { paths: marketPaths, Screen };

function Screen({ actor }: ComponentProps<(typeof marketStage)["Screen"]>) {
  return (
    <ShopWith market={actor}>
      <main>
        <MarketChooser />
      </main>
      <MarketSwitch />
    </ShopWith>
  );
}
