import { FormattedMessage } from "react-intl";
import type { FailedMailEvent } from "#machines/administration/failed-mail/failed-mail.contract.ts";
import type { FailedMailView } from "#machines/administration/failed-mail/failed-mail.view.ts";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";

type Props = { view: FailedMailView; send: (event: FailedMailEvent) => void };

const refusals = { notFound: "admin.mails.gone", administratorsOnly: "admin.mails.not_allowed" } as const;

export function FailedMailScreen({ view, send }: Props) {
  switch (view.screen) {
    case "open":
      return (
        <>
          {view.problem && <FormProblem problem={view.problem} onRetry={() => {}} />}
          <Button type="button" look="quiet" busy={view.busy} onClick={() => send({ type: "mail.resent" })}>
            <FormattedMessage id="admin.mails.resend" />
          </Button>
        </>
      );
    case "unreachable":
      return <FormProblem problem="unreachable" onRetry={() => send({ type: "retry.requested" })} />;
    case "queued":
      return (
        <Notice tone="success">
          <FormattedMessage id="admin.mails.queued" />
        </Notice>
      );
    case "notFound":
    case "administratorsOnly":
      return (
        <Notice tone="problem">
          <FormattedMessage id={refusals[view.screen]} />
        </Notice>
      );
  }
}
