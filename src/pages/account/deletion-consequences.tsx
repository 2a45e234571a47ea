import { FormattedMessage } from "react-intl";
import { links } from "#domain/links.ts";
import type { Wire } from "#src/api/client.ts";
import { Money } from "#src/facts/format.tsx";
import { currencyPrecision } from "#src/facts/precision.ts";
import { useFacts } from "#src/facts/use-facts.ts";
import { TextLink } from "#src/ui/link.tsx";
import styles from "./personal-data.module.css";

type Props = {
  me: Pick<
    Wire["Customer"],
    "points" | "points_in_deposit" | "commission_balances" | "commission_pending" | "tour_lead_ended_at"
  >;
};

export function DeletionConsequences({ me }: Props) {
  const { payout_minimum, payout_minimums } = useFacts().settings;
  const minimumIn = (currency: string) => payout_minimums[currency] ?? payout_minimum;
  const commissions = amountsIn(me.commission_balances);
  const pending = amountsIn(me.commission_pending);
  if (me.points + me.points_in_deposit + commissions.length + pending.length === 0) return null;
  return (
    <ul className={styles.lost}>
      {me.points > 0 && (
        <li>
          <FormattedMessage id="account.delete.points" values={{ points: me.points }} />
        </li>
      )}
      {me.points_in_deposit > 0 && (
        <li>
          <FormattedMessage id="account.delete.deposit" values={{ points: me.points_in_deposit }} />
        </li>
      )}
      {commissions.map((money) => (
        <li key={`balance ${money.currency}`}>
          <FormattedMessage
            id={
              me.tour_lead_ended_at === null && money.amount < minimumIn(money.currency)
                ? "account.delete.commissions"
                : "account.delete.commissions.first"
            }
            values={{
              amount: <Amount key="amount" {...money} />,
              minimum: <Amount key="minimum" {...money} amount={minimumIn(money.currency)} />,
              payout: (words) => (
                <TextLink key="payout" href={links.commissions()}>
                  {words}
                </TextLink>
              ),
            }}
          />
        </li>
      ))}
      {pending.map((money) => (
        <li key={`pending ${money.currency}`}>
          <FormattedMessage
            id="account.delete.commissions.pending"
            values={{ amount: <Amount key="amount" {...money} /> }}
          />
        </li>
      ))}
    </ul>
  );
}

type Amounts = { currency: string; amount: number };

/** Positive amounts: an account with a debt cannot be deleted. */
const amountsIn = (amounts: Wire["AmountByCurrency"]): Amounts[] =>
  Object.entries(amounts)
    .map(([currency, amount]) => ({ currency, amount }))
    .filter(({ amount }) => amount > 0);

const Amount = ({ currency, amount }: Amounts) => (
  <Money amount={amount} currency={{ currency, currency_precision: currencyPrecision(currency) }} />
);
