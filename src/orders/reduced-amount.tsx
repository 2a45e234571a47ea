import type { Currency } from "#domain/money.ts";
import { Money } from "#src/facts/format.tsx";
import styles from "./reduced-amount.module.css";

type Props = {
  now: number;
  /** Without promotions; if it is the same, `now` stands alone. */
  before: number;
  /** The market's, unless it is given. */
  currency?: Currency;
};

/** What a line costs, and what it would cost without promotions. */
export function ReducedAmount({ now, before, currency }: Props) {
  const own = currency && { currency };
  if (now === before) return <Money amount={now} {...own} />;
  return (
    <>
      <ins className={styles.now}>
        <Money amount={now} {...own} />
      </ins>{" "}
      <del className={styles.before}>
        <Money amount={before} {...own} />
      </del>
    </>
  );
}
