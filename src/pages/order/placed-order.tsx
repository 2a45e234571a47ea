import { itemName } from "#src/orders/item-name.ts";
import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { AccountPage } from "#src/accounts/account-page.tsx";
import { sumAmounts } from "#domain/price.ts";
import { useApi } from "#src/api/api-context.ts";
import type { Wire } from "#src/api/client.ts";
import { knownProductsQuery } from "#src/api/queries.ts";
import { Money } from "#src/facts/format.tsx";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import { BuyAgain } from "#src/flows/after-sale/buy-again/buy-again.flow.tsx";
import { useOrderAccess } from "#src/guests/order-access.tsx";
import { OrderFacts } from "#src/orders/order-facts.tsx";
import { OrderState } from "#src/orders/order-state.tsx";
import { orderToSummary } from "#src/orders/order-sums.ts";
import { OrderAmounts } from "#src/orders/order-summary.tsx";
import { refundStanding } from "#src/orders/refund-state.tsx";
import { Reference } from "#src/orders/reference.tsx";
import { TextLink } from "#src/ui/link.tsx";
import { CancelledOrderNotice } from "./cancelled-order-notice.tsx";
import { Documents } from "./documents.tsx";
import { KeepOrder } from "./guest-order.tsx";
import { OrderItems } from "./order-items.tsx";
import { isUnpaid, OrderPayment } from "./order-payment.tsx";
import { RightOfWithdrawal } from "./right-of-withdrawal.tsx";
import { Refunds } from "./refunds.tsx";
import { ShipmentFacts } from "./shipment-facts.tsx";
import { Timeline } from "./timeline.tsx";
import styles from "./order.module.css";

/** What to do now comes first, then the items, then the rest. */
export function PlacedOrder({ order }: { order: Wire["Order"] }) {
  const { languageId } = useMarketLocale();
  const access = useOrderAccess();
  // After a cancellation here, the order is refetched before the payment's flow has ended.
  const [wasUnpaid] = useState(() => isUnpaid(order));
  const ids = order.items.map(({ variant_id }) => variant_id);
  const products = useQuery(knownProductsQuery(useApi(), languageId, ids)).data ?? [];
  const summary = orderToSummary(order, products);
  return (
    <AccountPage title="orders.title">
      <header className={styles.header}>
        {access.links.orders !== null && (
          <TextLink href={access.links.orders}>
            <FormattedMessage id="orders.all" />
          </TextLink>
        )}
        <h1>
          <FormattedMessage
            id="orders.order"
            values={{ reference: <Reference key="reference" of={order} /> }}
          />
        </h1>
        <OrderState order={order} />
      </header>
      {isUnpaid(order) && <OrderPayment order={order} />}
      {wasUnpaid && order.current_status === "cancelled" && <CancelledOrderNotice />}
      <div className={styles.columns}>
        <section className={styles.bought}>
          <h2>
            <FormattedMessage id="orders.items" />
          </h2>
          <OrderItems order={order} lines={summary.lines} />
          {order.is_paid && <BuyAgain lines={linesToBuy(order)} />}
        </section>
        <aside className={styles.aside}>
          <section className={styles.amounts}>
            <OrderAmounts
              summary={summary}
              isPaid={order.is_paid}
              isCancelled={order.current_status === "cancelled"}
            >
              {order.total_refund_incl_vat > 0 && (
                <div>
                  <dt>
                    <FormattedMessage id="orders.refunded_total" />
                  </dt>
                  <dd>
                    <Money amount={-order.total_refund_incl_vat} currency={order} />
                  </dd>
                </div>
              )}
              {openReturns(order).map(({ name, amount }) => (
                <div key={name}>
                  <dt>
                    <FormattedMessage id={name} />
                  </dt>
                  <dd>
                    <Money amount={-amount} currency={order} />
                  </dd>
                </div>
              ))}
            </OrderAmounts>
            <Documents order={order} />
          </section>
          <RightOfWithdrawal order={order} />
          <Refunds order={order} />
          {access.isGuest && order.is_paid && <KeepOrder orderId={order.id} />}
          <ShipmentFacts order={order} />
          <Timeline order={order} />
        </aside>
        <div className={styles.rest}>
          <OrderFacts order={order} isGuest={access.isGuest} />
          {order.note && (
            <section className={styles.note}>
              <h2>
                <FormattedMessage id="checkout.note" />
              </h2>
              <p dir="auto">{order.note}</p>
            </section>
          )}
        </div>
      </div>
    </AccountPage>
  );
}

/** What is certain to be refunded, and what is requested but not decided. */
function openReturns(order: Wire["Order"]) {
  const open = order.order_returns.filter(({ current_status }) => current_status === "requested");
  const isCertain = (refund: (typeof open)[number]) => refundStanding(refund) !== "requested";
  const totalIf = (certain: boolean) =>
    sumAmounts(
      open.filter((refund) => isCertain(refund) === certain).map(({ total_amount }) => total_amount),
      order,
    );
  return [
    { name: "orders.coming_back_total", amount: totalIf(true) },
    { name: "orders.requested_total", amount: totalIf(false) },
  ].filter(({ amount }) => amount > 0);
}

const linesToBuy = ({ items }: Wire["Order"]) =>
  items.map((item) => ({
    productId: item.product_id,
    variantId: item.variant_id,
    name: itemName(item),
    count: item.count,
  }));
