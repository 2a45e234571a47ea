import { nameWithVariant } from "#domain/variant-name.ts";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, FormattedNumber } from "react-intl";
import { useApi } from "#src/api/api-context.ts";
import type { Wire } from "#src/api/client.ts";
import { DateText } from "#src/facts/format.tsx";
import { useDayRange } from "#src/facts/use-day-range.ts";
import { knownProductsQuery } from "#src/api/queries.ts";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import { Picture } from "#src/ui/picture.tsx";
import styles from "./order.module.css";

/** Quantities without refunded and withdrawn items. */
export function PackingList({ read }: { read: Wire["OrderToFulfil"] }) {
  const { order, stage } = read;
  const ids = order.items.map(({ variant_id }) => variant_id);
  const products = useQuery(knownProductsQuery(useApi(), useMarketLocale().languageId, ids)).data ?? [];
  const lines = new Map(read.to_send.map((line) => [line.id, line]));
  const sent = order.items.filter(({ id }) => lines.get(id)!.count > 0);
  return (
    <section className={styles.part}>
      <h2>
        <FormattedMessage
          id={stage === "to_ship" || sent.length === 0 ? "admin.parcel.title" : "admin.parcel.contents"}
        />
      </h2>
      {sent.length === 0 && (
        <p className={styles.nothing}>
          <FormattedMessage id="admin.parcel.nothing" />
        </p>
      )}
      {sent.length > 0 && (
        <ul className={styles.items}>
          {sent.map((item) => (
            <Item
              key={item.id}
              item={item}
              pieces={lines.get(item.id)!.count}
              onHand={(stage === "to_ship" ? lines.get(item.id)!.on_hand : null) ?? null}
              shipped={stage === "to_ship" ? shippedCount(order, item.id) : 0}
              image={products.find(({ variant_id }) => variant_id === item.variant_id)?.primary_image ?? null}
            />
          ))}
        </ul>
      )}
      {stage === "to_ship" && order.wished_on && <Wish day={order.wished_on} from={order.packing_from} />}
      {order.gift_note != null && (
        <div className={styles.noted}>
          <h3>
            <FormattedMessage id="admin.parcel.gift" />
          </h3>
          {order.gift_note && <p dir="auto">{order.gift_note}</p>}
          <p className={styles.unprinted}>
            <FormattedMessage id="admin.parcel.gift.text" />
          </p>
        </div>
      )}
      {order.note && (
        <div className={`${styles.noted} ${unprintedFor(order)}`}>
          <h3>
            <FormattedMessage id="admin.parcel.note" />
          </h3>
          <p dir="auto">{order.note}</p>
        </div>
      )}
    </section>
  );
}

/** A gift's recipient reads what is printed: not what the buyer wrote to the shop. */
const unprintedFor = ({ gift_note }: Wire["Order"]) => (gift_note == null ? "" : styles.unprinted);
/** `from`: a moment of the day on which it will be packed, if that is later. */
function Wish({ day, from }: { day: string; from: string | null }) {
  const dayRange = useDayRange();
  return (
    <p className={styles.noted} suppressHydrationWarning>
      <FormattedMessage id="admin.parcel.wished" values={{ day: dayRange(day, day) }} />{" "}
      {from !== null && (
        <FormattedMessage id="admin.orders.pack_on" values={{ date: <DateText key="date" at={from} /> }} />
      )}
    </p>
  );
}

const shippedCount = ({ shipments }: Wire["Order"], lineId: string): number =>
  shipments
    .flatMap(({ items }) => items)
    .filter(({ id }) => id === lineId)
    .reduce((sum, { count }) => sum + count, 0);

type ItemProps = {
  item: Wire["OrderItem"];
  pieces: number;
  onHand: number | null;
  shipped: number;
  image: Wire["KnownProduct"]["primary_image"];
};

/** `shipped`: in an earlier shipment. `onHand`: null if it is not counted. */
function Item({ item, pieces, onHand, shipped, image }: ItemProps) {
  const { count, refunded_count: refunded, product_name, variant_name, sku } = item;
  const withdrawn = Math.max(0, count - refunded - pieces - shipped);
  return (
    <li className={styles.item}>
      <span className={styles.count}>
        <FormattedNumber value={pieces} />
        <span aria-hidden="true"> ×</span>
      </span>
      <Picture image={image} sizes="6rem" className={styles.picture} isDecoration />
      <div>
        <p className={styles.name}>
          <bdi>{nameWithVariant(product_name, variant_name)}</bdi>
        </p>
        <p className={styles.sku}>
          <FormattedMessage id="admin.parcel.sku" values={{ sku: <bdi key="sku">{sku}</bdi> }} />
        </p>
        {onHand !== null && (
          <p className={onHand < pieces ? styles.missing : styles.onHand}>
            <FormattedMessage
              id={`admin.parcel.${onHand < pieces ? "too_few" : "on_hand"}`}
              values={{ count: onHand }}
            />
          </p>
        )}
        {shipped > 0 && (
          <p className={styles.sku}>
            <FormattedMessage id="admin.parcel.shipped" values={{ count: shipped, ordered: count }} />
          </p>
        )}
        {refunded > 0 && (
          <p className={styles.refunded}>
            <FormattedMessage id="admin.parcel.refunded" values={{ count: refunded, ordered: count }} />
          </p>
        )}
        {withdrawn > 0 && (
          <p className={styles.refunded}>
            <FormattedMessage id="admin.parcel.withdrawn" values={{ count: withdrawn, ordered: count }} />
          </p>
        )}
      </div>
    </li>
  );
}
