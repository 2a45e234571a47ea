import { FormattedMessage } from "react-intl";
import { links } from "#domain/links.ts";
import type { Wire } from "#src/api/client.ts";
import { DateText, Money } from "#src/facts/format.tsx";
import { StateText } from "#src/orders/order-state.tsx";
import { TextLink } from "#src/ui/link.tsx";
import styles from "./account.module.css";

export function LastOrder({ order }: { order: Wire["Order"] }) {
  const { reference, created_at, current_status: status } = order;
  const amount = order.total_price_incl_vat + order.shipping_cost_incl_vat;
  const isUnpaid = status === "submitted" || status === "payment_pending";
  return (
    <>
      <p className={styles.large} data-status={status}>
        <StateText order={order} />
      </p>
      <p className={styles.facts}>
        <bdi>{reference}</bdi>
        <DateText at={created_at} />
        <Money amount={amount} currency={order} />
      </p>
      <TextLink href={links.order(order.id)}>
        <FormattedMessage id={isUnpaid ? "account.order.pay" : "account.order.open"} />
      </TextLink>
    </>
  );
}
