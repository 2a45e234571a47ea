import { FormattedMessage } from "react-intl";
import { useOrderAccess } from "#src/guests/order-access.tsx";
import type { Wire } from "#src/api/client.ts";
import { DateText } from "#src/facts/format.tsx";
import { RefundState } from "#src/orders/refund-state.tsx";
import { ButtonLink, TextLink } from "#src/ui/link.tsx";
import styles from "./order.module.css";

export function Refunds({ order }: { order: Wire["Order"] }) {
  const { order_returns, refundable } = order;
  const { links } = useOrderAccess();
  const isPossible = refundable === "possible";
  if (!isPossible && order_returns.length === 0) return null;
  return (
    <section className={styles.refunds}>
      {order_returns.length > 0 && (
        <>
          <h2>
            <FormattedMessage id="refunds.of_order" />
          </h2>
          <ul>
            {order_returns.map((refund) => (
              <li key={refund.id}>
                <TextLink href={links.refund(refund.id)}>
                  <DateText at={refund.created_at} />
                </TextLink>
                <RefundState refund={refund} />
              </li>
            ))}
          </ul>
        </>
      )}
      {isPossible && <Ask order={order} />}
    </section>
  );
}

function Ask({ order }: { order: Wire["Order"] }) {
  const { links } = useOrderAccess();
  const isBegun = order.order_returns.some(({ current_status }) => current_status === "draft");
  const isAsked = order.items.some(({ requested_count }) => requested_count > 0);
  return (
    <>
      <ButtonLink look="quiet" href={links.refundOf(order.id)}>
        <FormattedMessage id={isBegun ? "refunds.ask.go_on" : isAsked ? "refunds.ask.more" : "refunds.ask"} />
      </ButtonLink>
      {order.refundable_until && (
        <p>
          <FormattedMessage
            id="refunds.ask.until"
            values={{ date: <DateText key="date" at={order.refundable_until} /> }}
          />
        </p>
      )}
    </>
  );
}
