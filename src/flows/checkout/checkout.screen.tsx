import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { CheckoutView } from "../../../machines/checkout/checkout.view.ts";
import type { Wire } from "../../api/client.ts";
import { links } from "../../facts/links.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/link.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Waiting } from "../../ui/waiting.tsx";
import { AddressScreen } from "./checkout-address.screen.tsx";
import { ChangesScreen } from "./checkout-changes.screen.tsx";
import { DeliveryScreen } from "./checkout-delivery.screen.tsx";
import { ReviewScreen } from "./checkout-review.screen.tsx";
import type { Send } from "./checkout.send.ts";
import { Steps } from "./checkout-steps.tsx";
import { UnpaidScreen } from "./checkout-unpaid.screen.tsx";
import styles from "./checkout.module.css";

export function CheckoutScreen(props: {
  view: CheckoutView;
  send: Send;
  order: Wire["Order"] | null;
  countries: readonly string[];
  termsVersion: string;
  login: ReactNode;
}) {
  const { view, send, order, countries, termsVersion, login } = props;
  const retry = () => send({ type: "retry.requested" });
  switch (view.sees) {
    case "loading":
      return <Waiting />;
    case "logIn":
      return (
        <div className={styles.narrow}>
          <p>
            <FormattedMessage id="checkout.log_in" />
          </p>
          {login}
        </div>
      );
    case "emptyCart":
      return <Message id="cart.empty" href={links.shop} action="cart.look_around" />;
    case "orderNotFound":
      return <Message id="checkout.order_not_found" href={links.cart} action="cart.view" />;
    case "cartOutdated":
      return <Message id="checkout.cart_outdated" href={links.cart} action="cart.view" />;
    case "addressForm":
      return (
        <Steps now="address">
          <AddressScreen view={view} send={send} countries={countries} />
        </Steps>
      );
    case "deliveryChoice":
      return (
        <Steps now="delivery">
          <DeliveryScreen view={view} send={send} />
        </Steps>
      );
    case "review":
      return (
        <Steps now="review">
          {order ? (
            <ReviewScreen view={view} send={send} order={order} termsVersion={termsVersion} />
          ) : (
            <Waiting />
          )}
        </Steps>
      );
    case "changes":
      return <ChangesScreen refusals={view.refusals} send={send} />;
    case "placingOrder":
      return <Waiting text={<FormattedMessage id="checkout.placing" />} />;
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
    case "cancellingOrder":
      return <Waiting text={<FormattedMessage id="checkout.cancelling" />} />;
    case "unpaidOrder":
      return <UnpaidScreen because={view.because} send={send} />;
    case "unreachable":
      return (
        <div className={styles.narrow}>
          <Notice tone="problem">
            <FormattedMessage id="problem.unreachable" />
          </Notice>
          <Button type="button" onClick={retry}>
            <FormattedMessage id="action.try_again" />
          </Button>
        </div>
      );
    case "accepted":
      return <Waiting />;
  }
}

function Message({ id, href, action }: { id: string; href: string; action: string }) {
  return (
    <div className={styles.narrow}>
      <p>
        <FormattedMessage id={id} />
      </p>
      <ButtonLink href={href}>
        <FormattedMessage id={action} />
      </ButtonLink>
    </div>
  );
}
