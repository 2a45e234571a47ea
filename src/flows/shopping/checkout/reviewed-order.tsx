import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { links } from "#domain/links.ts";
import type { CheckoutView } from "#machines/shopping/checkout/checkout.view.ts";
import { useFacts } from "#src/facts/use-facts.ts";
import { toWireAddress } from "#src/forms/address-wire.ts";
import { AddressText } from "#src/orders/address-text.tsx";
import { DeliveryDates, NotBefore } from "#src/orders/delivery-dates.tsx";
import { GiftNote } from "#src/orders/gift-note.tsx";
import { TextLink } from "#src/ui/link.tsx";
import styles from "./checkout.module.css";

type View = Extract<CheckoutView, { screen: "review" }>;

const paymentTexts = {
  provider: "checkout.payment.next",
  points: "checkout.payment.points",
  nothing: "checkout.nothing_to_pay",
} as const;

/** Where the order goes, how it is sent and how it is paid; each with a link that changes it. */
export function ReviewedOrder(props: {
  view: View;
  payment: keyof typeof paymentTexts;
  isBackordered: boolean;
}) {
  const { view, payment, isBackordered } = props;
  const { settings } = useFacts();
  const { typed, shipping } = view;
  return (
    <div className={styles.addresses}>
      {typed.email && (
        <Part heading="checkout.contact" changedAt={links.checkout}>
          <p>
            <bdi>{typed.email}</bdi>
          </p>
        </Part>
      )}
      <Part heading={shipping.isCollected ? "address.buyer" : "address.delivery"} changedAt={links.checkout}>
        <AddressText address={toWireAddress(typed.delivery)} />
      </Part>
      <Part heading="address.invoice" changedAt={links.checkout}>
        {typed.invoice ? (
          <AddressText address={toWireAddress(typed.invoice)} />
        ) : (
          <p>
            <FormattedMessage
              id={
                shipping.isCollected ? "checkout.address.same_as_buyer" : "checkout.address.same_as_delivery"
              }
            />
          </p>
        )}
      </Part>
      <Part heading="checkout.step.delivery" changedAt={links.delivery}>
        <p>
          {shipping.name}
          <br />
          <DeliveryDates {...shipping} days={shipping.deliveryDays} />
          {isBackordered && !shipping.isCollected && (
            <>
              {" "}
              <FormattedMessage id="account.order.once_sent" />
            </>
          )}
          {view.wishedOn !== null && (
            <>
              <br />
              <NotBefore day={view.wishedOn} />
            </>
          )}
        </p>
      </Part>
      <Part heading="checkout.payment">
        <p>
          <FormattedMessage id={paymentTexts[payment]} values={{ provider: settings.payment_provider }} />
        </p>
      </Part>
      {typed.giftNote !== null && (
        <Part heading="checkout.gift" changedAt={links.checkout}>
          <GiftNote text={typed.giftNote} />
        </Part>
      )}
      {typed.note && (
        <Part heading="checkout.note" changedAt={links.checkout}>
          <p className={styles.note}>
            <bdi>{typed.note}</bdi>
          </p>
        </Part>
      )}
    </div>
  );
}

function Part(props: { heading: string; changedAt?: string; children: ReactNode }) {
  const { heading, changedAt, children } = props;
  const intl = useIntl();
  return (
    <section>
      <h2>
        <FormattedMessage id={heading} />
      </h2>
      {children}
      {changedAt && (
        <TextLink
          href={changedAt}
          aria-label={intl.formatMessage(
            { id: "checkout.change_what" },
            { what: intl.formatMessage({ id: heading }) },
          )}
        >
          <FormattedMessage id="checkout.change" />
        </TextLink>
      )}
    </section>
  );
}
