import type { ComponentProps } from "react";
import { buyAgainPaths } from "#machines/after-sale/buy-again/buy-again.paths.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { BuyAgainContent } from "./buy-again.flow.tsx";

export const buyAgainStage: FlowStage<typeof buyAgainPaths.machine> = { paths: buyAgainPaths, Screen };

function Screen({ actor }: ComponentProps<(typeof buyAgainStage)["Screen"]>) {
  return (
    <main>
      <BuyAgainContent actor={actor} />
    </main>
  );
}
