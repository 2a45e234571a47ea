import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { Wire } from "../../api/client.ts";
import { MomentText } from "../../facts/format.tsx";
import { useCustomer } from "../../flows/session/session.context.ts";
import { Withdrawal } from "../../flows/withdrawal/withdrawal.flow.tsx";
import styles from "./order.module.css";

/** As long as the contract can be withdrawn from; and then, while the page is open, what became of it. */
export function RightOfWithdrawal({ order }: { order: Wire["Order"] }) {
  const [wasPossible] = useState(order.withdrawable === "possible");
  // What each flow knew of the order when it began, by how many pieces came back by then.
  const [flows, setFlows] = useState([piecesBack(order)]);
  const [isEnded, setEnded] = useState(false);
  const customer = useCustomer();
  if (!wasPossible || !customer) return null;
  const isPossible = order.withdrawable === "possible";
  const pieces = piecesBack(order);
  if (isEnded && isPossible && !flows.includes(pieces)) {
    setEnded(false);
    setFlows([...flows, pieces]);
  }
  return (
    <section className={styles.refunds}>
      <h2>
        <FormattedMessage id="refunds.withdrawal.title" />
      </h2>
      {isPossible && <p>{whenPossible(order)}</p>}
      {flows.map((begun) => (
        <div key={begun} className={styles.withdrawal}>
          <Withdrawal order={order} email={customer.email} onEnded={() => setEnded(true)} />
        </div>
      ))}
    </section>
  );
}

const piecesBack = ({ items }: Wire["Order"]) =>
  items.reduce((sum, { approved_count, requested_count }) => sum + approved_count + requested_count, 0);

const whenPossible = ({ withdrawable_until, withdrawal_days }: Wire["Order"]) =>
  withdrawable_until ? (
    <FormattedMessage
      id="refunds.withdrawal.until"
      values={{ time: <MomentText key="time" at={withdrawable_until} /> }}
    />
  ) : (
    <FormattedMessage id="refunds.withdrawal.no_end" values={{ days: withdrawal_days ?? 0 }} />
  );
