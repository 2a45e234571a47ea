import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { selfBillingPaths } from "#machines/tour-leads/self-billing/self-billing.paths.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { SelfBillingContent } from "./self-billing.flow.tsx";

export const selfBillingStage: FlowStage<typeof selfBillingPaths.machine> = {
  paths: selfBillingPaths,
  Screen,
};

function Screen({ actor }: ComponentProps<(typeof selfBillingStage)["Screen"]>) {
  return (
    <main>
      <h1>
        <FormattedMessage id="payouts.tax.title" />
      </h1>
      <SelfBillingContent actor={actor} />
    </main>
  );
}
