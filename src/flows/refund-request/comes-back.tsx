import { FormattedMessage, FormattedNumber } from "react-intl";
import type { RefundOrder, Wanted } from "../../../machines/refund-request/refund-request.contract.ts";
import { Money } from "../../facts/format.tsx";
import { comesBackFor } from "../../orders/comes-back.ts";
import styles from "./refund-request.module.css";

/** What would come back for the chosen pieces. */
export function ComesBack({ order, counts }: { order: RefundOrder; counts: Wanted["counts"] }) {
  const { money, points, shipping } = comesBackFor(order, counts);
  return (
    <div className={styles.back} aria-live="polite">
      <h2>
        <FormattedMessage id="refunds.back" />
      </h2>
      <dl>
        {(money > 0 || points === 0) && (
          <div>
            <dt>
              <FormattedMessage id="refunds.back.money" />
            </dt>
            <dd>
              <Money amount={money} currency={order} />
            </dd>
          </div>
        )}
        {points > 0 && (
          <div>
            <dt>
              <FormattedMessage id="refunds.back.points" />
            </dt>
            <dd>
              <FormattedNumber value={points} />
            </dd>
          </div>
        )}
      </dl>
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
