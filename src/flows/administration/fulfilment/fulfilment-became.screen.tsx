import { FormattedMessage } from "react-intl";
import type {
  FulfilledOrder,
  FulfilmentEvent,
} from "#machines/administration/fulfilment/fulfilment.contract.ts";
import { DateText } from "#src/facts/format.tsx";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { StatusPanel } from "#src/ui/status-panel.tsx";
import { Shipments } from "./fulfilment-shipments.tsx";
import styles from "./fulfilment.module.css";

type Props = { order: FulfilledOrder; send: (event: FulfilmentEvent) => void };

export function Overtaken({ order, isTypedKept, send }: Props & { isTypedKept: boolean }) {
  const last = order.shipments.findLast(({ shippedAt, deliveredAt }) => shippedAt && !deliveredAt);
  return (
    <StatusPanel
      tone="problem"
      message={
        <FormattedMessage id={`admin.shipping.became.${isTypedKept ? "overtaken_part" : "overtaken"}`} />
      }
      actions={
        <>
          <Button type="button" onClick={() => send({ type: "news.read" })}>
            <FormattedMessage id="admin.shipping.go_on" />
          </Button>
          {last && order.collectedAs === null && (
            <Button
              type="button"
              look="quiet"
              onClick={() => send({ type: "correction.begun", shipmentId: last.id })}
            >
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
      <Shipments order={order} />
    </StatusPanel>
  );
}

/** Delivered orders show the carrier too, since questions may come much later. */
export const Delivered = ({ order }: Pick<Props, "order">) => (
  <div className={styles.form}>
    <Notice tone="information">
      <FulfilmentResult order={order} />
    </Notice>
    {hasMoreToSay(order) && <Shipments order={order} />}
  </div>
);

const hasMoreToSay = ({ shipments, collectedAs }: FulfilledOrder): boolean =>
  shipments.some(({ shippedAt }) => shippedAt) && (collectedAs === null || shipments.length > 1);

export function FulfilmentResult({ order }: { order: FulfilledOrder }) {
  const { stage, shipments, collectedAs } = order;
  switch (stage) {
    case "delivered": {
      const isInPerson = shipments.every(({ shippedAt }) => shippedAt === null);
      const dates = shipments.flatMap(({ deliveredAt }) => (deliveredAt === null ? [] : [deliveredAt]));
      const last = dates.toSorted().at(-1);
      const arrived = collectedAs === null ? "delivered" : "collected";
      return (
        <FormattedMessage
          id={`admin.shipping.became.${isInPerson ? "in_person" : arrived}`}
          values={{ date: last && <DateText key="date" at={last} /> }}
        />
      );
    }
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
