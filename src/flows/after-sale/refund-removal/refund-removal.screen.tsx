import { FormattedMessage } from "react-intl";
import type { EventFrom } from "xstate";
import type {
  refundRemovalMachine,
  RefundRemovalView,
} from "#machines/after-sale/refund-removal/refund-removal.machine.ts";
import { CustomerService } from "#src/facts/customer-service.tsx";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { TryAgain } from "#src/ui/try-again.tsx";
import { Waiting } from "#src/ui/waiting.tsx";

type Send = (event: EventFrom<typeof refundRemovalMachine>) => void;

export function RefundRemovalScreen({ view, send }: { view: RefundRemovalView; send: Send }) {
  switch (view.screen) {
    case "form":
      if (view.note === "unreachable")
        return <TryAgain onRetry={() => send({ type: "retry.requested" })} isSent />;
      return (
        <>
          <Offer send={send} />
          {(view.isConfirming || view.busy) && <Question busy={view.busy} send={send} />}
        </>
      );
    case "refundNotDraft":
      return (
        <Notice tone="information">
          <FormattedMessage id="refunds.remove.not_draft" />
        </Notice>
      );
    case "unforeseen":
      return (
        <>
          <Notice tone="problem">
            <FormattedMessage id="shell.problem.unforeseen" />
          </Notice>
          <CustomerService />
        </>
      );
    case "deleted":
      return <Waiting />;
  }
}

const Offer = ({ send }: { send: Send }) => (
  <Button type="button" look="quiet" onClick={() => send({ type: "removal.requested" })}>
    <FormattedMessage id="refunds.remove" />
  </Button>
);

const Question = ({ busy, send }: { busy: boolean; send: Send }) => (
  <Dialog
    title={<FormattedMessage id="refunds.remove.question" />}
    onClose={() => send({ type: "removal.dropped" })}
    actions={
      <>
        <Button type="button" busy={busy} onClick={() => send({ type: "removal.confirmed" })}>
          <FormattedMessage id="refunds.remove.confirm" />
        </Button>
        <Button type="button" look="quiet" onClick={() => send({ type: "removal.dropped" })}>
          <FormattedMessage id="refunds.remove.keep" />
        </Button>
      </>
    }
  >
    <p>
      <FormattedMessage id="refunds.remove.what" />
    </p>
  </Dialog>
);
