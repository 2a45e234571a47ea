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

type Props = { refund: Pick<Wire["RefundSummary"], "current_status" | "is_paying_back" | "withdrawn_at"> };

export function RefundState({ refund: { current_status, is_paying_back, withdrawn_at } }: Props) {
  const isWithdrawn = withdrawn_at !== null && current_status === "requested";
  const word = is_paying_back ? "paying_back" : isWithdrawn ? "withdrawn" : current_status;
  return (
    <span className={styles.state} data-status={likeOrder[current_status]}>
      <FormattedMessage id={`refunds.status.${word}`} />
    </span>
  );
}
