import { FormattedMessage } from "react-intl";
import type { Wire } from "../api/client.ts";
import styles from "./order-state.module.css";

type Standing = Pick<Wire["Order"], "current_status" | "items">;

/** An order of which everything came back is refunded, whatever became of the parcel. */
export const standingOf = ({ current_status, items }: Standing) =>
  items.length > 0 && items.every(({ count, refunded_count }) => refunded_count === count)
    ? "refunded"
    : current_status;

/** Where an order that was placed stands: a word, and a colour that says whether somebody has to do something. */
export function OrderState({ order }: { order: Wire["Order"] }) {
  const standing = standingOf(order);
  return (
    <span className={styles.state} data-status={standing === "refunded" ? "delivered" : standing}>
      <FormattedMessage id={`account.order.status.${standing}`} />
    </span>
  );
}
