import { FormattedMessage } from "react-intl";
import { links } from "#domain/links.ts";
import type {
  RefundReviewEvent,
  ReviewedRefund,
} from "#machines/administration/refund-review/refund-review.contract.ts";
import type { RefundReviewView } from "#machines/administration/refund-review/refund-review.view.ts";
import { DateText } from "#src/facts/format.tsx";
import { Button } from "#src/ui/button.tsx";
import { ButtonLink } from "#src/ui/link.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { StatusPanel } from "#src/ui/status-panel.tsx";
import { Lines } from "./refund-review-lines.tsx";
import { kindOfSum, valuesOfSum } from "./refund-review-sums.tsx";

type Waiting = Extract<RefundReviewView, { reading: unknown }>;

export function Waits({ view, send }: { view: Waiting; send: (event: RefundReviewEvent) => void }) {
  const { screen, refund, reading } = view;
  const isUnreachable = reading === "unreachable";
  return (
    <StatusPanel
      tone="information"
      message={
        screen === "payingBack" ? (
          <FormattedMessage id="admin.became.paying_back" />
        ) : (
          <FormattedMessage
            id="admin.became.waits"
            values={{ date: <DateText key="date" at={refund.firstApproval?.at ?? ""} /> }}
          />
        )
      }
      actions={
        <>
          <Button
            type="button"
            look="quiet"
            busy={reading === "reading"}
            onClick={() => send({ type: isUnreachable ? "retry.requested" : "refresh.requested" })}
          >
            <FormattedMessage id={isUnreachable ? "shell.try_again" : "admin.look_again"} />
          </Button>
          {screen === "awaitingAnother" && (
            <Button type="button" look="quiet" onClick={() => send({ type: "approval.reconsidered" })}>
              <FormattedMessage id="admin.became.reconsider" />
            </Button>
          )}
        </>
      }
    >
      <Lines refund={refund} />
      {screen === "payingBack" && refund.providerRefusal !== null && (
        <Notice tone="problem">
          <FormattedMessage
            id="admin.became.provider_refuses"
            values={{ issue: <code key="issue">{refund.providerRefusal}</code> }}
          />
        </Notice>
      )}
      {isUnreachable && (
        <Notice tone="problem">
          <FormattedMessage id="shell.problem.unreachable" />
        </Notice>
      )}
    </StatusPanel>
  );
}

type BecameProps = { screen: "approved" | "rejected" | "overtaken"; refund: ReviewedRefund };

export function RefundReviewResult({ screen, refund }: BecameProps) {
  return (
    <StatusPanel
      tone={screen === "overtaken" ? "problem" : "information"}
      message={
        screen === "overtaken" ? (
          <FormattedMessage id="admin.became.overtaken" />
        ) : (
          <Outcome refund={refund} />
        )
      }
      actions={
        <ButtonLink look="quiet" href={links.adminRefunds()}>
          <FormattedMessage id="admin.refunds.all" />
        </ButtonLink>
      }
    >
      {screen === "overtaken" && (
        <p>
          <Outcome refund={refund} />
        </p>
      )}
      <Lines refund={refund} />
    </StatusPanel>
  );
}

function Outcome({ refund: { status, back, order, decidedAt } }: { refund: ReviewedRefund }) {
  const date = decidedAt && <DateText key="date" at={decidedAt} />;
  switch (status) {
    case "approved":
      return (
        <FormattedMessage
          id={`admin.became.approved.${kindOfSum(back)}`}
          values={{ date, ...valuesOfSum(back, order) }}
        />
      );
    case "rejected":
      return <FormattedMessage id="admin.became.rejected" values={{ date }} />;
    case "requested":
      return <FormattedMessage id="admin.became.paying_back" />;
  }
}
