import { FormattedMessage } from "react-intl";
import { refundReviewPaths } from "#machines/administration/refund-review/refund-review.paths.ts";
import { pageStage } from "#workshop/stories/default-stage.tsx";
import { RefundReviewContent } from "./refund-review.flow.tsx";

export const refundReviewStage = pageStage(refundReviewPaths, "admin.refunds.title", ({ actor }) => (
  <>
    <h2>
      <FormattedMessage id="admin.review.title" />
    </h2>
    <RefundReviewContent actor={actor} />
  </>
));
