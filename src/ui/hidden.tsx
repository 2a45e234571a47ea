import type { ReactNode } from "react";
import styles from "./hidden.module.css";

/** For those who listen: read out, not seen. */
export const Hidden = ({ children }: { children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
