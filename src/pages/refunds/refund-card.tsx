import { FormattedMessage } from "react-intl";
import { links } from "#domain/links.ts";
import type { Wire } from "#src/api/client.ts";
import { DateText, Money } from "#src/facts/format.tsx";
import { LeadingPicture, OtherPictures } from "#src/orders/pictures.tsx";
import { Reference } from "#src/orders/reference.tsx";
import { RefundState } from "#src/orders/refund-state.tsx";
import styles from "#src/orders/rows.module.css";
import { PlainLink } from "#src/ui/link.tsx";

type Props = { refund: Wire["Refund"]; products: readonly Wire["KnownProduct"][] };

export function RefundCard({ refund, products }: Props) {
  const { items, order, current_status, total_amount, total_refunded_count } = refund;
  const pictures = items.map(({ id, variant_id }) => ({
    id,
    image: products.find((product) => product.variant_id === variant_id)?.primary_image ?? null,
  }));
  return (
    <article className={styles.order}>
      <LeadingPicture pictures={pictures} />
      <div className={styles.words}>
        <h2>
          <PlainLink href={links.refund(refund.id)}>
            <FormattedMessage
              id={refund.withdrawn_at ? "refunds.withdrawal" : "refunds.refund"}
              values={{ reference: <Reference key="reference" of={order} /> }}
            />
          </PlainLink>
        </h2>
        <p className={styles.facts}>
          <DateText at={refund.requested_at ?? refund.created_at} />
          <span>
            <FormattedMessage id="orders.item_count" values={{ count: total_refunded_count }} />
          </span>
        </p>
        <OtherPictures pictures={pictures} />
      </div>
      <div className={styles.end}>
        {current_status !== "rejected" && (
          <p className={styles.total}>
            <Money amount={total_amount} currency={order} />
          </p>
        )}
        <RefundState refund={refund} />
      </div>
    </article>
  );
}
