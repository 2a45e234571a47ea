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

export const Stage = ({ stage }: { stage: Wire["OrderStage"] }) => (
  <span className={styles.state} data-state={likeRefund[stage]}>
    <FormattedMessage id={`admin.stage.${stage}`} />
  </span>
);

export const piecesToPack = ({ to_send }: Wire["OrderToFulfil"]): number =>
  to_send.reduce((sum, { count }) => sum + count, 0);
