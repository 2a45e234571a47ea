import { FormattedMessage } from "react-intl";
import type { EventFrom } from "xstate";
import type {
  failedMailMachine,
  FailedMailView,
} from "#machines/administration/failed-mail/failed-mail.machine.ts";
import { RequestButton } from "#src/forms/request-button.tsx";
import { Notice } from "#src/ui/notice.tsx";

type Props = { view: FailedMailView; send: (event: EventFrom<typeof failedMailMachine>) => void };

const results = {
  queued: "admin.mails.queued",
  notFound: "admin.mails.gone",
  administratorsOnly: "admin.mails.not_allowed",
} as const;

export function FailedMailScreen({ view, send }: Props) {
  switch (view.screen) {
    case "form":
      return (
        <RequestButton
          look="quiet"
          note={view.note}
          busy={view.busy}
          onRetry={() => send({ type: "retry.requested" })}
          onClick={() => send({ type: "mail.resent" })}
        >
          <FormattedMessage id="admin.mails.resend" />
        </RequestButton>
      );
    default:
      return (
        <Notice tone={view.screen === "queued" ? "success" : "problem"}>
          <FormattedMessage id={results[view.screen]} />
        </Notice>
      );
  }
}
