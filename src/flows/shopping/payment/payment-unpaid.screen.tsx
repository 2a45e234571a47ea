import { FormattedMessage } from "react-intl";
import type { PaymentEvent } from "#machines/shopping/payment/payment.contract.ts";
import type { UnpaidBecause } from "#machines/shopping/payment/payment.view.ts";
import { CustomerService } from "#src/facts/customer-service.tsx";
import { useOrderAccess } from "#src/guests/order-access.tsx";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { StatusPanel } from "#src/ui/status-panel.tsx";

/** Views with advice on what to do next. */
export type Advised = Extract<
  UnpaidBecause,
  "cancelled" | "notCompleted" | "paymentDeclined" | "currencyNotSupported"
>;
const advised: readonly UnpaidBecause[] = [
  "cancelled",
  "notCompleted",
  "paymentDeclined",
  "currencyNotSupported",
] satisfies Advised[];
/** Not errors: the order is just waiting to be paid. */
const waiting: readonly UnpaidBecause[] = ["notPaidYet", "notCompleted", "goingOnElsewhere"];

export type Send = (event: PaymentEvent) => void;

export function UnpaidScreen({ because, send }: { because: UnpaidBecause; send: Send }) {
  const { isGuest } = useOrderAccess();
  return (
    <StatusPanel
      tone={waiting.includes(because) ? "information" : "problem"}
      message={<FormattedMessage id={`checkout.unpaid.${because}`} />}
      actions={
        <>
          {because !== "currencyNotSupported" && (
            <Button type="button" size="large" onClick={() => send({ type: "payment.requested" })}>
              <FormattedMessage id="checkout.pay_now" />
            </Button>
          )}
          <Button type="button" look="quiet" onClick={() => send({ type: "cancellation.requested" })}>
            <FormattedMessage id="checkout.cancel_order" />
          </Button>
        </>
      }
    >
      {advised.includes(because) && (
        <p>
          <FormattedMessage id={`checkout.unpaid.advice.${because}`} />
        </p>
      )}
      {because !== "currencyNotSupported" && (
        <p>
          <FormattedMessage id={isGuest ? "checkout.unpaid.kept_guest" : "checkout.unpaid.kept"} />
        </p>
      )}
      {because === "paymentProviderError" && <CustomerService />}
      {because === "currencyNotSupported" && <CustomerService after="answer" />}
    </StatusPanel>
  );
}

/** The button is right below the one that pays, so a slip needs a confirmation. */
export const CancellationQuestion = ({ send }: { send: Send }) => (
  <Dialog
    title={<FormattedMessage id="checkout.cancel_question" />}
    onClose={() => send({ type: "cancellation.dropped" })}
    actions={
      <>
        <Button type="button" onClick={() => send({ type: "cancellation.dropped" })}>
          <FormattedMessage id="checkout.cancel_question.no" />
        </Button>
        <Button type="button" look="quiet" onClick={() => send({ type: "cancellation.confirmed" })}>
          <FormattedMessage id="checkout.cancel_question.yes" />
        </Button>
      </>
    }
  >
    <p>
      <FormattedMessage id="checkout.cancel_question.text" />
    </p>
  </Dialog>
);
