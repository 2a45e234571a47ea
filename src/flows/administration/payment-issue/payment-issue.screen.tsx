import { FormattedMessage } from "react-intl";
import type { PaymentIssueEvent } from "#machines/administration/payment-issue/payment-issue.contract.ts";
import type { PaymentIssueView } from "#machines/administration/payment-issue/payment-issue.view.ts";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";

type Props = { view: PaymentIssueView; send: (event: PaymentIssueEvent) => void };

const refusals = {
  ownCase: "admin.payments.own_case",
  administratorsOnly: "admin.payments.not_allowed",
} as const;

export function PaymentIssueScreen({ view, send }: Props) {
  switch (view.screen) {
    case "open":
      return (
        <>
          {view.problem && <FormProblem problem={view.problem} onRetry={() => {}} />}
          <Button type="button" look="quiet" busy={view.busy} onClick={() => send({ type: "issue.closed" })}>
            <FormattedMessage id="admin.payments.close" />
          </Button>
        </>
      );
    case "unreachable":
      return <FormProblem problem="unreachable" onRetry={() => send({ type: "retry.requested" })} />;
    case "closed":
      return (
        <Notice tone="success">
          <FormattedMessage id="admin.payments.closed" />
        </Notice>
      );
    case "ownCase":
    case "administratorsOnly":
      return (
        <Notice tone="problem">
          <FormattedMessage id={refusals[view.screen]} />
        </Notice>
      );
  }
}
