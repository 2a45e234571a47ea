import { FormattedMessage } from "react-intl";
import type { Wire } from "../api/client.ts";
import { DateText } from "../facts/format.tsx";
import styles from "./order-state.module.css";

type Standing = Pick<Wire["Order"], "current_status" | "items" | "order_returns">;
type Item = Standing["items"][number];

/** An order of which everything came back is refunded, and one of which everything is to come back withdrawn, whatever became of the parcel. */
export function orderStanding({ current_status, items, order_returns }: Standing) {
  const isWhole = (pieces: (item: Item) => number) =>
    items.length > 0 && items.every((item) => pieces(item) === item.count);
  if (isWhole(({ refunded_count }) => refunded_count)) return "refunded";
  const isWithdrawn = order_returns.some(
    ({ withdrawn_at, current_status: status }) => withdrawn_at !== null && status === "requested",
  );
  const isComingBack = isWhole((item) => item.approved_count + item.requested_count);
  return isWithdrawn && isComingBack ? "withdrawn" : current_status;
}

/** Whose colour it has that is no status. */
const looksLike: Readonly<Record<string, Wire["OrderStatus"]>> = { refunded: "delivered", withdrawn: "paid" };

/** Where an order that was placed stands: a word, and a colour that says whether somebody has to do something. */
export function OrderState({ order }: { order: Wire["Order"] }) {
  const standing = orderStanding(order);
  const { packing_from: later } = order;
  return (
    <span className={styles.state} data-status={looksLike[standing] ?? standing}>
      {standing === "paid" && later !== null ? (
        <FormattedMessage
          id="account.order.status.paid_later"
          values={{ date: <DateText key="date" at={later} /> }}
        />
      ) : (
        <FormattedMessage id={`account.order.status.${standing}`} />
      )}
    </span>
  );
}
