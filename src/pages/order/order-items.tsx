import { itemName } from "#src/orders/item-name.ts";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, FormattedNumber } from "react-intl";
import { linkToVariant } from "#src/facts/link-to-variant.ts";
import { useApi } from "#src/api/api-context.ts";
import type { Wire } from "#src/api/client.ts";
import { productsByIdQuery } from "#src/api/queries.ts";
import { Money } from "#src/facts/format.tsx";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import { Backorder, waitingItems } from "#src/orders/backorder.tsx";
import { LineAmount, LineReductions } from "#src/orders/line-reductions.tsx";
import type { SummaryLine } from "#src/orders/order-summary.tsx";
import { TextLink } from "#src/ui/link.tsx";
import { Picture } from "#src/ui/picture.tsx";
import styles from "./order.module.css";

/** The status of an item's quantity, in parts. */
export function refundedAmountOf(
  item: Pick<Wire["OrderItem"], "refunded_count" | "approved_count" | "requested_count" | "withdrawn_count">,
): { name: string; count: number }[] {
  return [
    { name: "orders.refunded", count: item.refunded_count },
    { name: "orders.item.paying_back", count: item.approved_count - item.refunded_count },
    { name: "orders.item.withdrawn", count: item.withdrawn_count },
    { name: "orders.item.requested", count: item.requested_count - item.withdrawn_count },
  ].filter(({ count }) => count > 0);
}

export function OrderItems({ order, lines }: { order: Wire["Order"]; lines: readonly SummaryLine[] }) {
  const ids = order.items.map(({ variant_id }) => variant_id);
  const sold = useQuery(productsByIdQuery(useApi(), useMarketLocale(), ids)).data ?? [];
  const waiting = waitingItems(order);
  return (
    <ul className={styles.items}>
      {order.items.map((item) => {
        const product = sold.find(({ variant_id }) => variant_id === item.variant_id);
        const name = <bdi>{itemName(item)}</bdi>;
        return (
          <li key={item.id} className={styles.item}>
            <Picture
              image={lines.find(({ id }) => id === item.id)?.image ?? null}
              sizes="8rem"
              className={styles.picture}
              isDecoration
            />
            <div className={styles.words}>
              <h3>{product ? <TextLink href={linkToVariant(product)}>{name}</TextLink> : name}</h3>
              <p className={styles.each}>
                <FormattedMessage
                  id="account.order.sku"
                  values={{ reference: <bdi key="sku">{item.sku}</bdi> }}
                />
              </p>
              <p className={styles.each}>
                <FormattedNumber value={item.count} /> × <Money amount={item.price} currency={order} />
              </p>
              <LineReductions line={item} currency={order} />
              {waiting.includes(item) && (
                <p className={styles.refunded}>
                  <Backorder until={item.backorder_until} />
                </p>
              )}
              {item.withdrawal_exempt && order.withdrawal_days !== null && (
                <p className={styles.refunded}>
                  <FormattedMessage id="refunds.withdrawal.exempt" />
                </p>
              )}
              {refundedAmountOf(item).map(({ name, count }) => (
                <p key={name} className={styles.refunded}>
                  <FormattedMessage id={name} values={{ count }} />
                </p>
              ))}
            </div>
            <p className={styles.line}>
              <LineAmount line={item} currency={order} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}
