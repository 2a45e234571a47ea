import { FormattedMessage } from "react-intl";
import type { Wire } from "#src/api/client.ts";
import styles from "./order-state.module.css";

/** The order status with the same colour: a draft waits for the customer, a request for the shop. */
const likeOrder = {
  draft: "submitted",
  requested: "paid",
  approved: "delivered",
  rejected: "cancelled",
} as const satisfies Record<Wire["RefundStatus"], Wire["OrderStatus"]>;

type Props = { refund: Pick<Wire["RefundSummary"], "current_status" | "is_paying_back" | "withdrawn_at"> };

/** A withdrawal needs no decision and cannot be refused. */
export function refundStanding({ current_status, is_paying_back, withdrawn_at }: Props["refund"]) {
  const isWithdrawn = withdrawn_at !== null && current_status === "requested";
  return is_paying_back ? "paying_back" : isWithdrawn ? "withdrawn" : current_status;
}

export function RefundState({ refund }: Props) {
  return (
    <span className={styles.state} data-status={likeOrder[refund.current_status]}>
      <FormattedMessage id={`refunds.status.${refundStanding(refund)}`} />
    </span>
  );
}
