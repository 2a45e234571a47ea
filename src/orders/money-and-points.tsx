import { FormattedMessage, FormattedNumber } from "react-intl";
import type { Currency } from "#domain/money.ts";
import { Money } from "#src/facts/format.tsx";
import styles from "./money-and-points.module.css";

/** A refund by means of payment. `money` is a decimal of the currency. */
export const MoneyAndPoints = (props: { money: number; points: number; currency: Currency }) => {
  const { money, points, currency } = props;
  return (
    <dl className={styles.sums}>
      {(money > 0 || points === 0) && (
        <div>
          <dt>
            <FormattedMessage id="refunds.back.money" />
          </dt>
          <dd>
            <Money amount={money} currency={currency} />
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
  );
};
