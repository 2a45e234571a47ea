import { FormattedMessage } from "react-intl";
import type { Wire } from "#src/api/client.ts";
import { DateText } from "#src/facts/format.tsx";
import { lastBackorder, waitingItems } from "./backorder.tsx";
import styles from "./order-state.module.css";

type Standing = Pick<Wire["Order"], "current_status" | "items" | "order_returns" | "shipments">;
type Item = Standing["items"][number];

/** Shows in any status that every item is refunded or withdrawn, and of a paid order that a part was sent. */
export function orderStanding({ current_status, items, order_returns, shipments }: Standing) {
  const isWhole = (countOf: (item: Item) => number) =>
    items.length > 0 && items.every((item) => countOf(item) === item.count);
  if (isWhole(({ refunded_count }) => refunded_count)) return "refunded";
  const isWithdrawn = order_returns.some(
    ({ withdrawn_at, current_status: status }) => withdrawn_at !== null && status === "requested",
  );
  const isComingBack = isWhole((item) => item.approved_count + item.withdrawn_count);
  if (isWithdrawn && isComingBack) return "withdrawn";
  return current_status === "paid" && shipments.length > 0 ? "part_sent" : current_status;
}

/** The status whose colour a state without a status has. */
const looksLike: Readonly<Record<string, Wire["OrderStatus"]>> = {
  refunded: "delivered",
  withdrawn: "paid",
  part_sent: "shipped",
};

/** A placed order's state: a word, and a colour that shows whether someone has to act. */
export function OrderState({ order }: { order: Wire["Order"] }) {
  const standing = orderStanding(order);
  return (
    <span className={styles.state} data-status={looksLike[standing] ?? standing}>
      <StateText order={order} />
    </span>
  );
}

/** What is collected has not been sent. */
const ofCollected: Readonly<Record<string, string>> = {
  part_sent: "part_ready",
  shipped: "ready",
  delivered: "collected",
};

export function StateText({ order }: { order: Wire["Order"] }) {
  const standing = orderStanding(order);
  if (standing === "paid" || (standing === "part_sent" && isPartCollected(order)))
    return <Paid order={order} />;
  const name = order.collected ? (ofCollected[standing] ?? standing) : standing;
  return <FormattedMessage id={`account.order.status.${name}`} />;
}

/** Nothing waits to be collected. */
const isPartCollected = ({ collected, shipments }: Wire["Order"]): boolean =>
  collected && shipments.every(({ delivered_at }) => delivered_at !== null);

function Paid({ order }: { order: Wire["Order"] }) {
  const { packing_from: later, packing_day: packingDay } = order;
  const waiting = waitingItems(order);
  const until = waiting.length > 0 ? lastBackorder(waiting) : later;
  const name = (() => {
    if (waiting.length > 0) return until === null ? "paid_backorder_unknown" : "paid_backorder";
    if (later !== null) return "paid_later";
    return packingDay === "unknown" ? "paid_unplanned" : "paid";
  })();
  return (
    <FormattedMessage
      id={`account.order.status.${name}`}
      values={{ date: until === null ? "" : <DateText key="date" at={until} /> }}
    />
  );
}
