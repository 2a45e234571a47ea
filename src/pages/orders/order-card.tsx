import { FormattedMessage, FormattedNumber } from "react-intl";
import { links } from "../../../domain/links.ts";
import { totalOf } from "../../../domain/price.ts";
import type { Wire } from "../../api/client.ts";
import { DateText, Money } from "../../facts/format.tsx";
import { OrderState } from "../../orders/order-state.tsx";
import { PlainLink } from "../../ui/link.tsx";
import { Picture } from "../../ui/picture.tsx";
import styles from "./orders.module.css";

/** So many of an order's products are shown. */
export const picturesEach = 4;

type Props = { order: Wire["Order"]; products: readonly Wire["KnownProduct"][] };

export function OrderCard({ order, products }: Props) {
  const { items, total_price_incl_vat, shipping_cost_incl_vat } = order;
  const others = items.length - picturesEach;
  const pictureOf = (productId: string) => products.find(({ id }) => id === productId)?.primary_image ?? null;
  return (
    <article className={styles.order}>
      <ul className={styles.pictures} aria-hidden="true">
        {items.slice(0, picturesEach).map(({ id, product_id }) => (
          <li key={id}>
            <Picture image={pictureOf(product_id)} sizes="6rem" className={styles.picture} isDecoration />
          </li>
        ))}
        {others > 0 && (
          <li className={styles.others}>
            <FormattedNumber value={others} signDisplay="always" />
          </li>
        )}
      </ul>
      <div className={styles.words}>
        <h2>
          <PlainLink href={links.order(order.id)}>
            <FormattedMessage
              id="orders.order"
              values={{ reference: <bdi key="reference">{order.reference}</bdi> }}
            />
          </PlainLink>
        </h2>
        <p className={styles.facts}>
          <DateText at={order.submitted_at ?? order.created_at} />
          <span>
            <FormattedMessage id="orders.item_count" values={{ count: order.total_item_count }} />
          </span>
        </p>
      </div>
      <div className={styles.end}>
        <p className={styles.total}>
          <Money amount={totalOf([total_price_incl_vat, shipping_cost_incl_vat], order)} currency={order} />
        </p>
        <OrderState status={order.current_status} />
      </div>
    </article>
  );
}
