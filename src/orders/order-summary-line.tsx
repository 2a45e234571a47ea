import { FormattedMessage } from "react-intl";
import type { Currency } from "#domain/money.ts";
import { Name } from "#src/facts/name.tsx";
import { isNotPlentiful, StockNote } from "#src/facts/stock-note.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { Backorder } from "./backorder.tsx";
import { LineAmount, LineReductions } from "./line-reductions.tsx";
import type { SummaryLine } from "./order-summary.tsx";
import styles from "./order-summary.module.css";

export function OrderSummaryLine({ line, currency }: { line: SummaryLine; currency: Currency }) {
  const { name, count, price, image } = line;
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        <Picture image={image} sizes="4rem" className={styles.image} isDecoration />
        <span className={styles.count}>{count}</span>
      </span>
      <div className={styles.text}>
        <span className={styles.name}>
          <Name>{name}</Name>
        </span>
        {price === null ? (
          <span className={styles.unsold}>
            <FormattedMessage id="checkout.line_not_sold" />
          </span>
        ) : (
          <span className={styles.amount}>
            <LineAmount line={{ ...line, price }} currency={currency} />
          </span>
        )}
        {price !== null && line.adjustments && line.adjustments.length > 0 && (
          <div className={styles.reductions}>
            <LineReductions line={{ ...line, price }} currency={currency} />
          </div>
        )}
        {line.stock && isNotPlentiful(line.stock) && (
          <span className={styles.exempt}>
            <StockNote stock={line.stock} />
          </span>
        )}
        {line.backorderedUntil !== undefined && (
          <span className={styles.exempt}>
            <Backorder until={line.backorderedUntil} />
          </span>
        )}
        {line.isWithdrawalExempt && (
          <span className={styles.exempt}>
            <FormattedMessage id="checkout.line_exempt" />
          </span>
        )}
      </div>
    </li>
  );
}
