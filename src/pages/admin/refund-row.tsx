import { links } from "#domain/links.ts";
import type { Wire } from "#src/api/client.ts";
import { DateText } from "#src/facts/format.tsx";
import { PlainLink } from "#src/ui/link.tsx";
import { Customer, Figures, Reason, RefundState, WaitingTime } from "./refund-words.tsx";
import styles from "./queue.module.css";

/** `now`: when the queue was fetched, in milliseconds. */
export function RefundRow({ refund: row, now }: { refund: Wire["RefundToDecide"]; now: number }) {
  const { refund } = row;
  const since = refund.requested_at ?? refund.created_at;
  return (
    <article className={styles.row}>
      <h2>
        <PlainLink href={links.adminRefund(refund.id)}>
          <bdi>{refund.order.reference}</bdi>
        </PlainLink>
      </h2>
      <p className={styles.customer}>
        <Customer refund={row} />
      </p>
      <p className={styles.about}>
        <Figures refund={refund} />
        <span className={styles.reason}>
          <Reason refund={refund} />
        </span>
      </p>
      <p className={styles.since}>
        {refund.current_status === "requested" ? (
          <WaitingTime since={since} now={now} />
        ) : (
          <DateText at={refund.decided_at ?? since} />
        )}
      </p>
      <p>
        <RefundState refund={row} />
      </p>
    </article>
  );
}
