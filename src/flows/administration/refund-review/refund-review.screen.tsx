import { useEffect } from "react";
import { FormattedMessage } from "react-intl";
import type { RefundReviewEvent } from "#machines/administration/refund-review/refund-review.contract.ts";
import type { RefundReviewView } from "#machines/administration/refund-review/refund-review.view.ts";
import { useFormDraft } from "#src/forms/form-draft.ts";
import { Notice } from "#src/ui/notice.tsx";
import { RefundReviewResult, Waits } from "./refund-review-became.screen.tsx";
import { Approval, Rejection } from "./refund-review-choice.screen.tsx";
import { Confirmation } from "./refund-review-confirmation.screen.tsx";
import { isAtField, ReviewProblemNotice } from "./refund-review-problem.screen.tsx";
import styles from "./refund-review.module.css";

type Props = { view: RefundReviewView; send: (event: RefundReviewEvent) => void; refundId: string };

export function RefundReviewScreen({ view, send, refundId }: Props) {
  const isDone = view.screen !== "choice" && view.screen !== "administratorsOnly";
  const counts = useFormDraft(`refund-counts-${refundId}`, isDone);
  const reason = useFormDraft(`refund-reason-${refundId}`, isDone);
  useHearingOfCounts(counts.ref, view, send);
  switch (view.screen) {
    case "choice":
      return (
        <div className={styles.ground}>
          {view.problem && !isAtField(view.problem) && (
            <ReviewProblemNotice problem={view.problem} send={send} />
          )}
          <Approval view={view} send={send} draft={counts} />
          {view.canReject && <Rejection view={view} send={send} draft={reason} />}
          {view.doing === "confirming" && <Confirmation view={view} send={send} />}
        </div>
      );
    case "payingBack":
    case "awaitingAnother":
      return <Waits view={view} send={send} />;
    case "approved":
    case "rejected":
    case "overtaken":
      return <RefundReviewResult screen={view.screen} refund={view.refund} />;
    case "notFound":
      return (
        <Notice tone="problem">
          <FormattedMessage id="admin.became.gone" />
        </Notice>
      );
    case "ownCase":
      return (
        <Notice tone="problem">
          <FormattedMessage id="admin.became.own_case" />
        </Notice>
      );
    case "administratorsOnly":
      return (
        <Notice tone="problem">
          <FormattedMessage id="admin.became.not_allowed" />
        </Notice>
      );
  }
}

/** Sends the counts that the form restored after a reload to the flow. */
function useHearingOfCounts(
  form: ReturnType<typeof useFormDraft>["ref"],
  view: RefundReviewView,
  send: Props["send"],
): void {
  const counts = view.screen === "choice" ? view.counts : null;
  useEffect(() => {
    for (const [lineId, count] of Object.entries(counts ?? {})) {
      const field = form.current?.elements.namedItem(lineId);
      if (!(field instanceof HTMLSelectElement) || Number(field.value) === count) continue;
      send({ type: "count.chosen", lineId, count: Number(field.value) });
    }
  }, [form, counts, send]);
}
