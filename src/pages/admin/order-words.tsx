import { FormattedMessage } from "react-intl";
import type { Wire } from "../../api/client.ts";
import styles from "./refund-words.module.css";

/** The colours of a refund's states: what waits for an administrator, what goes its way, what is done. */
const likeRefund = {
  unpaid: "rejected",
  to_ship: "requested",
  refunded: "rejected",
  shipped: "paying_back",
  delivered: "approved",
  cancelled: "rejected",
} as const satisfies Record<Wire["OrderStage"], string>;

export const Stage = ({ stage }: { stage: Wire["OrderStage"] }) => (
  <span className={styles.state} data-state={likeRefund[stage]}>
    <FormattedMessage id={`admin.stage.${stage}`} />
  </span>
);

/** What was ordered, less what was refunded. */
export const piecesToPack = ({ items }: Wire["Order"]): number =>
  items.reduce((sum, { count, refunded_count }) => sum + count - refunded_count, 0);
