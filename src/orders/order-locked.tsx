import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Notice } from "#src/ui/notice.tsx";
import styles from "./order-locked.module.css";

/** `orderLink`: mails the order's link again. `isTyped`: it is shown above the form in which a guest typed too long. */
export const OrderLocked = ({ orderLink, isTyped = false }: { orderLink: ReactNode; isTyped?: boolean }) => (
  <div className={styles.locked}>
    <Notice tone="problem">
      <FormattedMessage id="checkout.guest.locked" />
    </Notice>
    {isTyped && (
      <p>
        <FormattedMessage id="refunds.guest.token_expired" />
      </p>
    )}
    {orderLink}
  </div>
);
