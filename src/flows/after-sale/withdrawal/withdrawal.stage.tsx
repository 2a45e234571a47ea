import type { ComponentProps } from "react";
import { withdrawalPaths } from "#machines/after-sale/withdrawal/withdrawal.paths.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { LockedOrder } from "#src/flows/after-sale/guest-order-link/guest-order-link.stage.tsx";
import { WithdrawalContent } from "./withdrawal.flow.tsx";

export const withdrawalStage: FlowStage<typeof withdrawalPaths.machine> = { paths: withdrawalPaths, Screen };

function Screen({ actor }: ComponentProps<(typeof withdrawalStage)["Screen"]>) {
  return (
    <main>
      <h2>Order 7K3M9Q</h2>
      <WithdrawalContent actor={actor} orderLink={<LockedOrder email="" />} />
    </main>
  );
}
