import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { WithdrawalEvent } from "#machines/after-sale/withdrawal/withdrawal.contract.ts";
import type { WithdrawalView } from "#machines/after-sale/withdrawal/withdrawal.view.ts";
import { CustomerService } from "#src/facts/customer-service.tsx";
import { MomentText } from "#src/facts/format.tsx";
import { Button } from "#src/ui/button.tsx";
import { ButtonLink } from "#src/ui/link.tsx";
import { StatusPanel } from "#src/ui/status-panel.tsx";
import { OrderLocked } from "#src/orders/order-locked.tsx";
import { useOrderAccess } from "#src/guests/order-access.tsx";
import { useFormDraft } from "#src/forms/form-draft.ts";
import { withdrawalDraftName, WithdrawalForm } from "./withdrawal-form.tsx";

type Send = (event: WithdrawalEvent) => void;
type Props = { view: WithdrawalView; send: Send; orderId: string; orderLink: ReactNode };

export function WithdrawalScreen({ view, send, orderId, orderLink }: Props) {
  switch (view.screen) {
    case "offer":
      return (
        <Button type="button" look="quiet" onClick={() => send({ type: "withdrawal.opened" })}>
          <FormattedMessage id="refunds.withdrawal.open" />
        </Button>
      );
    case "form":
      return (
        <>
          {view.problem === "guestTokenExpired" && <OrderLocked orderLink={orderLink} isTyped />}
          <WithdrawalForm key={shapeOf(view)} view={view} send={send} orderId={orderId} />
        </>
      );
    case "withdrawn":
      return <Withdrawn view={view} orderId={orderId} />;
    case "withdrawalTooLate":
      return <Closed message="refunds.withdrawal.too_late" />;
    case "nothingLeft":
      return <Closed message="refunds.withdrawal.nothing_left" />;
    case "notPossible":
      return <Closed message="refunds.withdrawal.not_possible" />;
  }
}

type Done = Extract<WithdrawalView, { screen: "withdrawn" }>;

function Withdrawn({ view, orderId }: { view: Done; orderId: string }) {
  // Deletes the draft after a submission; the next form starts with what is left.
  useFormDraft(withdrawalDraftName(orderId), true);
  const { links } = useOrderAccess();
  return (
    <StatusPanel
      tone="information"
      message={
        <FormattedMessage
          id="refunds.withdrawal.done"
          values={{ time: <MomentText key="time" at={view.at} /> }}
        />
      }
      actions={
        <ButtonLink href={links.refund(view.refundId)}>
          <FormattedMessage id="refunds.withdrawal.see" />
        </ButtonLink>
      }
    >
      <p>
        <FormattedMessage
          id={view.email === null ? "refunds.withdrawal.done.mail_guest" : "refunds.withdrawal.done.mail"}
          values={{ email: <bdi key="email">{view.email}</bdi> }}
        />
      </p>
    </StatusPanel>
  );
}

const Closed = ({ message }: { message: string }) => (
  <StatusPanel
    tone="problem"
    message={<FormattedMessage id={message} />}
    actions={<CustomerService after="answer" />}
  />
);

/** As a React key, resets the form when the counts to choose from change. */
const shapeOf = ({ order }: Extract<WithdrawalView, { screen: "form" }>): string =>
  order.lines.map(({ least, most }) => `${least}-${most}`).join();
