import { FormattedMessage } from "react-intl";
import { Money } from "#src/facts/format.tsx";
import { calculateRefundFor } from "./calculate-refund.ts";
import { MoneyAndPoints } from "./money-and-points.tsx";
import styles from "./refund-preview.module.css";

type Props = {
  order: Parameters<typeof calculateRefundFor>[0];
  counts: Parameters<typeof calculateRefundFor>[1];
};

export function RefundPreview({ order, counts }: Props) {
  const { money, points, shipping } = calculateRefundFor(order, counts);
  return (
    <>
      <MoneyAndPoints money={money} points={points} currency={order} />
      {shipping > 0 && (
        <p className={styles.hint}>
          <FormattedMessage
            id="refunds.back.with_shipping"
            values={{ amount: <Money key="amount" amount={shipping} currency={order} /> }}
          />
        </p>
      )}
    </>
  );
}
