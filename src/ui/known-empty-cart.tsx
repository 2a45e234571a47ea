import type { ReactNode } from "react";
import styles from "./known-empty-cart.module.css";

type Props = { children: ReactNode; isKnown?: boolean };

/** Until the cart is known, seen where src/entry.early.ts foresees that it is empty; then always. */
export const KnownEmptyCart = ({ children, isKnown = false }: Props) => (
  <div className={isKnown ? undefined : styles.foreseen}>{children}</div>
);

/** Until the cart is known, seen where nothing of it is foreseen. */
export const UnknownCart = ({ children }: Pick<Props, "children">) => (
  <div className={styles.unforeseen}>{children}</div>
);
