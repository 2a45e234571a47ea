import type { ReactNode } from "react";
import styles from "./hidden.module.css";

/** Read out by screen readers, but not visible. */
export const Hidden = ({ children }: { children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
