import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { EventFrom } from "xstate";
import type {
  payoutMarkingMachine,
  PayoutMarkingView,
  PayoutResult,
} from "#machines/administration/payout-marking/payout-marking.machine.ts";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Notice } from "#src/ui/notice.tsx";
import styles from "./payout-marking.module.css";

type Send = (event: EventFrom<typeof payoutMarkingMachine>) => void;

/** `about`: amount and recipient, for the confirmation's question. */
type Props = { view: PayoutMarkingView; about: ReactNode; send: Send };

const problems = {
  payoutDecided: "admin.payouts.overtaken",
  ownCase: "admin.payouts.own_case",
  administratorsOnly: "admin.payouts.not_allowed",
} as const;

export function PayoutMarkingScreen({ view, about, send }: Props) {
  switch (view.screen) {
    case "form":
      if (view.note === "unreachable")
        return <FormProblem problem="unreachable" onRetry={() => send({ type: "retry.requested" })} />;
      return (
        <div className={styles.choice}>
          {view.note && <FormProblem problem={view.note} onRetry={() => {}} />}
          <Button
            type="button"
            look="quiet"
            busy={view.busy}
            onClick={() => send({ type: "result.chosen", result: "paid" })}
          >
            <FormattedMessage id="admin.payouts.mark.paid" />
          </Button>
          <Button
            type="button"
            look="link"
            busy={view.busy}
            onClick={() => send({ type: "result.chosen", result: "failed" })}
          >
            <FormattedMessage id="admin.payouts.mark.failed" />
          </Button>
          {view.isConfirming && <Confirmation result={view.typed!.result} about={about} send={send} />}
        </div>
      );
    case "marked":
      return (
        <Notice tone="success">
          <FormattedMessage id={`admin.payouts.marked.${view.typed!.result}`} />
        </Notice>
      );
    case "payoutDecided":
    case "ownCase":
    case "administratorsOnly":
      return (
        <Notice tone="problem">
          <FormattedMessage id={problems[view.screen]} />
        </Notice>
      );
  }
}

function Confirmation({ result, about, send }: { result: PayoutResult; about: ReactNode; send: Send }) {
  const leave = () => send({ type: "result.left" });
  return (
    <Dialog
      title={<FormattedMessage id={`admin.payouts.confirm.${result}`} />}
      onClose={leave}
      actions={
        <>
          <Button type="button" onClick={() => send({ type: "result.confirmed" })}>
            <FormattedMessage id={`admin.payouts.mark.${result}`} />
          </Button>
          <Button type="button" look="quiet" onClick={leave}>
            <FormattedMessage id="admin.payouts.confirm.leave" />
          </Button>
        </>
      }
    >
      <p>{about}</p>
      <p>
        <FormattedMessage id={`admin.payouts.confirm.${result}.text`} />
      </p>
    </Dialog>
  );
}
