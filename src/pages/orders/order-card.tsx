import { FormattedMessage } from "react-intl";
import { links } from "#domain/links.ts";
import { sumAmounts } from "#domain/price.ts";
import type { Wire } from "#src/api/client.ts";
import { DateText, Money } from "#src/facts/format.tsx";
import { OrderState } from "#src/orders/order-state.tsx";
import { PlainLink } from "#src/ui/link.tsx";
import { LeadingPicture, OtherPictures } from "#src/orders/pictures.tsx";
import { Reference } from "#src/orders/reference.tsx";
import styles from "#src/orders/rows.module.css";

type Props = { order: Wire["Order"]; products: readonly Wire["KnownProduct"][] };

export function OrderCard({ order, products }: Props) {
  const { items, total_price_incl_vat, shipping_cost_incl_vat } = order;
  const pictures = items.map(({ id, variant_id }) => ({
    id,
    image: products.find((product) => product.variant_id === variant_id)?.primary_image ?? null,
  }));
  return (
    <article className={styles.order}>
      <LeadingPicture pictures={pictures} />
      <div className={styles.words}>
        <h2>
          <PlainLink href={links.order(order.id)}>
            <FormattedMessage
              id="orders.order"
              values={{ reference: <Reference key="reference" of={order} /> }}
            />
          </PlainLink>
        </h2>
        <p className={styles.facts}>
          <DateText at={order.submitted_at ?? order.created_at} />
          <span>
            <FormattedMessage id="orders.item_count" values={{ count: order.total_item_count }} />
          </span>
        </p>
        <OtherPictures pictures={pictures} />
      </div>
      <div className={styles.end}>
        <p className={styles.total}>
          <Money
            amount={sumAmounts([total_price_incl_vat, shipping_cost_incl_vat], order)}
            currency={order}
          />
        </p>
        <OrderState order={order} />
      </div>
    </article>
  );
}
