import type { Currency } from "#domain/money.ts";
import { lineTotal } from "#domain/price.ts";
import { AdjustmentRows, type ShownAdjustment } from "./adjustment-rows.tsx";
import { paidForItem } from "./paid-for-item.ts";
import { ReducedAmount } from "./reduced-amount.tsx";
import styles from "./line-reductions.module.css";

type Line = { price: number; count: number; adjustments?: readonly ShownAdjustment[] | undefined };
type Props = { line: Line; currency: Currency };

/** Why a line costs less. Servers of the last release send no adjustments. */
export const LineReductions = ({ line: { adjustments = [] }, currency }: Props) =>
  adjustments.length > 0 && (
    <dl className={styles.reductions}>
      <AdjustmentRows adjustments={adjustments} currency={currency} />
    </dl>
  );

/** What a line costs and, if promotions reduce it, what it did before. */
export const LineAmount = ({ line, currency }: Props) => (
  <ReducedAmount
    now={paidForItem(line, currency)}
    before={lineTotal(line.price, line.count, currency)}
    currency={currency}
  />
);
