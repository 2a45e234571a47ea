import { FormattedMessage } from "react-intl";
import type { Wire } from "#src/api/client.ts";
import { Money } from "#src/facts/format.tsx";
import styles from "./commission.module.css";
import { statementCurrency } from "./currency-of.ts";

export function Balances({ customer }: { customer: Wire["Customer"] }) {
  const { commission_balances, commission_pending, commission_payout_sums, tour_lead_ended_at } = customer;
  const currencies = Object.keys(commission_balances);
  if (currencies.length === 0)
    return tour_lead_ended_at !== null ? null : (
      <p className={styles.balances}>
        <FormattedMessage id="commission.nothing_yet" />
      </p>
    );
  return (
    <ul className={styles.balances}>
      {currencies.map((name) => {
        const currency = statementCurrency(name);
        const balance = commission_balances[name]!;
        const pending = commission_pending[name] ?? 0;
        return (
          <li key={name} className={styles.balance}>
            <p className={styles.sum}>
              <strong>
                <Money amount={balance} currency={currency} />
              </strong>{" "}
              <span>
                <FormattedMessage id="commission.balance" />
              </span>
            </p>
            {pending !== 0 && (
              <p className={styles.note}>
                <FormattedMessage
                  id="commission.pending"
                  values={{ amount: <Money key="amount" amount={pending} currency={currency} /> }}
                />
              </p>
            )}
            <p className={styles.note}>
              <FormattedMessage
                id="commission.paid_out"
                values={{
                  amount: (
                    <Money key="amount" amount={commission_payout_sums[name] ?? 0} currency={currency} />
                  ),
                }}
              />
            </p>
            {balance < 0 && (
              <p className={styles.note}>
                <FormattedMessage
                  id={tour_lead_ended_at === null ? "commission.below_zero" : "commission.below_zero.ended"}
                />
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
