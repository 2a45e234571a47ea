import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { CheckoutView } from "../../../machines/checkout/checkout.view.ts";
import type { Wire } from "../../api/client.ts";
import { CustomerService } from "../../facts/customer-service.tsx";
import { Money } from "../../facts/format.tsx";
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
  /** The least that an order must come to. */
  minimum: number;
  login: ReactNode;
}) {
  const { view, send, order, countries, termsVersion, minimum, login } = props;
  const retry = () => send({ type: "retry.requested" });
  switch (view.sees) {
    case "loading":
      return <Waiting />;
    case "logIn":
      return (
        <div className={styles.narrow}>
          <p>
            <FormattedMessage
              id={view.confirmEmailFirst ? "checkout.confirm_email_first" : "checkout.log_in"}
            />
          </p>
          {login}
        </div>
      );
    case "emptyCart":
      return <Message id="cart.empty" href={links.shop} action="cart.look_around" />;
    case "orderNotFound":
      return <Message id="checkout.order_not_found" href={links.cart} action="cart.view" />;
    case "belowMinimum":
      return (
        <Message
          id="checkout.below_minimum"
          href={links.shop}
          action="cart.look_around"
          values={{ amount: <Money amount={minimum} /> }}
        />
      );
    case "orderCancelled":
      return <Message id="checkout.order_cancelled" href={links.cart} action="cart.view" />;
    case "confirmedLater":
      return (
        <div className={styles.narrow}>
          <Notice tone="information">
            <FormattedMessage id="checkout.confirmed_later" />
          </Notice>
          <div className={styles.actions}>
            <ButtonLink href={links.home}>
              <FormattedMessage id="cart.look_around" />
            </ButtonLink>
            <Button type="button" look="quiet" onClick={retry}>
              <FormattedMessage id="checkout.ask_again" />
            </Button>
          </div>
        </div>
      );
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
    case "unforeseen":
      return (
        <div className={styles.narrow}>
          <Notice tone="problem">
            <FormattedMessage id="problem.unforeseen" />
          </Notice>
          <CustomerService />
          <Button type="button" onClick={retry}>
            <FormattedMessage id="action.try_again" />
          </Button>
        </div>
      );
    case "accepted":
      return <Waiting />;
  }
}

type MessageProps = { id: string; href: string; action: string; values?: Record<string, ReactNode> };

function Message({ id, href, action, values }: MessageProps) {
  return (
    <div className={styles.narrow}>
      <p>
        <FormattedMessage id={id} values={values} />
      </p>
      <ButtonLink href={href}>
        <FormattedMessage id={action} />
      </ButtonLink>
    </div>
  );
}
