import { FormattedMessage } from "react-intl";
import type { Wire } from "#src/api/client.ts";
import styles from "./refund-words.module.css";

const likeRefund = {
  unpaid: "rejected",
  to_ship: "requested",
  withdrawn: "rejected",
  refunded: "rejected",
  shipped: "paying_back",
  delivered: "approved",
  cancelled: "rejected",
} as const satisfies Record<Wire["OrderStage"], string>;

/** What is collected has not been sent. */
const ofCollected: Partial<Record<Wire["OrderStage"], string>> = { shipped: "ready", delivered: "collected" };

export const Stage = ({ stage, order }: Pick<Wire["OrderToFulfil"], "stage" | "order">) => (
  <span className={styles.state} data-state={likeRefund[stage]}>
    <FormattedMessage id={`admin.stage.${(order.collected && ofCollected[stage]) || stage}`} />
  </span>
);

export const piecesToPack = ({ to_send }: Wire["OrderToFulfil"]): number =>
  to_send.reduce((sum, { count }) => sum + count, 0);
