import { FormattedMessage } from "react-intl";
import type {
  FulfilledOrder,
  FulfilmentEvent,
} from "#machines/administration/fulfilment/fulfilment.contract.ts";
import { DateText } from "#src/facts/format.tsx";
import { TrackingLink } from "#src/orders/shipment.tsx";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { StatusPanel } from "#src/ui/status-panel.tsx";
import styles from "./fulfilment.module.css";

type Props = { order: FulfilledOrder; send: (event: FulfilmentEvent) => void };

export const OnItsWay = ({ order, send }: Props) => (
  <div className={styles.form}>
    <Parcel order={order} />
    <div className={styles.actions}>
      <Button type="button" onClick={() => send({ type: "delivery.requested" })}>
        <FormattedMessage id="admin.shipping.delivered" />
      </Button>
      <Button type="button" look="quiet" onClick={() => send({ type: "correction.begun" })}>
        <FormattedMessage id="admin.shipping.correct" />
      </Button>
    </div>
  </div>
);

export const Overtaken = ({ order, send }: Props) => (
  <StatusPanel
    tone="problem"
    message={<FormattedMessage id="admin.shipping.became.overtaken" />}
    actions={
      <>
        <Button type="button" onClick={() => send({ type: "news.read" })}>
          <FormattedMessage id="admin.shipping.go_on" />
        </Button>
        {order.stage === "shipped" && (
          <Button type="button" look="quiet" onClick={() => send({ type: "correction.begun" })}>
            <FormattedMessage id="admin.shipping.correct" />
          </Button>
        )}
      </>
    }
  >
    {order.stage !== "shipped" && (
      <p>
        <FulfilmentResult order={order} />
      </p>
    )}
    {order.shipment && <Parcel order={order} />}
  </StatusPanel>
);

/** Delivered orders show the carrier too, since questions may come much later. */
export const Delivered = ({ order }: Pick<Props, "order">) => (
  <div className={styles.form}>
    <Notice tone="information">
      <FulfilmentResult order={order} />
    </Notice>
    {order.shipment && <Parcel order={order} />}
  </div>
);

function Parcel({ order: { shipment, country, shippedAt, stage } }: { order: FulfilledOrder }) {
  const date = shippedAt && <DateText key="date" at={shippedAt} />;
  const number = shipment?.trackingNumber;
  return (
    <div className={styles.parcel}>
      <p>
        {shipment ? (
          <FormattedMessage
            id={stage === "delivered" ? "admin.shipping.was_with" : "admin.shipping.with"}
            values={{ date, carrier: <bdi key="carrier">{shipment.carrier}</bdi> }}
          />
        ) : (
          <FormattedMessage id="admin.shipping.since" values={{ date }} />
        )}
      </p>
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
      {shipment && <TrackingLink shipment={shipment} country={country} name="admin.shipping.follow" />}
    </div>
  );
}

export function FulfilmentResult({ order: { stage, shippedAt, deliveredAt } }: { order: FulfilledOrder }) {
  switch (stage) {
    case "delivered":
      return (
        <FormattedMessage
          id={`admin.shipping.became.${shippedAt ? "delivered" : "in_person"}`}
          values={{ date: deliveredAt && <DateText key="date" at={deliveredAt} /> }}
        />
      );
    case "withdrawn":
    case "refunded":
    case "unpaid":
    case "cancelled":
      return <FormattedMessage id={`admin.shipping.became.${stage}`} />;
    case "to_ship":
    case "shipped":
      return <FormattedMessage id={`admin.stage.${stage}`} />;
  }
}
