import { FormattedMessage } from "react-intl";
import type { EventFrom } from "xstate";
import type {
  paymentIssueMachine,
  PaymentIssueView,
} from "#machines/administration/payment-issue/payment-issue.machine.ts";
import { RequestButton } from "#src/forms/request-button.tsx";
import { Notice } from "#src/ui/notice.tsx";

type Props = { view: PaymentIssueView; send: (event: EventFrom<typeof paymentIssueMachine>) => void };

const results = {
  closed: "admin.payments.closed",
  ownCase: "admin.payments.own_case",
  administratorsOnly: "admin.payments.not_allowed",
} as const;

export function PaymentIssueScreen({ view, send }: Props) {
  switch (view.screen) {
    case "form":
      return (
        <RequestButton
          look="quiet"
          note={view.note}
          busy={view.busy}
          onRetry={() => send({ type: "retry.requested" })}
          onClick={() => send({ type: "issue.closed" })}
        >
          <FormattedMessage id="admin.payments.close" />
        </RequestButton>
      );
    default:
      return (
        <Notice tone={view.screen === "closed" ? "success" : "problem"}>
          <FormattedMessage id={results[view.screen]} />
        </Notice>
      );
  }
}
