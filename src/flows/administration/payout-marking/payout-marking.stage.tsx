import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { payoutMarkingPaths } from "#machines/administration/payout-marking/payout-marking.paths.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { PayoutMarkingContent } from "./payout-marking.flow.tsx";

export const payoutMarkingStage: FlowStage<typeof payoutMarkingPaths.machine> = {
  paths: payoutMarkingPaths,
  Screen,
};

function Screen({ actor }: ComponentProps<(typeof payoutMarkingStage)["Screen"]>) {
  return (
    <main>
      <h1>
        <FormattedMessage id="admin.payouts.title" />
      </h1>
      <PayoutMarkingContent actor={actor} about="€120.00 · lena@example.com" />
    </main>
  );
}
