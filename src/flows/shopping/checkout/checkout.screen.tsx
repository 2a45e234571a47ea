import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { CheckoutView } from "#machines/shopping/checkout/checkout.view.ts";
import { CustomerService } from "#src/facts/customer-service.tsx";
import { TryAgain } from "#src/ui/try-again.tsx";
import { Waiting } from "#src/ui/waiting.tsx";
import { AddressScreen, type DeliveryMarket } from "./checkout-address.screen.tsx";
import { ChangesScreen } from "./checkout-changes.screen.tsx";
import { DeliveryScreen } from "./checkout-delivery.screen.tsx";
import { OutOfStockScreen } from "./checkout-out-of-stock.screen.tsx";
import { hasBackorder } from "./checkout.summary.ts";
import { ReviewScreen } from "./checkout-review.screen.tsx";
import type { Send } from "./checkout.send.ts";
import { Stopped } from "./checkout-situations.screen.tsx";
import { WithOrderSummary, Steps, type DraftCoupons } from "./checkout-steps.tsx";
import type { Summary } from "#src/orders/order-summary.tsx";

export function CheckoutScreen(props: {
  view: CheckoutView;
  send: Send;
  summary: Summary | null;
  market: DeliveryMarket;
  termsVersion: string;
  minimum: number;
  /** A guest's way to the log-in. */
  logIn: ReactNode;
  /** For the order that is locked: mails its link again. */
  orderLink: (order: { orderId: string; email: string }) => ReactNode;
  coupons: DraftCoupons;
  payment: (withOrder: (note: ReactNode) => ReactNode) => ReactNode;
}) {
  const { view, send, summary, market, termsVersion, minimum, logIn, coupons, payment } = props;
  const retry = () => send({ type: "retry.requested" });
  switch (view.screen) {
    case "loading":
      return <Waiting />;
    case "emptyCart":
    case "orderNotFound":
    case "orderValueTooLow":
    case "termsChanged":
    case "orderCancelled":
    case "cartOutdated":
      return <Stopped why={view.screen} minimum={minimum} send={send} />;
    case "addressForm":
      return (
        <Steps now="address" summary={summary}>
          <AddressScreen logIn={logIn} view={view} send={send} market={market} lines={summary?.lines ?? []} />
        </Steps>
      );
    case "deliveryChoice":
      return (
        <Steps now="delivery" summary={summary}>
          <DeliveryScreen view={view} send={send} isBackordered={hasBackorder(summary)} />
        </Steps>
      );
    case "review":
      return (
        <Steps now="review" summary={summary} coupons={coupons}>
          {summary ? (
            <ReviewScreen view={view} send={send} summary={summary} termsVersion={termsVersion} />
          ) : (
            <Waiting />
          )}
        </Steps>
      );
    case "orderLocked":
      return props.orderLink(view);
    case "changes":
      return <ChangesScreen refusals={view.refusals} send={send} />;
    case "outOfStock":
      return <OutOfStockScreen shortages={view.shortages} send={send} />;
    case "placingOrder":
      return <Waiting text={<FormattedMessage id="checkout.placing" />} />;
    case "payment":
      return payment((note) => (
        <WithOrderSummary summary={summary} after>
          {note}
        </WithOrderSummary>
      ));
    case "unreachable":
      return <TryAgain onRetry={retry} isSent />;
    case "unforeseen":
      return <TryAgain onRetry={retry} advice={<CustomerService />} />;
    case "accepted":
      return <Waiting />;
  }
}
