import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { PaymentView } from "#machines/shopping/payment/payment.view.ts";
import { links } from "#domain/links.ts";
import { Button } from "#src/ui/button.tsx";
import { ButtonLink } from "#src/ui/link.tsx";
import { StatusPanel } from "#src/ui/status-panel.tsx";
import { CustomerService } from "#src/facts/customer-service.tsx";
import { TryAgain } from "#src/ui/try-again.tsx";
import { Waiting } from "#src/ui/waiting.tsx";
import { CancellationQuestion, UnpaidScreen, type Send } from "./payment-unpaid.screen.tsx";

export function PaymentScreen(props: {
  view: PaymentView;
  send: Send;
  withOrder: (note: ReactNode) => ReactNode;
}) {
  const { view, send, withOrder } = props;
  const retry = () => send({ type: "retry.requested" });
  switch (view.screen) {
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
    case "cancellationQuestion":
      return withOrder(
        <>
          <UnpaidScreen because="notPaidYet" send={send} />
          <CancellationQuestion send={send} />
        </>,
      );
    case "unreachable":
      return <TryAgain onRetry={retry} isSent />;
    case "unforeseen":
      return <TryAgain onRetry={retry} advice={<CustomerService />} />;
    case "done":
      return <Waiting />;
  }
}

/** The provider is slow: the server continues by itself and sends an email. */
const ConfirmedLater = ({ send }: { send: Send }) => (
  <StatusPanel
    tone="information"
    message={<FormattedMessage id="checkout.confirmed_later" />}
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
