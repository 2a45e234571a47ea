import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { PaymentView } from "../../../machines/payment/payment.view.ts";
import { CustomerService } from "../../facts/customer-service.tsx";
import { links } from "../../../domain/links.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/link.tsx";
import { Situation } from "../../ui/situation.tsx";
import { Waiting } from "../../ui/waiting.tsx";
import { UnpaidScreen, type Send } from "./payment-unpaid.screen.tsx";

/** `withOrder` puts the unpaid order beside the message. */
export function PaymentScreen(props: {
  view: PaymentView;
  send: Send;
  withOrder: (said: ReactNode) => ReactNode;
}) {
  const { view, send, withOrder } = props;
  switch (view.sees) {
    case "goingToPay":
      return <Waiting text={<FormattedMessage id="checkout.going_to_pay" />} />;
    case "paymentBeingChecked":
      return (
        <Waiting
          text={
            <FormattedMessage id={view.slow ? "checkout.payment_pending" : "checkout.checking_payment"} />
          }
        />
      );
    case "callingOff":
      return <Waiting text={<FormattedMessage id="checkout.cancelling" />} />;
    case "confirmedLater":
      return <ConfirmedLater send={send} />;
    case "unpaidOrder":
      return withOrder(<UnpaidScreen because={view.because} send={send} />);
    case "unreachable":
      return <TryAgain send={send} />;
    case "unforeseen":
      return <TryAgain unforeseen send={send} />;
    case "done":
      return <Waiting />;
  }
}

/** The provider is slow: the server carries on by itself and sends a mail. */
const ConfirmedLater = ({ send }: { send: Send }) => (
  <Situation
    tone="information"
    said={<FormattedMessage id="checkout.confirmed_later" />}
    actions={
      <>
        <ButtonLink href={links.home}>
          <FormattedMessage id="shell.look_around" />
        </ButtonLink>
        <Button type="button" look="quiet" onClick={() => send({ type: "retry.requested" })}>
          <FormattedMessage id="checkout.ask_again" />
        </Button>
      </>
    }
  />
);

/** Nobody answered, or an unexpected refusal, for which customer service can help. */
const TryAgain = ({ unforeseen = false, send }: { unforeseen?: boolean; send: Send }) => (
  <Situation
    tone="problem"
    said={<FormattedMessage id={unforeseen ? "shell.problem.unforeseen" : "shell.problem.unreachable"} />}
    actions={
      <Button type="button" onClick={() => send({ type: "retry.requested" })}>
        <FormattedMessage id="shell.try_again" />
      </Button>
    }
  >
    {unforeseen && <CustomerService />}
  </Situation>
);
