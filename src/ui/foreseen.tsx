import type { ReactNode } from "react";
import styles from "./foreseen.module.css";

type Props = { children: ReactNode; isKnown?: boolean };

/** Until the cart is known, seen where src/entry.early.ts foresees that it is empty; then always. */
export const Foreseen = ({ children, isKnown = false }: Props) => (
  <div className={isKnown ? undefined : styles.foreseen}>{children}</div>
);

/** Until the cart is known, seen where nothing of it is foreseen. */
export const Unforeseen = ({ children }: Pick<Props, "children">) => (
  <div className={styles.unforeseen}>{children}</div>
);
