import { FormattedMessage, FormattedNumber } from "react-intl";
import type {
  FulfilledOrder,
  FulfilmentEvent,
  OrderShipment,
} from "#machines/administration/fulfilment/fulfilment.contract.ts";
import { DateText } from "#src/facts/format.tsx";
import { Name } from "#src/facts/name.tsx";
import { TrackingLink } from "#src/orders/shipment.tsx";
import { Button } from "#src/ui/button.tsx";
import styles from "./fulfilment.module.css";

type Send = (event: FulfilmentEvent) => void;
/** Without `send`, nothing can be done about them. */
type Props = { order: FulfilledOrder; send?: Send };

/** What was sent; what it contains, if that is not the whole order. */
export const Shipments = ({ order, send }: Props) => {
  if (order.shipments.length === 0) return null;
  const isPart = order.shipments.length > 1 || order.toShip.length > 0;
  return (
    <ul className={styles.shipments}>
      {order.shipments.map((sent, index) => (
        <li key={sent.id}>
          {isPart && (
            <h3>
              <FormattedMessage
                id={order.collectedAs === null ? "admin.shipping.shipment" : "admin.shipping.part"}
                values={{ number: index + 1 }}
              />
            </h3>
          )}
          <Facts sent={sent} order={order} />
          {isPart && <Contents sent={sent} />}
          {send && sent.shippedAt !== null && sent.deliveredAt === null && (
            <Actions sent={sent} isCollected={order.collectedAs !== null} send={send} />
          )}
        </li>
      ))}
    </ul>
  );
};

function Facts({ sent, order }: { sent: OrderShipment; order: FulfilledOrder }) {
  const { shipment, shippedAt, deliveredAt } = sent;
  if (order.collectedAs !== null) return <Collected sent={sent} />;
  const number = shipment?.trackingNumber;
  return (
    <div className={styles.parcel}>
      <p>
        <Standing sent={sent} />
      </p>
      {shippedAt && (
        <p>
          {number ? (
            <FormattedMessage
              id="admin.shipping.number_is"
              values={{ number: <bdi key="number">{number}</bdi> }}
            />
          ) : (
            <FormattedMessage id="admin.shipping.no_number" />
          )}
        </p>
      )}
      {shippedAt && deliveredAt && (
        <p>
          <FormattedMessage
            id="admin.shipping.became.delivered"
            values={{ date: <DateText key="date" at={deliveredAt} /> }}
          />
        </p>
      )}
      {shipment && <TrackingLink shipment={shipment} country={order.country} name="admin.shipping.follow" />}
    </div>
  );
}

/** Has no carrier, and nothing to follow. */
function Collected({ sent: { shippedAt, deliveredAt } }: { sent: OrderShipment }) {
  const at = deliveredAt ?? shippedAt;
  const id = deliveredAt ? "admin.shipping.became.collected" : "admin.shipping.ready_since";
  return (
    <p>
      <FormattedMessage id={id} values={{ date: at && <DateText key="date" at={at} /> }} />
    </p>
  );
}

function Standing({ sent: { shipment, shippedAt, deliveredAt } }: { sent: OrderShipment }) {
  const at = shippedAt ?? deliveredAt;
  const date = at && <DateText key="date" at={at} />;
  if (!shippedAt) return <FormattedMessage id="admin.shipping.became.in_person" values={{ date }} />;
  if (!shipment) return <FormattedMessage id="admin.shipping.since" values={{ date }} />;
  return (
    <FormattedMessage
      id={deliveredAt ? "admin.shipping.was_with" : "admin.shipping.with"}
      values={{ date, carrier: <bdi key="carrier">{shipment.carrier}</bdi> }}
    />
  );
}

const Contents = ({ sent }: { sent: OrderShipment }) => (
  <ul className={styles.contents}>
    {sent.lines.map(({ id, name, count }) => (
      <li key={id}>
        <FormattedNumber value={count} /> × <Name>{name}</Name>
      </li>
    ))}
  </ul>
);

const Actions = (props: { sent: OrderShipment; isCollected: boolean; send: Send }) => {
  const { sent, isCollected, send } = props;
  const { id } = sent;
  return (
    <div className={styles.actions}>
      <Button type="button" onClick={() => send({ type: "delivery.requested", shipmentId: id })}>
        <FormattedMessage id={isCollected ? "admin.shipping.collected" : "admin.shipping.delivered"} />
      </Button>
      {!isCollected && (
        <Button type="button" look="quiet" onClick={() => send({ type: "correction.begun", shipmentId: id })}>
          <FormattedMessage id="admin.shipping.correct" />
        </Button>
      )}
    </div>
  );
};
