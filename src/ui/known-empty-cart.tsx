import type { ReactNode } from "react";
import styles from "./known-empty-cart.module.css";

type Props = { children: ReactNode; isKnown?: boolean };

/** Visible if the cart is empty, or, before the cart is loaded, if src/entry.early.ts expects it to be. */
export const KnownEmptyCart = ({ children, isKnown = false }: Props) => (
  <div className={isKnown ? undefined : styles.foreseen}>{children}</div>
);

/** Visible until the cart is loaded, unless it is expected to be empty. */
export const UnknownCart = ({ children }: Pick<Props, "children">) => (
  <div className={styles.unforeseen}>{children}</div>
);
