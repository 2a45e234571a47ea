import { FormattedMessage, FormattedNumber } from "react-intl";
import type {
  RefundAmounts,
  Counts,
  ReviewedOrder,
} from "#machines/administration/refund-review/refund-review.contract.ts";
import { Money } from "#src/facts/format.tsx";
import { backFor } from "./refund-review.wire.ts";
import styles from "./refund-review.module.css";

export function RefundSum({ order, counts }: { order: ReviewedOrder; counts: Counts }) {
  const { value, money, points, withShipping } = backFor(order, counts);
  return (
    <div className={styles.back} aria-live="polite">
      <dl>
        <div className={styles.value}>
          <dt>
            <FormattedMessage id="admin.review.back" />
          </dt>
          <dd>
            <Money amount={value} currency={order} />
          </dd>
        </div>
        {order.money > 0 && (
          <div>
            <dt>
              <FormattedMessage id="admin.review.money" />
            </dt>
            <dd>
              <Money amount={money} currency={order} />
            </dd>
          </div>
        )}
        {order.points > 0 && (
          <div>
            <dt>
              <FormattedMessage id="admin.review.points" />
            </dt>
            <dd>
              <FormattedNumber value={points} />
            </dd>
          </div>
        )}
      </dl>
      {withShipping && (
        <p>
          <FormattedMessage id="admin.review.with_shipping" />
        </p>
      )}
    </div>
  );
}

type Sum = Pick<RefundAmounts, "money" | "points">;

/** Which variant of a text describes the sum. */
export const kindOfSum = ({ money, points }: Sum): "money" | "points" | "both" =>
  points === 0 ? "money" : money === 0 ? "points" : "both";

export const valuesOfSum = ({ money, points }: Sum, order: ReviewedOrder) => ({
  points,
  money: <Money key="money" amount={money} currency={order} />,
});
