import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { nameWithVariant } from "#domain/variant-name.ts";
import type { Wire } from "#src/api/client.ts";
import { DateText } from "#src/facts/format.tsx";
import { Name } from "#src/facts/name.tsx";
import styles from "./refund.module.css";

type Order = Pick<Wire["Order"], "items" | "shipments">;

/** Of each line of the order, in which shipments it was sent: only that can come back. */
export function SentPieces({ order }: { order: Order }) {
  const title = useId();
  return (
    <section className={styles.part} aria-labelledby={title}>
      <h2 id={title}>
        <FormattedMessage id="admin.sent.title" />
      </h2>
      <ul className={styles.sent}>
        {order.items.map((item) => (
          <li key={item.id}>
            <p>
              <Name>{nameWithVariant(nameWithVariant(item.product_name, item.variant_name), item.sku)}</Name>
            </p>
            <Shipments of={item} order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Shipments({ of: item, order }: { of: Wire["OrderItem"]; order: Order }) {
  const sent = order.shipments.flatMap(({ id, items, shipped_at, delivered_at }, index) => {
    const count = items.find((piece) => piece.id === item.id)?.count ?? 0;
    return count > 0 ? [{ id, count, shipment: index + 1, shipped_at, delivered_at }] : [];
  });
  if (sent.length === 0)
    return (
      <p className={styles.nothing}>
        <FormattedMessage id="admin.sent.none" />
      </p>
    );
  return sent.map(({ id, count, shipment, shipped_at, delivered_at }) => {
    const at = shipped_at ?? delivered_at;
    return (
      <p key={id}>
        <FormattedMessage
          id={`admin.sent.${shipped_at ? "in" : "in_person"}`}
          values={{ count, ordered: item.count, shipment, date: at && <DateText key="date" at={at} /> }}
        />
      </p>
    );
  });
}
