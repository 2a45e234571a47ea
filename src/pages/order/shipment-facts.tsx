import { FormattedMessage } from "react-intl";
import type { Wire } from "#src/api/client.ts";
import { countryOfDelivery, toShipment, TrackingLink } from "#src/orders/shipment.tsx";
import styles from "./order.module.css";

export function ShipmentFacts({ order }: { order: Wire["Order"] }) {
  if (!order.shipment) return null;
  const { carrier, tracking_number: number } = order.shipment;
  return (
    <section className={styles.shipment}>
      <h2>
        <FormattedMessage id="orders.shipment.title" />
      </h2>
      <p>
        <FormattedMessage
          id="orders.shipment.carrier"
          values={{ carrier: <bdi key="carrier">{carrier}</bdi> }}
        />
      </p>
      {number && (
        <p>
          <FormattedMessage
            id="orders.shipment.number"
            values={{ number: <bdi key="number">{number}</bdi> }}
          />
        </p>
      )}
      <TrackingLink
        shipment={toShipment(order.shipment)}
        country={countryOfDelivery(order)}
        name="orders.shipment.follow"
      />
    </section>
  );
}
