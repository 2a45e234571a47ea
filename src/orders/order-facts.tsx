import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { Wire } from "#src/api/client.ts";
import { AddressText } from "./address-text.tsx";
import { DateText } from "#src/facts/format.tsx";
import { useFacts } from "#src/facts/use-facts.ts";
import { waitingItems } from "./backorder.tsx";
import { DeliveryDates, NotBefore, promisedDates } from "./delivery-dates.tsx";
import { GiftNote } from "./gift-note.tsx";
import styles from "./order-facts.module.css";

/** A guest's points belong to no account until one keeps the order. */
export function OrderFacts({ order, isGuest = false }: { order: Wire["Order"]; isGuest?: boolean }) {
  const { settings } = useFacts();
  const { delivery_address, invoice_address, delivery_days_min: least, delivery_days_max: most } = order;
  return (
    <div className={styles.facts}>
      {delivery_address && (
        <Fact heading={order.collected ? "address.buyer" : "address.delivery"}>
          <AddressText address={delivery_address} />
        </Fact>
      )}
      <Fact heading="address.invoice">
        {invoice_address ? (
          <AddressText address={invoice_address} />
        ) : (
          <p>
            <FormattedMessage
              id={order.collected ? "checkout.address.same_as_buyer" : "checkout.address.same_as_delivery"}
            />
          </p>
        )}
      </Fact>
      {order.gift_note != null && (
        <Fact heading="checkout.gift">
          <GiftNote text={order.gift_note} />
        </Fact>
      )}
      <Fact heading="checkout.step.delivery">
        <p>
          {order.shipping_name}
          {least !== null && most !== null && (
            <>
              <br />
              <DeliveryDates
                dates={promisedDates(order)}
                isCollected={order.collected ?? false}
                openingHours={order.opening_hours ?? null}
                days={{ least, most }}
              />
              {order.wished_on && (
                <>
                  <br />
                  <NotBefore day={order.wished_on} />
                </>
              )}
              {waitingItems(order).length > 0 && !order.collected && (
                <>
                  {" "}
                  <FormattedMessage id="account.order.once_sent" />
                </>
              )}
            </>
          )}
        </p>
      </Fact>
      {order.is_paid && (
        <Fact heading="checkout.payment">
          <p>
            {order.used_points > 0 && (
              <FormattedMessage id="checkout.accepted.points" values={{ points: order.used_points }} />
            )}
            {order.used_points > 0 && order.amount_due > 0 && <br />}
            {order.used_points === 0 && order.amount_due === 0 && (
              <FormattedMessage id="checkout.nothing_to_pay" />
            )}
            {order.amount_due > 0 && (
              <FormattedMessage
                id="checkout.accepted.paid_by"
                values={{ provider: settings.payment_provider }}
              />
            )}
          </p>
        </Fact>
      )}
      {!isGuest && order.points_convert_at !== null && order.points_earned > 0 && (
        <Fact heading="checkout.points">
          <p>
            <FormattedMessage
              id={
                order.has_requested_return ? "checkout.accepted.earned_undecided" : "checkout.accepted.earned"
              }
              values={{
                points: order.points_earned,
                date: <DateText key="date" at={order.points_convert_at} />,
              }}
            />
          </p>
        </Fact>
      )}
    </div>
  );
}

function Fact({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2>
        <FormattedMessage id={heading} />
      </h2>
      {children}
    </section>
  );
}
