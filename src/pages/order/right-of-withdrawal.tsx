import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { Wire } from "#src/api/client.ts";
import { MomentText } from "#src/facts/format.tsx";
import { useOrderAccess } from "#src/guests/order-access.tsx";
import { GuestOrderLink } from "#src/flows/after-sale/guest-order-link/guest-order-link.flow.tsx";
import { Withdrawal } from "#src/flows/after-sale/withdrawal/withdrawal.flow.tsx";
import styles from "./order.module.css";

/** Shown while the contract can be withdrawn from and, until the page is left, after a withdrawal. */
export function RightOfWithdrawal({ order }: { order: Wire["Order"] }) {
  const [wasPossible] = useState(order.withdrawable === "possible");
  // One flow for each number of returned items, because a flow reads the order only when it starts.
  const [flows, setFlows] = useState([piecesBack(order)]);
  const [isEnded, setEnded] = useState(false);
  const { ownerId, email } = useOrderAccess();
  if (!wasPossible || ownerId === undefined) return null;
  const isPossible = order.withdrawable === "possible";
  const returnedCount = piecesBack(order);
  if (isEnded && isPossible && !flows.includes(returnedCount)) {
    setEnded(false);
    setFlows([...flows, returnedCount]);
  }
  return (
    <section className={styles.refunds}>
      <h2>
        <FormattedMessage id="refunds.withdrawal.title" />
      </h2>
      {isPossible && <p>{whenPossible(order)}</p>}
      {flows.map((begun) => (
        <div key={begun} className={styles.withdrawal}>
          <Withdrawal
            order={order}
            email={email}
            orderLink={<GuestOrderLink orderId={order.id} />}
            onEnded={() => setEnded(true)}
          />
        </div>
      ))}
    </section>
  );
}

/** Changes with each withdrawal, also one of items that were only requested before. */
const piecesBack = ({ items }: Wire["Order"]) =>
  items.reduce(
    (sum, { approved_count, requested_count, withdrawn_count }) =>
      sum + approved_count + requested_count + withdrawn_count,
    0,
  );

const whenPossible = ({ withdrawable_until, withdrawal_days }: Wire["Order"]) =>
  withdrawable_until ? (
    <FormattedMessage
      id="refunds.withdrawal.until"
      values={{ time: <MomentText key="time" at={withdrawable_until} /> }}
    />
  ) : (
    <FormattedMessage id="refunds.withdrawal.no_end" values={{ days: withdrawal_days ?? 0 }} />
  );
