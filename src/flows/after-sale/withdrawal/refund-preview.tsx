import { FormattedMessage } from "react-intl";
import type { Counts, WithdrawalOrder } from "#machines/after-sale/withdrawal/withdrawal.contract.ts";
import { Money } from "#src/facts/format.tsx";
import { calculateRefundFor } from "#src/orders/calculate-refund.ts";
import { MoneyAndPoints } from "#src/orders/money-and-points.tsx";
import styles from "./withdrawal.module.css";

export function WithdrawalRefundPreview({ order, counts }: { order: WithdrawalOrder; counts: Counts }) {
  const { money, points, shipping } = calculateRefundFor(order, counts);
  return (
    <div className={styles.back} aria-live="polite">
      <MoneyAndPoints money={money} points={points} currency={order} />
      {shipping > 0 && (
        <p className={styles.hint}>
          <FormattedMessage
            id="refunds.back.with_shipping"
            values={{ amount: <Money key="amount" amount={shipping} currency={order} /> }}
          />
        </p>
      )}
    </div>
  );
}
