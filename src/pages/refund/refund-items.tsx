import { itemName } from "#src/orders/item-name.ts";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, FormattedNumber } from "react-intl";
import type { Currency } from "#domain/money.ts";
import { lineTotal } from "#domain/price.ts";
import { useApi } from "#src/api/api-context.ts";
import type { Wire } from "#src/api/client.ts";
import { knownProductsQuery } from "#src/api/queries.ts";
import { Money } from "#src/facts/format.tsx";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import { ReducedAmount } from "#src/orders/reduced-amount.tsx";
import { Picture } from "#src/ui/picture.tsx";
import styles from "./refund.module.css";

type Props = { items: Wire["Refund"]["items"]; order: Wire["Order"] };

type Item = Omit<Wire["RefundItem"], "paid_amount"> & Partial<Pick<Wire["RefundItem"], "paid_amount">>;

/** Servers of the last release do not say it. */
export const paidFor = ({ price, count, paid_amount }: Item, currency: Currency): number =>
  paid_amount ?? lineTotal(price, count, currency);

export function RefundItems({ items, order }: Props) {
  const { languageId } = useMarketLocale();
  const ids = items.map(({ variant_id }) => variant_id);
  const products = useQuery(knownProductsQuery(useApi(), languageId, ids)).data ?? [];
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          <Picture
            image={products.find(({ variant_id }) => variant_id === item.variant_id)?.primary_image ?? null}
            sizes="8rem"
            className={styles.picture}
            isDecoration
          />
          <div>
            <h3>
              <bdi>{itemName(item)}</bdi>
            </h3>
            <p className={styles.each}>
              <FormattedMessage
                id="refunds.item.sku"
                values={{ reference: <bdi key="sku">{item.sku}</bdi> }}
              />
            </p>
            <p className={styles.each}>
              <FormattedNumber value={item.count} /> × <Money amount={item.price} currency={order} />
            </p>
          </div>
          <p className={styles.line}>
            <ReducedAmount
              now={paidFor(item, order)}
              before={lineTotal(item.price, item.count, order)}
              currency={order}
            />
          </p>
        </li>
      ))}
    </ul>
  );
}
