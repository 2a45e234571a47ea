import { useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import type { RefundReviewEvent } from "#machines/administration/refund-review/refund-review.contract.ts";
import type { ReviewProblem } from "#machines/administration/refund-review/refund-review.view.ts";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { Notice } from "#src/ui/notice.tsx";

type AtField = "noReason" | "noPartReason";
type Problem = Exclude<ReviewProblem, AtField>;
type Props = { problem: Problem; send: (event: RefundReviewEvent) => void };

export const isAtField = (problem: ReviewProblem): problem is AtField =>
  problem === "noReason" || problem === "noPartReason";

/** Above the forms and scrolled into view, because the pressed button may be far below. */
export function ReviewProblemNotice({ problem, send }: Props) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    container.current?.scrollIntoView({ block: "nearest" });
  }, [problem]);
  return (
    <div ref={container}>
      <Words problem={problem} send={send} />
    </div>
  );
}

function Words({ problem, send }: Props) {
  switch (problem) {
    case "nothingChosen":
      return (
        <Notice tone="problem">
          <FormattedMessage id="admin.problem.nothing_chosen" />
        </Notice>
      );
    case "countsChanged":
      return (
        <Notice tone="problem">
          <FormattedMessage id="admin.problem.counts_changed" />
        </Notice>
      );
    case "countsNotAskedFor":
      return (
        <Notice tone="problem">
          <FormattedMessage id="admin.problem.not_asked_for" />
        </Notice>
      );
    case "approvedOtherwise":
      return (
        <Notice tone="problem">
          <FormattedMessage id="admin.problem.approved_otherwise" />
        </Notice>
      );
    case "withdrawal":
      return (
        <Notice tone="problem">
          <FormattedMessage id="admin.problem.withdrawal" />
        </Notice>
      );
    case "unforeseen":
    case "unreachable":
      return <FormProblem problem={problem} onRetry={() => send({ type: "retry.requested" })} />;
  }
}
