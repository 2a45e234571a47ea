import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { payoutPaths } from "#machines/tour-leads/payout/payout.paths.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { PayoutContent } from "./payout.flow.tsx";

export const payoutStage: FlowStage<typeof payoutPaths.machine> = { paths: payoutPaths, Screen };

function Screen({ actor }: ComponentProps<(typeof payoutStage)["Screen"]>) {
  return (
    <main>
      <h1>
        <FormattedMessage id="payouts.title" />
      </h1>
      <PayoutContent actor={actor} />
    </main>
  );
}
