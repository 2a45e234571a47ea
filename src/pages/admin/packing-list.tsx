import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, FormattedNumber } from "react-intl";
import { useApi } from "../../api/api-context.ts";
import type { Wire } from "../../api/client.ts";
import { knownProductsQuery } from "../../api/queries.ts";
import { usePlace } from "../../facts/use-facts.ts";
import { Picture } from "../../ui/picture.tsx";
import { piecesToPack } from "./order-words.tsx";
import styles from "./order.module.css";

/** What goes into the parcel: so many pieces of each product, less what was refunded. */
export function PackingList({ order }: { order: Wire["Order"] }) {
  const ids = order.items.map(({ product_id }) => product_id);
  const products = useQuery(knownProductsQuery(useApi(), usePlace().languageId, ids)).data ?? [];
  const isPacked = order.current_status === "paid" && piecesToPack(order) > 0;
  return (
    <section className={styles.part}>
      <h2>
        <FormattedMessage id={isPacked ? "admin.parcel.title" : "admin.parcel.contents"} />
      </h2>
      <ul className={styles.items}>
        {order.items.map((item) => (
          <Item
            key={item.id}
            item={item}
            image={products.find(({ id }) => id === item.product_id)?.primary_image ?? null}
          />
        ))}
      </ul>
      {order.note && (
        <div className={styles.noted}>
          <h3>
            <FormattedMessage id="admin.parcel.note" />
          </h3>
          <p dir="auto">{order.note}</p>
        </div>
      )}
    </section>
  );
}

type ItemProps = { item: Wire["OrderItem"]; image: Wire["KnownProduct"]["primary_image"] };

function Item({ item: { count, refunded_count: refunded, product_name }, image }: ItemProps) {
  return (
    <li className={styles.item} data-left={count - refunded}>
      <span className={styles.count}>
        <FormattedNumber value={count - refunded} />
        <span aria-hidden="true"> ×</span>
      </span>
      <Picture image={image} sizes="6rem" className={styles.picture} isDecoration />
      <div>
        <p className={styles.name}>
          <bdi>{product_name}</bdi>
        </p>
        {refunded > 0 && (
          <p className={styles.refunded}>
            <FormattedMessage id="admin.parcel.refunded" values={{ count: refunded, ordered: count }} />
          </p>
        )}
      </div>
    </li>
  );
}
