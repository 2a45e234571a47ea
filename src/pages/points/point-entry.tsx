import { FormattedMessage, FormattedNumber } from "react-intl";
import type { Wire } from "#src/api/client.ts";
import { DateText } from "#src/facts/format.tsx";
import { OrderLink } from "./order-link.tsx";
import styles from "./points.module.css";

type Entry = Wire["PointTransaction"];

export function PointEntry({ entry }: { entry: Entry }) {
  const { amount, balance_after, created_at, deposit, deposit_after, of_deposit, order, refund } = entry;
  return (
    <article className={styles.entry}>
      <div className={styles.words}>
        <p>
          <FormattedMessage
            id={sentenceFor(entry)}
            values={{
              order: order && <OrderLink key="order" order={order} refund={refund} />,
              date: deposit?.converts_at && <DateText key="date" at={deposit.converts_at} />,
            }}
          />
        </p>
        <p className={styles.note}>
          <DateText at={created_at} />
        </p>
      </div>
      <div className={styles.end}>
        <p className={styles.amount} data-goes={amount < 0 || undefined} data-waits={of_deposit || undefined}>
          <bdi>
            <FormattedNumber value={amount} signDisplay="exceptZero" />
          </bdi>
        </p>
        <p className={styles.note}>
          {of_deposit ? (
            <FormattedMessage id="points.deposit_after" values={{ points: deposit_after }} />
          ) : (
            <FormattedMessage id="points.after" values={{ points: balance_after }} />
          )}
        </p>
      </div>
    </article>
  );
}

function sentenceFor({ transaction_type: kind, deposit }: Entry): string {
  if (kind !== "earned" || !deposit) return `points.what.${kind}`;
  return deposit.converts_at === null ? "points.what.earned_decided" : "points.what.earned_from";
}
