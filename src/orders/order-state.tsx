import { FormattedMessage } from "react-intl";
import type { Wire } from "../api/client.ts";
import styles from "./order-state.module.css";

/** Where an order that was placed stands: a word, and a colour that says whether somebody has to do something. */
export const OrderState = ({ status }: { status: Wire["OrderStatus"] }) => (
  <span className={styles.state} data-status={status}>
    <FormattedMessage id={`account.order.status.${status}`} />
  </span>
);
