import { FormattedMessage } from "react-intl";
import type { Wire } from "../api/client.ts";
import styles from "./order-state.module.css";

/** Where an order that was placed stands: a word, and a colour that says whether somebody has to do something. */
export function OrderState({ order }: { order: Wire["Order"] }) {
  const { current_status, items } = order;
  const isRefunded = items.length > 0 && items.every(({ count, refunded_count }) => refunded_count === count);
  return (
    <span className={styles.state} data-status={isRefunded ? "delivered" : current_status}>
      <FormattedMessage id={`account.order.status.${isRefunded ? "refunded" : current_status}`} />
    </span>
  );
}
