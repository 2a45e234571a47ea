import { FormattedMessage } from "react-intl";
import type { Wire } from "../../api/client.ts";
import { Money } from "../../facts/format.tsx";
import styles from "./personal-data.module.css";

type Props = {
  me: Pick<Wire["Customer"], "points" | "points_in_deposit">;
  /** Refunds and withdrawals that are not paid back yet. */
  waiting: readonly Wire["Refund"][];
};

/** What goes with the account, and what still comes back without it. */
export function WhatIsLost({ me, waiting }: Props) {
  if (me.points + me.points_in_deposit === 0 && waiting.length === 0) return null;
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
      {waiting.map((refund) => (
        <li key={refund.id}>
          <Waiting refund={refund} />
        </li>
      ))}
      {waiting.length > 0 && (
        <li>
          <FormattedMessage id="account.delete.no_mail" />
        </li>
      )}
    </ul>
  );
}

function Waiting({ refund }: { refund: Wire["Refund"] }) {
  const { order, money_amount, points, is_paying_back, withdrawn_at } = refund;
  const kind = withdrawn_at ? "withdrawal" : is_paying_back ? "paying_back" : "refund";
  return (
    <>
      <FormattedMessage
        id={`account.delete.${kind}`}
        values={{ reference: <bdi key="reference">{order.reference}</bdi> }}
      />
      {money_amount > 0 && (
        <>
          {" "}
          <FormattedMessage
            id={`account.delete.${kind}.money`}
            values={{ amount: <Money key="amount" amount={money_amount} currency={order} /> }}
          />
        </>
      )}
      {points > 0 && (
        <>
          {" "}
          <FormattedMessage id="account.delete.points_back" values={{ points }} />
        </>
      )}
    </>
  );
}
