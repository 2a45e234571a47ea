import { FormattedMessage, FormattedNumber } from "react-intl";
import type { Wire } from "#src/api/client.ts";
import { DateText } from "#src/facts/format.tsx";
import { Name } from "#src/facts/name.tsx";
import { itemName } from "#src/orders/item-name.ts";
import { countryOfDelivery, shipmentFrom, TrackingLink } from "#src/orders/shipment.tsx";
import styles from "./order.module.css";

type Sent = Wire["OrderShipment"];

/** What was handed to carriers, or made ready to collect; with its contents, if it is not the whole order. */
export function ShipmentFacts({ order }: { order: Wire["Order"] }) {
  const { shipments } = order;
  if (!shipments.some(({ carrier }) => carrier !== null)) return null;
  const isPart = shipments.length > 1 || order.current_status === "paid";
  // Its state says that it is ready.
  if (order.collected && !isPart) return null;
  return (
    <section className={styles.shipment}>
      <h2>
        <FormattedMessage id={order.collected ? "orders.shipment.collection" : "orders.shipment.title"} />
      </h2>
      {order.current_status === "paid" && (
        <p>
          <FormattedMessage id={order.collected ? "orders.shipment.rest_ready" : "orders.shipment.rest"} />
        </p>
      )}
      {isPart ? (
        <ul className={styles.shipments}>
          {shipments.map((sent, index) => (
            <li key={sent.id}>
              <h3>
                <FormattedMessage
                  id={order.collected ? "orders.shipment.part" : "orders.shipment.number_of"}
                  values={{ number: index + 1 }}
                />
              </h3>
              <Standing sent={sent} isCollected={order.collected ?? false} />
              <Contents sent={sent} order={order} />
              <Facts sent={sent} order={order} />
            </li>
          ))}
        </ul>
      ) : (
        <Facts sent={shipments[0]!} order={order} />
      )}
    </section>
  );
}

function Facts({ sent, order }: { sent: Sent; order: Wire["Order"] }) {
  const shipment = shipmentFrom(sent);
  if (!shipment || order.collected) return null;
  const { carrier, trackingNumber: number } = shipment;
  return (
    <>
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
      <TrackingLink shipment={shipment} country={countryOfDelivery(order)} name="orders.shipment.follow" />
    </>
  );
}

const standings = {
  sent: { shipped: "orders.shipment.sent", delivered: "orders.shipment.arrived" },
  collected: { shipped: "orders.shipment.ready", delivered: "orders.shipment.collected" },
};

const Standing = ({ sent, isCollected }: { sent: Sent; isCollected: boolean }) => {
  const { shipped, delivered } = standings[isCollected ? "collected" : "sent"];
  return (
    <p>
      <FormattedMessage
        id={sent.delivered_at ? delivered : shipped}
        values={{ date: <DateText key="date" at={(sent.delivered_at ?? sent.shipped_at)!} /> }}
      />
    </p>
  );
};

const Contents = ({ sent, order }: { sent: Sent; order: Wire["Order"] }) => (
  <ul>
    {sent.items.map(({ id, count }) => (
      <li key={id}>
        <FormattedNumber value={count} /> ×{" "}
        <Name>{itemName(order.items.find((item) => item.id === id)!)}</Name>
      </li>
    ))}
  </ul>
);
