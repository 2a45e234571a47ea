import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { links } from "../../../domain/links.ts";
import type { Wire } from "../../api/client.ts";
import { Money } from "../../facts/format.tsx";
import { precisionOf } from "../../facts/precision.ts";
import { useFacts } from "../../facts/use-facts.ts";
import { Reference } from "../../orders/reference.tsx";
import { TextLink } from "../../ui/link.tsx";
import styles from "./personal-data.module.css";

type Props = {
  me: Pick<Wire["Customer"], "points" | "points_in_deposit" | "commission_balances">;
  /** Refunds and withdrawals that are not paid back yet. */
  waiting: readonly Wire["Refund"][];
  /** By currency, what a tour lead asked for and the bank has still to pay. */
  payouts: Wire["AmountByCurrency"];
};

/** What goes with the account, and what still comes back without it. */
export function WhatIsLost({ me, waiting, payouts }: Props) {
  const { payout_minimum: minimum } = useFacts().settings;
  const commissions = amountsIn(me.commission_balances);
  const onTheirWay = amountsIn(payouts);
  const hasMore = waiting.length + commissions.length + onTheirWay.length > 0;
  if (me.points + me.points_in_deposit === 0 && !hasMore) return null;
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
            id={money.amount < minimum ? "account.delete.commissions" : "account.delete.commissions.first"}
            values={{
              amount: <Amount key="amount" {...money} />,
              minimum: <Amount key="minimum" {...money} amount={minimum} />,
              payout: (words) => (
                <TextLink key="payout" href={links.commissions()}>
                  {words}
                </TextLink>
              ),
            }}
          />
        </li>
      ))}
      {onTheirWay.map((money) => (
        <li key={`payout ${money.currency}`}>
          <FormattedMessage id="account.delete.payout" values={{ amount: <Amount {...money} /> }} />
        </li>
      ))}
      {waiting.map((refund) => (
        <li key={refund.id}>
          <Waiting refund={refund} />
        </li>
      ))}
      {waiting.length + onTheirWay.length > 0 && (
        <li>
          <FormattedMessage id="account.delete.no_mail" />
        </li>
      )}
    </ul>
  );
}

type Amounts = { currency: string; amount: number };

/** Below zero nothing is lost, and nobody owes it any more. */
const amountsIn = (amounts: Wire["AmountByCurrency"]): Amounts[] =>
  Object.entries(amounts)
    .map(([currency, amount]) => ({ currency, amount }))
    .filter(({ amount }) => amount > 0);

const Amount = ({ currency, amount }: Amounts) => (
  <Money amount={amount} currency={{ currency, currency_precision: precisionOf(currency) }} />
);

function Waiting({ refund }: { refund: Wire["Refund"] }) {
  const { order, money_amount, points, is_paying_back, withdrawn_at } = refund;
  const kind = withdrawn_at ? "withdrawal" : is_paying_back ? "paying_back" : "refund";
  const sentences: ReactNode[] = [
    <FormattedMessage
      key="waits"
      id={`account.delete.${kind}`}
      values={{ reference: <Reference key="reference" of={order} /> }}
    />,
    money_amount > 0 && (
      <FormattedMessage
        key="money"
        id={`account.delete.${kind}.money`}
        values={{ amount: <Money key="amount" amount={money_amount} currency={order} /> }}
      />
    ),
    points > 0 && <FormattedMessage key="points" id="account.delete.points_back" values={{ points }} />,
  ];
  return sentences.reduce(followedBy);
}

/** Not every language puts a space between sentences. */
const followedBy = (before: ReactNode, after: ReactNode): ReactNode =>
  after ? <FormattedMessage id="account.delete.sentences" values={{ before, after }} /> : before;
