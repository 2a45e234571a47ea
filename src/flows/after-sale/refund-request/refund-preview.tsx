import { FormattedMessage } from "react-intl";
import type {
  RefundOrder,
  RequestedRefund,
} from "#machines/after-sale/refund-request/refund-request.contract.ts";
import { Money } from "#src/facts/format.tsx";
import { calculateRefundFor } from "#src/orders/calculate-refund.ts";
import { MoneyAndPoints } from "#src/orders/money-and-points.tsx";
import styles from "./refund-request.module.css";

export function RefundPreview({ order, counts }: { order: RefundOrder; counts: RequestedRefund["counts"] }) {
  const { money, points, shipping } = calculateRefundFor(order, counts);
  return (
    <div className={styles.back} aria-live="polite">
      <h2>
        <FormattedMessage id="refunds.back" />
      </h2>
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
