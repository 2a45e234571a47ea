import type { ReactNode } from "react";
import styles from "./amounts.module.css";

type Row = { id: string; text: ReactNode; amount: ReactNode };

/** A list of amounts and their total. */
export const Amounts = ({ rows, total }: { rows: readonly Row[]; total: Omit<Row, "id"> }) => (
  <ul className={styles.amounts}>
    {rows.map(({ id, text, amount }) => (
      <li key={id}>
        <span>{text}</span>
        {amount}
      </li>
    ))}
    <li className={styles.total}>
      <span>{total.text}</span>
      {total.amount}
    </li>
  </ul>
);
