import type { ReactNode } from "react";
import styles from "./floating.module.css";

/** Stays in sight above the page, wherever it is scrolled to. */
export const Floating = ({ children }: { children: ReactNode }) => (
  <div className={styles.floating}>{children}</div>
);
