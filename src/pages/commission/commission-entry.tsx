import { FormattedMessage } from "react-intl";
import type { Wire } from "../../api/client.ts";
import { DateText, Money } from "../../facts/format.tsx";
import styles from "./commission.module.css";
import { currencyOf } from "./currency-of.ts";

/** What came or went, and what for: of an order its reference and date, never whose it is. */
export function CommissionEntry({ entry }: { entry: Wire["CommissionTransaction"] }) {
  const { created_at, currency, order, transaction_type, value } = entry;
  return (
    <article className={styles.entry}>
      <div className={styles.words}>
        <p>
          <FormattedMessage
            id={`commission.what.${transaction_type}`}
            values={{
              order: order && (
                <bdi key="order" className={styles.reference}>
                  {order.reference}
                </bdi>
              ),
              date: order && <DateText key="date" at={order.submitted_at} />,
            }}
          />
        </p>
        <p className={styles.note}>
          <DateText at={created_at} />
        </p>
      </div>
      <p className={styles.amount} data-goes={value < 0 || undefined}>
        <Money amount={value} currency={currencyOf(currency)} />
      </p>
    </article>
  );
}
