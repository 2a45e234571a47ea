import { FormattedMessage } from "react-intl";
import type { Wire } from "../api/client.ts";
import styles from "./order-state.module.css";

/** Where a refund stands, in the words and colours of orders: a draft waits for the customer, a request for the shop. */
const likeOrder = {
  draft: "submitted",
  requested: "paid",
  approved: "delivered",
  rejected: "cancelled",
} as const satisfies Record<Wire["RefundStatus"], Wire["OrderStatus"]>;

export const RefundState = ({
  status,
  isWithdrawal,
}: {
  status: Wire["RefundStatus"];
  isWithdrawal: boolean;
}) => (
  <span className={styles.state} data-status={likeOrder[status]}>
    <FormattedMessage
      id={`refunds.status.${isWithdrawal && status === "requested" ? "withdrawn" : status}`}
    />
  </span>
);
