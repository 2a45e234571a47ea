import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { refundRemovalPaths } from "#machines/after-sale/refund-removal/refund-removal.paths.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { RefundRemovalContent } from "./refund-removal.flow.tsx";

export const refundRemovalStage: FlowStage<typeof refundRemovalPaths.machine> = {
  paths: refundRemovalPaths,
  Screen,
};

function Screen({ actor }: ComponentProps<(typeof refundRemovalStage)["Screen"]>) {
  return (
    <main>
      <h1>
        <FormattedMessage id="refunds.request.title" />
      </h1>
      <RefundRemovalContent actor={actor} />
    </main>
  );
}
