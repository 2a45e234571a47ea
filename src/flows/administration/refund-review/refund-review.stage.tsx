import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { refundReviewPaths } from "#machines/administration/refund-review/refund-review.paths.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { RefundReviewContent } from "./refund-review.flow.tsx";

export const refundReviewStage: FlowStage<typeof refundReviewPaths.machine> = {
  paths: refundReviewPaths,
  Screen,
};

function Screen({ actor }: ComponentProps<(typeof refundReviewStage)["Screen"]>) {
  return (
    <main>
      <h1>
        <FormattedMessage id="admin.refunds.title" />
      </h1>
      <h2>
        <FormattedMessage id="admin.review.title" />
      </h2>
      <RefundReviewContent actor={actor} />
    </main>
  );
}
