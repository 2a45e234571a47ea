import { FormattedMessage } from "react-intl";
import { links } from "#domain/links.ts";
import type { Wire } from "#src/api/client.ts";
import { DateText, Money } from "#src/facts/format.tsx";
import { TextLink } from "#src/ui/link.tsx";
import { Notice } from "#src/ui/notice.tsx";
import styles from "./order.module.css";

/** An open refund may change what has to be packed. */
export function RefundWaits({ order }: { order: Wire["Order"] }) {
  if (order.shipped_at !== null || order.delivered_at !== null) return null;
  const isWaiting = order.order_returns.some(
    ({ current_status, is_paying_back }) => current_status === "requested" && !is_paying_back,
  );
  if (!isWaiting) return null;
  return (
    <Notice tone="information">
      <FormattedMessage id="admin.order.refund_waits" />
    </Notice>
  );
}

export function OrderRefunds({ order }: { order: Wire["Order"] }) {
  if (order.order_returns.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>
        <FormattedMessage id="admin.order.refunds" />
      </h2>
      <ul className={styles.refunds}>
        {order.order_returns.map((refund) => (
          <li key={refund.id}>
            <TextLink href={links.adminRefund(refund.id)}>
              <DateText at={refund.created_at} />
            </TextLink>
            <span>
              <FormattedMessage id="admin.pieces" values={{ count: refund.total_refunded_count }} />
            </span>
            <Money amount={refund.total_amount} currency={order} />
            {refund.withdrawn_at !== null && (
              <span>
                <FormattedMessage id="admin.reason.withdrawal" />
              </span>
            )}
            <span>
              <FormattedMessage
                id={`admin.state.${refund.is_paying_back ? "paying_back" : refund.current_status}`}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
