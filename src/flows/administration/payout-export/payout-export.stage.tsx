import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { payoutExportPaths } from "#machines/administration/payout-export/payout-export.paths.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { PayoutExportContent } from "./payout-export.flow.tsx";

export const payoutExportStage: FlowStage<typeof payoutExportPaths.machine> = {
  paths: payoutExportPaths,
  Screen,
};

function Screen({ actor }: ComponentProps<(typeof payoutExportStage)["Screen"]>) {
  return (
    <main>
      <h1>
        <FormattedMessage id="admin.payouts.title" />
      </h1>
      <PayoutExportContent actor={actor} />
    </main>
  );
}
