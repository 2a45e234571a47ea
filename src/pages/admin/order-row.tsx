import { FormattedMessage } from "react-intl";
import { links } from "#domain/links.ts";
import { sumAmounts } from "#domain/price.ts";
import type { Wire } from "#src/api/client.ts";
import { DateText, Money } from "#src/facts/format.tsx";
import { PlainLink } from "#src/ui/link.tsx";
import { piecesToPack, Stage } from "./order-words.tsx";
import { CustomerEmail, WaitingTime } from "./refund-words.tsx";
import styles from "./queue.module.css";

/** `now`: when the queue was fetched, in milliseconds. */
export function OrderRow({ order: row, now }: { order: Wire["OrderToFulfil"]; now: number }) {
  const { order, stage, customer } = row;
  const since = order.paid_at ?? order.submitted_at ?? order.created_at;
  return (
    <article className={styles.row}>
      <h2>
        <PlainLink href={links.adminOrder(order.id)}>
          <bdi>{order.reference}</bdi>
        </PlainLink>
      </h2>
      <p className={styles.customer}>
        <CustomerEmail email={customer.email} />
      </p>
      <p className={styles.about}>
        <span>
          <FormattedMessage id="admin.pieces" values={{ count: piecesToPack(row) }} />
        </span>
        <strong>
          <Money
            amount={sumAmounts([order.total_price_incl_vat, order.shipping_cost_incl_vat], order)}
            currency={order}
          />
        </strong>
        <span>{order.shipping_name}</span>
        {/* Servers of the last release know of no gifts. */}
        {order.gift_note != null && (
          <span>
            <FormattedMessage id="admin.orders.gift" />
          </span>
        )}
      </p>
      <p className={styles.since}>
        {stage === "to_ship" && order.packing_from !== null ? (
          <FormattedMessage
            id="admin.orders.pack_on"
            values={{ date: <DateText key="date" at={order.packing_from} /> }}
          />
        ) : stage === "to_ship" ? (
          <WaitingTime since={since} now={now} />
        ) : (
          <DateText at={order.delivered_at ?? order.shipped_at ?? order.cancelled_at ?? since} />
        )}
      </p>
      <p>
        <Stage {...row} />
        {stage === "to_ship" && order.shipments.length > 0 && (
          <>
            {" "}
            <FormattedMessage id={order.collected ? "admin.orders.part_ready" : "admin.orders.part_sent"} />
          </>
        )}
      </p>
    </article>
  );
}
