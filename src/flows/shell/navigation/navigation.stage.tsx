import type { ComponentProps } from "react";
import { navigationPaths } from "#machines/shell/navigation/navigation.paths.ts";
import { ShopWith } from "#workshop/stage/shop-with.tsx";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { NavigationBar } from "./navigation.flow.tsx";

export const navigationStage: FlowStage<typeof navigationPaths.machine> = { paths: navigationPaths, Screen };

function Screen({ actor }: ComponentProps<(typeof navigationStage)["Screen"]>) {
  const stay = () => {};
  return (
    <ShopWith navigation={{ actor, request: stay, recover: stay }}>
      <main style={{ minBlockSize: "8rem" }}>
        <NavigationBar />
      </main>
    </ShopWith>
  );
}
