import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { CheckoutView } from "#machines/shopping/checkout/checkout.view.ts";
import { fromWire } from "#domain/money.ts";
import { AddressText } from "#src/orders/address-text.tsx";
import { Money } from "#src/facts/format.tsx";
import { links } from "#domain/links.ts";
import { useFacts } from "#src/facts/use-facts.ts";
import { Button } from "#src/ui/button.tsx";
import { Form } from "#src/ui/form.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { TextLink } from "#src/ui/link.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { PointsScreen } from "./checkout-points.screen.tsx";
import { toPointsPayment, pointsLimits } from "./checkout.points.ts";
import { DeliveryDays } from "#src/orders/delivery-days.tsx";
import { toWireAddress } from "#src/forms/address-wire.ts";
import type { Send } from "./checkout.send.ts";
import type { Summary } from "#src/orders/order-summary.tsx";
import styles from "./checkout.module.css";

type View = Extract<CheckoutView, { screen: "review" }>;
type Props = { view: View; send: Send; summary: Summary; termsVersion: string };

export function ReviewScreen({ view, send, summary, termsVersion }: Props) {
  const { market, settings } = useFacts();
  const intl = useIntl();
  const total = fromWire(summary.total, market);
  const amountDue = summary.due;
  const limits = pointsLimits(total, view.pointsBalance, market);
  const points = toPointsPayment(view.points, limits);
  const placeOrder = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (points) send({ type: "order.placed", amountDue, points, termsVersion });
  };
  return (
    <Form className={styles.review} onSubmit={placeOrder}>
      {view.note === "orderChangedElsewhere" && (
        <Notice tone="information">
          <FormattedMessage id="checkout.changed_elsewhere" />
        </Notice>
      )}
      <div className={styles.addresses}>
        <Part heading="address.delivery" changedAt={links.checkout}>
          <AddressText address={toWireAddress(view.typed.delivery)} />
        </Part>
        <Part heading="address.invoice" changedAt={links.checkout}>
          {view.typed.invoice ? (
            <AddressText address={toWireAddress(view.typed.invoice)} />
          ) : (
            <p>
              <FormattedMessage id="checkout.address.same_as_delivery" />
            </p>
          )}
        </Part>
        <Part heading="checkout.step.delivery" changedAt={links.delivery}>
          <p>
            {view.shipping.name}
            <br />
            <DeliveryDays days={view.shipping.deliveryDays} />
          </p>
        </Part>
        <Part heading="checkout.payment">
          <p>
            <FormattedMessage
              id={points?.kind === "all" ? "checkout.payment.points" : "checkout.payment.next"}
              values={{ provider: settings.payment_provider }}
            />
          </p>
        </Part>
        {view.typed.note && (
          <Part heading="checkout.note" changedAt={links.checkout}>
            <p className={styles.note}>
              <bdi>{view.typed.note}</bdi>
            </p>
          </Part>
        )}
      </div>
      <PointsScreen
        limits={limits}
        choice={view.points}
        isPayable={points !== null}
        onChoose={(choice) => send({ type: "points.chosen", choice })}
      />
      <Checkbox
        name="terms"
        problem={
          view.note === "termsMissing" ? intl.formatMessage({ id: "checkout.terms_missing" }) : undefined
        }
        checked={view.termsVersion === termsVersion}
        onChange={(agreed) =>
          send(agreed ? { type: "terms.agreed", version: termsVersion } : { type: "terms.withdrawn" })
        }
      >
        <FormattedMessage
          id="checkout.terms"
          values={{
            terms: (text) => (
              <TextLink key="terms" href={links.page("terms")} target="_blank">
                {text}
              </TextLink>
            ),
          }}
        />
      </Checkbox>
      <p className={styles.due}>
        <FormattedMessage id="checkout.to_pay" /> <Money amount={amountDue} />
      </p>
      <div className={styles.actions}>
        <Button type="submit" size="large">
          <FormattedMessage
            id={points?.kind === "all" ? "checkout.order_with_points" : "checkout.order_and_pay"}
          />
        </Button>
        <Button type="button" look="quiet" onClick={() => send({ type: "back.requested" })}>
          <FormattedMessage id="shell.back" />
        </Button>
      </div>
    </Form>
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
